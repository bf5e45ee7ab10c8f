import type { Part } from "../catalog.ts";

export const faults: Part<"faults"> = {
  line: "Riga {line}",
  deck: "Mazzo",
  ofSeat: "Giocatore {n}, {at}",
  byRule: "{said} (regola {rule})",
  "unknown-card": "Non esiste una carta “{card}”.{near, select, none {} other { Intendevi {near}?}}",
  "unreadable-card":
    "“{card}” qui non si può ancora giocare: {why, select, layout {il suo formato ({what}) non è supportato.} type {il suo tipo di carta ({what}) non è supportato.} stats {nel file delle carte manca {what}.} text {“{phrase}” (riga {what} del suo testo) non viene capito.} other {il suo simbolo di mana {what} è sconosciuto.}}",
  "too-few-cards":
    "Il {deck, select, planar {mazzo planare} scheme {mazzo intrigo} attraction {mazzo Attrazione} other {mazzo}} ha {n, plural, =1 {# carta} other {# carte}}; ne servono almeno {least}.",
  "too-many-cards":
    "{deck, select, vanguard {Nella zona di comando iniziano} other {Il mazzo ha}} {n, plural, =1 {# carta} other {# carte}}; al massimo {most}.",
  "too-many-phenomena": "Il mazzo planare ha {n} fenomeni; al massimo {most}.",
  "sideboard-too-large":
    "Il sideboard ha {n, plural, =1 {# carta} other {# carte}}; {most, plural, =0 {non ne è ammessa nessuna} other {al massimo #}}.",
  "too-many-copies": "{n} copie di “{card}”; al massimo {most}.",
  "not-legal": "“{card}” non è legale in {format}.",
  banned: "“{card}” è bandita in {format}.",
  restricted: "“{card}” è limitata in {format}: una copia, non {n}.",
  "wrong-deck": "“{card}” non va nel mazzo in cui si trova.",
  "no-commander": "Manca il comandante: mettilo sotto “Commander”.",
  "not-a-commander": "“{card}” non può essere un comandante.",
  "too-many-commanders": "È ammesso un comandante, o due che possano essere partner.",
  "outside-identity": "“{card}” non rientra nell’identità di colore del comandante ({colors}).",
  "too-many-lines": "La lista ha {n} righe; può averne {most}.",
  "long-line": "Questa riga è troppo lunga; può avere {most} caratteri.",
  "control-character": "In questa riga c’è un carattere di controllo ({control}).",
  "empty-list": "La lista è vuota.",
  "no-cards": "In questa lista non ci sono carte.",
  "bad-count": "“{text}” non è un numero di carte da 1 a {most}.",
  "no-name": "In questa riga manca il nome di una carta.",
  "bad-line": "Questa riga non si può leggere.",
  "too-much": "È troppo lungo, o troppi.",
  "too-little": "È troppo corto, o troppo pochi.",
  "wrong-form": "Non ha la forma dovuta.",
};
