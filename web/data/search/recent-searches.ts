import { cutText } from '@okolitsa/domain/text/cut-text.ts'
import { personalKey } from '../../platform/tab-state/personal-key.ts'

/** Personal: it goes when the session ends. */
const STORAGE_KEY = personalKey('searches')
const MOST = 6
const LONGEST = 100

/** What was searched for in this browser, the latest first. */
export function recentSearches(): string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(known)
      ? known.filter((text): text is string => typeof text === 'string' && text.length <= LONGEST).slice(0, MOST)
      : []
  } catch {
    // no storage, or something foreign in it: recent searches are a comfort
    return []
  }
}

function write(texts: readonly string[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(texts))
  } catch {
    // see above
  }
}

/** Puts a text at the head; the same in other letters once. */
export function rememberSearch(text: string): void {
  const wanted = cutText(text.trim(), LONGEST)
  if (wanted === '') return
  const others = recentSearches().filter((known) => known.toLowerCase() !== wanted.toLowerCase())
  write([wanted, ...others].slice(0, MOST))
}

/** Takes one text away. */
export const forgetSearch = (text: string): void => write(recentSearches().filter((known) => known !== text))

export const forgetSearches = (): void => write([])
