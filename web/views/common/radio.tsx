interface RadioProps<T extends string> {
  name: string;
  value: T;
  now: T | undefined;
  title: string;
  text?: string | undefined;
  onPick(value: T): void;
}

export function Radio<T extends string>({ name, value, now, title, text, onPick }: RadioProps<T>) {
  return (
    <label class="pick">
      <input type="radio" name={name} value={value} checked={now === value} onChange={() => onPick(value)} />
      <span class="pick-title">{title}</span>
      {text && <span class="pick-text">{text}</span>}
    </label>
  );
}
