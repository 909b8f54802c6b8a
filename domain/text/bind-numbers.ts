const NBSP = '\u00A0'

/**
 * Inserts non-breaking spaces around numbers: in groups of digits, before percent and rouble signs, between a number
 * and the following word or unit («82,5 %», «500 г», «2 шт»), before a number that ends a name («tent 2»), and between
 * a sign and its number.
 */
export const bindNumbers = (text: string): string =>
  text
    .replace(/(?<=\d) (?=[%‰₽°]|\d{3}(?!\d)|\p{L}{1,3}(?!\p{L}))/gu, NBSP)
    .replace(/(?<=№) (?=\d)/gu, NBSP)
    .replace(/(?<=\p{L}) (?=\d{1,3}(?:$|[),;.!?»]+(?:\s|$)))/gu, NBSP)
