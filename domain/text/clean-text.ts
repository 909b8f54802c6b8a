/** Maximum combining marks of one letter; no language uses more, and a stack of marks covers its neighbours. */
const MAX_MARKS = 7

/** Characters that are already normalized and take no marks: nearly all texts consist of them alone. */
const PLAIN =
  /^[\t\n\x20-\x7E\u00A0-\u00AC\u00AE-\u02FF\u0400-\u0482\u048A-\u052F\u2010-\u2027\u2030-\u205E\u20BD\u2116]*$/

const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/**
 * Invisible characters. The first group joins and colours emoji and is preserved. The others are invisible or change
 * the writing direction. NUL is preserved and refused elsewhere.
 */
const UNSEEN = new RegExp(
  [
    '((?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\\uFE0F?)\\u200D(?=\\p{Extended_Pictographic})',
    '(?<=\\p{Extended_Pictographic})[\\uFE0E\\uFE0F]',
    '(?<=[\\d#*])\\uFE0F(?=\\u20E3))',
    '[\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB]',
    '(?![\\0\\t\\n])\\p{Cc}',
  ].join('|'),
  'gu',
)
const TOWER = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, 'gu')

/**
 * Normalizes a text for storage: NFC, one kind of line ends, no control, invisible or direction characters. Tabs and
 * line ends stay. Idempotent.
 */
export const cleanText = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(LINE_END, '\n').replace(UNSEEN, '$1').normalize('NFC').replace(TOWER, '$1')
