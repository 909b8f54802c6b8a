import { cutText } from '@okolitsa/domain/text/cut-text.ts'
import { personalKey } from '../../platform/tab-state/personal-key.ts'

/** Storage key of personal data, which is removed when the session ends. */
const STORAGE_KEY = personalKey('searches')
const MOST = 6
const LONGEST = 100

/** Recent searches in this browser, latest first. */
export function recentSearches(): string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(known)
      ? known.filter((text): text is string => typeof text === 'string' && text.length <= LONGEST).slice(0, MOST)
      : []
  } catch {
    // storage is forbidden or its content invalid: recent searches are optional
    return []
  }
}

function write(texts: readonly string[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(texts))
  } catch {
    // storage is forbidden: recent searches are optional
  }
}

/** Puts a text first; removes the same text in other case. */
export function rememberSearch(text: string): void {
  const wanted = cutText(text.trim(), LONGEST)
  if (wanted === '') return
  const others = recentSearches().filter((known) => known.toLowerCase() !== wanted.toLowerCase())
  write([wanted, ...others].slice(0, MOST))
}

export const forgetSearch = (text: string): void => write(recentSearches().filter((known) => known !== text))

export const forgetSearches = (): void => write([])
