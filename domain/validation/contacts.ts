/**
 * Pattern of links: a scheme, a common prefix, or a name with a top-level domain, which phones and mail programs turn
 * into links.
 */
const LINK =
  /:\/\/|\bwww\.|[\p{L}\p{N}]\.(?:[a-z]{2,}|\u0440\u0444|\u0440\u0443\u0441|\u0441\u0430\u0439\u0442|\u043E\u043D\u043B\u0430\u0439\u043D)(?![\p{L}\p{N}])|[\p{L}\p{N}]\.[\p{L}\p{N}-]{2,}\/|[\p{L}\p{N}]@[\p{L}\p{N}]/iu
/** Pattern of telephones: ten digits or more with any separators; two years joined by a dash have fewer. */
const PHONE = /(?:\d[\s().\-\u2010-\u2015]*){10,}/u

/** True = the text contains a link, an e-mail address or a telephone number. */
export function hasContacts(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return LINK.test(plain) || PHONE.test(plain)
}
