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
