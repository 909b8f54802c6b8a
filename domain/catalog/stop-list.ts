/**
 * The list of goods that nobody sells at the market. Each entry names the reason that the seller reads. The list is data
 * of the market, travels with the words of alcohol, and is therefore applied to every text under which something is sold.
 */
export const STOP_REASONS = ['tobacco', 'drugs', 'medicine', 'weapons', 'wildlife', 'market'] as const
export type StopReason = (typeof STOP_REASONS)[number]
/** Mistakes of a field by reason. */
export type StopMistake = `stop${Capitalize<StopReason>}`

/** Words in a row, normalized; a trailing star of a word matches any ending. */
export interface StopPhrase {
  readonly phrase: string
  readonly reason: StopReason
}

export const MAX_STOP_PHRASES = 500
export const MAX_STOP_PHRASE = 60
/** One to four words, each of two letters or more, with an optional star at the end. */
export const STOP_PHRASE = /^[\p{L}\p{N}]{2,}\*?(?: [\p{L}\p{N}]{2,}\*?){0,3}$/u

const mistakeOf = (reason: StopReason): StopMistake =>
  `stop${reason.slice(0, 1).toUpperCase()}${reason.slice(1)}` as StopMistake

/**
 * Finds the first phrase of the list among the normalized words of a text. A phrase after a negation ("without
 * nicotine") does not count.
 */
export function stopMistakeOf(
  list: readonly StopPhrase[],
  negation: ReadonlySet<string>,
  words: readonly string[],
): StopMistake | null {
  const found = list.find(({ phrase }) => hasPhrase(phrase, words, negation))
  return found ? mistakeOf(found.reason) : null
}

/** True = the normalized words of a text contain the phrase. @param negation words after which it does not count */
export function hasPhrase(phrase: string, words: readonly string[], negation?: ReadonlySet<string>): boolean {
  const parts = phrase.split(' ')
  return words.some(
    (_, at) =>
      parts.every((part, index) => isLike(words[at + index] ?? '', part)) && !negation?.has(words[at - 1] ?? ''),
  )
}

const isLike = (word: string, part: string): boolean =>
  part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part
