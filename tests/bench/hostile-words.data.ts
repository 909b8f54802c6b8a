/** Unknown words: a search for ten of them is the most expensive. */
export const unknownWords = (nth: number): string =>
  Array.from({ length: 10 }, (_, word) => `щ${(nth * 31 + word).toString(36).replace(/\d/g, 'ж')}ы`).join(' ')

export const TOWN = 'Москва'
export const ANY_TEXT = 'сыр'
