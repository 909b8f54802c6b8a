/** Marks over and under one letter; no language writes more, and a tower of them covers its neighbours. */
const MAX_MARKS = 7

/** Letters and signs that are their own normal form and take no marks: nearly every text is made of them alone. */
const PLAIN =
  /^[\t\n\x20-\x7E\u00A0-\u00AC\u00AE-\u02FF\u0400-\u0482\u048A-\u052F\u2010-\u2027\u2030-\u205E\u20BD\u2116]*$/

const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/**
 * The first group is what emoji are joined and coloured with, and stays. The rest shows nothing by itself or turns the
 * direction of its neighbours. A NUL stays: whoever keeps the text refuses it.
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
 * A text as it is kept: composed (NFC), with line ends of one kind, without control and invisible characters and
 * without signs that turn the direction. Tabs and line ends stay. Cleaning a clean text changes nothing.
 */
export const cleanText = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(LINE_END, '\n').replace(UNSEEN, '$1').normalize('NFC').replace(TOWER, '$1')
