/** Separators of digits: spaces, brackets, dots, hyphens of every kind and invisible characters. */
const BETWEEN = /[\s()[\]./\p{Pd}\u2212\p{Default_Ignorable_Code_Point}\p{Cc}]/gu

/**
 * A Russian telephone number as it is kept, 7XXXXXXXXXX; empty = the text is none. A number of another country is none,
 * and neither is one with a digit too many: nothing is turned into another number.
 */
export function phoneOf(text: string): string {
  const signs = text.normalize('NFKC').replace(BETWEEN, '')
  const [, ten = ''] = /^(?:\+?7|8)(\d{10})$/.exec(signs) ?? /^(9\d{9})$/.exec(signs) ?? []
  return ten === '' ? '' : `7${ten}`
}

/** Is a number of `phoneOf` a mobile one? A code can be sent there. */
export const isMobilePhone = (phone: string): boolean => /^79\d{9}$/.test(phone)
