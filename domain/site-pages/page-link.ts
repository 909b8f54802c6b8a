/** Browsers leave some of these out of an address and read a backslash as a slash: what is checked would not be opened. */
const NOT_OF_LINKS = /[\s\\\p{Cc}\p{Default_Ignorable_Code_Point}]/u
const OWN = 'https://own.invalid'
const MANY = /^(tel:\+?\d{5,15}|mailto:[^\s@]+@[^\s@]+|#[\w-]+)$/

/** An address of the web with nobody's name and password in it. */
export const isWebLink = (text: string): boolean =>
  !NOT_OF_LINKS.test(text) && /^https?:\/\/[^/?#@]+([/?#]|$)/.test(text) && URL.canParse(text)

/** Where a link of a page may lead: the web, a telephone, a letter, a page of the site itself or a place on this one. */
export const isLink = (text: string): boolean =>
  isWebLink(text) ||
  (!NOT_OF_LINKS.test(text) && (MANY.test(text) || (/^\/(?!\/)/.test(text) && new URL(text, OWN).origin === OWN)))
