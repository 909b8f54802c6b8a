/** Bytes examined to detect an encoding without a byte order mark. */
const SAMPLE_BYTES = 65_536
/** High bytes of the Latin and the Cyrillic alphabet in UTF-16. */
const LATIN = 0
const CYRILLIC = 4
/** Minimum characters per invalid one. */
const MAX_STRAY = 100
/** Pattern of a control character that texts do not contain, or of the replacement for an invalid byte. */
const STRAY = /[^\P{Cc}\t\n\v\f\r]|\uFFFD/gu

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte)

/** The UTF-16 encoding of a text, detected by the high bytes of its alphabets; null = the text is not UTF-16. */
function wideEncoding(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const alphabets: [number, number] = [0, 0]
  for (const [index, byte] of sample.entries())
    if (byte === LATIN || byte === CYRILLIC) alphabets[index % 2 ? 1 : 0] += 1
  const most = Math.max(...alphabets)
  if (bytes.length < 4 || most < sample.length * 0.45) return null
  return alphabets[1] === most ? 'utf-16le' : 'utf-16be'
}

/** Length of the UTF-8 character that starts with this byte; 0 = invalid. */
function lengthOf(byte: number): number {
  if (byte < 0x80) return 1
  if (byte < 0xc2 || byte > 0xf4) return 0
  return byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4
}

/** Counts multi-byte UTF-8 characters and invalid bytes. */
function utf8Letters(bytes: Uint8Array): { readonly good: number; readonly bad: number } {
  let good = 0
  let bad = 0
  for (let at = 0; at < bytes.length; ) {
    const length = lengthOf(bytes[at] ?? 0)
    let read = 1
    while (read < length && ((bytes[at + read] ?? 0) & 0xc0) === 0x80) read += 1
    if (read < length || length === 0) bad += 1
    else if (length > 1) good += 1
    at += read
  }
  return { good, bad }
}

/** The no-break space of Windows, with which registers of banks group thousands; the letter «а» in DOS. */
const NO_BREAK_SPACE = 0xa0
const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39

/**
 * Chooses between DOS and Windows encodings: DOS letters are punctuation in the other one, and both have letters at
 * 0xe0.
 */
function narrowEncoding(bytes: Uint8Array): string {
  let dos = 0
  let windows = 0
  for (const [index, byte] of bytes.subarray(0, SAMPLE_BYTES).entries()) {
    if (byte === NO_BREAK_SPACE && isDigit(bytes[index - 1])) continue
    if (byte >= 0x80 && byte < 0xb0) dos += 1
    else if (byte >= 0xf0 || (byte >= 0xc0 && byte < 0xe0)) windows += 1
  }
  return dos > windows ? 'ibm866' : 'windows-1251'
}

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8'
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  const wide = wideEncoding(bytes)
  if (wide) return wide
  const { good, bad } = utf8Letters(bytes)
  // a broken byte among many characters does not prove another encoding
  return bad === 0 || good > bad * 10 ? 'utf-8' : narrowEncoding(bytes)
}

/**
 * Decodes a text in any encoding that spreadsheets save; invalid characters become U+FFFD. Null = the bytes are no
 * text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  let strays = 0
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes).replace(STRAY, () => {
    strays += 1
    return '\uFFFD'
  })
  return text.trim() === '' || strays > 1 + text.length / MAX_STRAY ? null : text
}
