/** A scheme, a usual beginning, or a name with a zone, which links are made of by telephones and mail programs. */
const LINK =
  /:\/\/|\bwww\.|[\p{L}\p{N}]\.(?:[a-z]{2,}|\u0440\u0444|\u0440\u0443\u0441|\u0441\u0430\u0439\u0442|\u043E\u043D\u043B\u0430\u0439\u043D)(?![\p{L}\p{N}])|[\p{L}\p{N}]\.[\p{L}\p{N}-]{2,}\/|[\p{L}\p{N}]@[\p{L}\p{N}]/iu
/** Ten digits and more, however they are written apart; two years joined by a dash are fewer. */
const PHONE = /(?:\d[\s().\-\u2010-\u2015]*){10,}/u

/** Does a text hold a link, an e-mail address or a telephone number? */
export function hasContacts(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return LINK.test(plain) || PHONE.test(plain)
}
