/** Maximum length of the name of a market, characters. */
export const MAX_MARKET_NAME = 60

const OUTER_QUOTES = /^[«"„“”'`\s]+|[»"“”'`\s]+$/g

/**
 * The name of a market as it is stored: composed Unicode, single spaces, without quotation marks around it. The marks
 * around a quoted part at the end of the name, as in `Ферма "Утро"`, belong to the name.
 */
export function marketNameOf(text: string): string {
  const name = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  const bare = name.replace(OUTER_QUOTES, '')
  return isBalanced(bare) ? bare : name.replace(/^[\s]+|[\s]+$/g, '')
}

const isBalanced = (name: string): boolean =>
  (name.match(/"/g) ?? []).length % 2 === 0 && (name.match(/«/g) ?? []).length === (name.match(/»/g) ?? []).length

/**
 * The name in Russian quotation marks, as texts use it: always in the nominative case, so that no text declines it.
 * Quotation marks within the name become inner ones.
 */
export function quotedName(name: string): string {
  let isOpen = false
  const inner = name.replace(/[«»"“”„]/g, (mark) => {
    const isOpening = mark === '«' || mark === '„' || (mark === '"' && !isOpen)
    isOpen = isOpening
    return isOpening ? '„' : '“'
  })
  return `«${inner}»`
}

/** Maximum length of a short name: the space below an icon of a phone's home screen, characters. */
export const MAX_SHORT_NAME = 12

const HANGING_WORD = /\s+\S{1,3}$/

/**
 * The name for icons and SMS, at most `MAX_SHORT_NAME` characters: the leading words that fit, without a preposition or
 * a conjunction at the end.
 */
export function shortName(name: string): string {
  if (name.length <= MAX_SHORT_NAME) return name
  const words = name.replace(/[«»"“”„]/g, '').split(' ')
  let short = ''
  for (const word of words) {
    const longer = short === '' ? word : `${short} ${word}`
    if (longer.length > MAX_SHORT_NAME) break
    short = longer
  }
  if (short === '') return `${[...(words[0] ?? '')].slice(0, MAX_SHORT_NAME - 1).join('')}…`
  while (short.length < name.length && HANGING_WORD.test(short)) short = short.replace(HANGING_WORD, '')
  return short
}
