/** Characters of the basic alphabet of SMS (GSM 03.38), and those that take two places. */
const BASIC = /^[\n\r\f !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΓΔΘΛΞΠΣΦΨΩ^{}\\[\]~|€]*$/
const DOUBLE = /[\f^{}\\[\]~|€]/g

export interface SmsSize {
  readonly length: number
  readonly parts: number
  /** Characters of one part: of a single message, or of each of several. */
  readonly partLength: number
  readonly alphabet: 'basic' | 'unicode'
}

/** Size of an SMS as providers charge it. */
export function smsSize(text: string): SmsSize {
  const alphabet = BASIC.test(text) ? 'basic' : 'unicode'
  const length = alphabet === 'basic' ? text.length + (text.match(DOUBLE)?.length ?? 0) : text.length
  const [single, joined] = alphabet === 'basic' ? [160, 153] : [70, 67]
  return length <= single
    ? { length, parts: length === 0 ? 0 : 1, partLength: single, alphabet }
    : { length, parts: Math.ceil(length / joined), partLength: joined, alphabet }
}
