/**
 * The greatest whole number from 0 up to `most` that can be paid for; 0 always can. What can be paid for a number can be paid for
 * every smaller one, so that it is found in as many steps as the number has bits. Unless a cost asks for something by the number
 * (a card with mana value X): then `each` of those that cards have is looked at as well.
 */
export function greatestPayable(most: number, canPay: (x: number) => boolean, each = false): number {
  if (most <= 0 || canPay(most)) return Math.max(0, most);
  let [payable, tooMuch] = [0, most];
  for (let x = 1; x < tooMuch; x *= 2) {
    if (canPay(x)) payable = x;
    else tooMuch = x;
  }
  while (tooMuch - payable > 1) {
    const x = payable + Math.floor((tooMuch - payable) / 2);
    if (canPay(x)) payable = x;
    else tooMuch = x;
  }
  for (let x = each ? Math.min(most, PRINTED) : 0; x > payable; x--) if (canPay(x)) return x;
  return payable;
}

/** More generic mana than anything reduces a cost by. */
export const PLENTY = 1000;

/** No printed number is greater. */
const PRINTED = 100;
