/**
 * Characters refused in links: browsers drop some of them and read a backslash as a slash, so that the checked URL
 * would differ from the opened one.
 */
const NOT_OF_LINKS = /[\s\\\p{Cc}\p{Default_Ignorable_Code_Point}]/u
const OWN = 'https://own.invalid'
const MANY = /^(tel:\+?\d{5,15}|mailto:[^\s@]+@[^\s@]+|#[\w-]+)$/

/** True = a web URL without a user name and password. */
export const isWebLink = (text: string): boolean =>
  !NOT_OF_LINKS.test(text) && /^https?:\/\/[^/?#@]+([/?#]|$)/.test(text) && URL.canParse(text)

/** True = an allowed link: a web URL, a telephone, an e-mail, a page of the site or an anchor. */
export const isLink = (text: string): boolean =>
  isWebLink(text) ||
  (!NOT_OF_LINKS.test(text) && (MANY.test(text) || (/^\/(?!\/)/.test(text) && new URL(text, OWN).origin === OWN)))
