/** Separators of digits: spaces, brackets, dots, hyphens of every kind and invisible characters. */
const BETWEEN = /[\s()[\]./\p{Pd}\u2212\p{Default_Ignorable_Code_Point}\p{Cc}]/gu

/**
 * Parses a Russian telephone number into 7XXXXXXXXXX; empty = invalid. Foreign numbers and numbers with an extra digit
 * are invalid and never converted.
 */
export function phoneOf(text: string): string {
  const signs = text.normalize('NFKC').replace(BETWEEN, '')
  const [, ten = ''] = /^(?:\+?7|8)(\d{10})$/.exec(signs) ?? /^(9\d{9})$/.exec(signs) ?? []
  return ten === '' ? '' : `7${ten}`
}

/** True = a mobile number, which can receive a code. @param phone result of `phoneOf` */
export const isMobilePhone = (phone: string): boolean => /^79\d{9}$/.test(phone)
