const NBSP = '\u00A0'

/**
 * Keeps numbers with what they count, by non-breaking spaces: groups of digits, percents and roubles, the word or the unit
 * after a number («82,5 %», «500 г», «2 шт»), the number after a word it ends («tent 2»), a number after its sign.
 */
export const bindNumbers = (text: string): string =>
  text
    .replace(/(?<=\d) (?=[%‰₽°]|\d{3}(?!\d)|\p{L}{1,3}(?!\p{L}))/gu, NBSP)
    .replace(/(?<=№) (?=\d)/gu, NBSP)
    .replace(/(?<=\p{L}) (?=\d{1,3}(?:$|[),;.!?»]+(?:\s|$)))/gu, NBSP)
