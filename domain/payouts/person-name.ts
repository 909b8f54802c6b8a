/** A name of a person as banks compare it. */
export interface PersonName {
  readonly last: string
  readonly first: string
  /** Null = the person has none. */
  readonly middle: string | null
}

const WORD = /^[\p{L}][\p{L}'’.-]*$/u

/**
 * The name of a seller who is a person, written as in a passport: surname, first name, patronymic. A patronymic may have
 * several words. Null = the text is no such name, and the name is not compared.
 */
export function personNameOf(legalName: string): PersonName | null {
  const [last, first, ...rest] = legalName.trim().split(/\s+/)
  if (last === undefined || first === undefined || rest.length > 2) return null
  if (![last, first, ...rest].every((word) => WORD.test(word) && word.length <= 60)) return null
  return { last, first, middle: rest.length > 0 ? rest.join(' ') : null }
}
