const BYTES = Uint8Array.from({ length: 256 }, (_, byte) => byte)
/**
 * Byte of each UTF-16 unit. The encoding has no character for one byte, which decodes as a control character. All its
 * characters are one unit long.
 */
const BYTE_OF: ReadonlyMap<number, number> = new Map(
  [...new TextDecoder('windows-1251').decode(BYTES)].flatMap((char, byte) =>
    /\p{Cc}/u.test(char) && !/[\t\n\r]/.test(char) ? [] : [[char.charCodeAt(0), byte] as const],
  ),
)
const canContain = (char: string) => char.length === 1 && BYTE_OF.has(char.charCodeAt(0))

/** Encodes a text in windows-1251, the encoding of files for Russian banks and tax offices. @throws {RangeError} */
export function windows1251Of(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let index = 0; index < text.length; index += 1) {
    const byte = BYTE_OF.get(text.charCodeAt(index))
    if (byte === undefined)
      throw new RangeError(`no character of windows-1251: U+${text.codePointAt(index)?.toString(16)}`)
    bytes[index] = byte
  }
  return bytes
}

/** Typographic characters that banks refuse or that the encoding lacks → plain ones. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' '],
  [/\p{Pd}|\u2212/gu, '-'],
  [/[\u201C-\u201F\u2033]/g, '"'],
  [/[\u2018-\u201B\u2032]/g, "'"],
  [/\u2026/g, '...'],
  [/[\u2044\u2215]/g, '/'],
]

/** Texts without a character to replace: nearly all names and purposes. */
const NOTHING_TO_REPLACE = /^[\x20-\x7E\u0401\u0410-\u044F\u0451\u00AB\u00BB\u2116]*$/

/**
 * Replaces characters that windows-1251 lacks, in this order: spaces and dashes of all kinds become plain ones, special
 * characters take their `replacements`, letters with marks lose the marks, other letters and digits become `?`, and
 * other signs are dropped. The result is one trimmed line and never contains a control character. Idempotent.
 */
export function bankText(text: string, replacements: Readonly<Record<string, string>>): string {
  let plain = text
  if (!NOTHING_TO_REPLACE.test(text)) plain = replaced(text, replacements)
  return plain.replace(/ +/g, ' ').trim()
}

function replaced(text: string, replacements: Readonly<Record<string, string>>): string {
  let plain = text.normalize('NFC')
  for (const [signs, instead] of PLAIN) plain = plain.replace(signs, instead)
  return [...plain].map((char) => (canContain(char) ? char : replacementOf(char, replacements))).join('')
}

function replacementOf(char: string, replacements: Readonly<Record<string, string>>): string {
  const own = replacements[char] ?? replacements[char.toLowerCase()]
  if (own !== undefined) return char === char.toLowerCase() ? own : own.toUpperCase()
  const bare = char.normalize('NFKD').replace(/\p{M}+/gu, '')
  if (bare !== '' && [...bare].every(canContain)) return bare
  return /[\p{L}\p{N}]/u.test(char) ? '?' : ''
}
