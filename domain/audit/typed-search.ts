/** Search text of the log: the number of a thing, or words. */
export type TypedSearch = { readonly number: string } | { readonly words: string }

/** Digits that may be a number: a sign before them and spaces between them are ignored. */
const NUMBER = /^(?:№|#)?\s*(\d[\d\s\u00A0]*)$/

/** Null = nothing was typed. */
export function typedSearchOf(typed: string): TypedSearch | null {
  const text = typed.trim()
  if (text === '') return null
  const [, digits] = NUMBER.exec(text) ?? []
  return digits === undefined ? { words: text } : { number: digits.replace(/\D/g, '') }
}
