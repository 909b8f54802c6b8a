/** Scroll positions by history entry, kept for the tab. */
const STORAGE_KEY = 'okolitsa-scroll'
/** Entries kept; a longer way back starts at the top. */
const MAX_ENTRIES = 50

function readAll(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][]
  } catch {
    // storage is forbidden or holds something foreign: positions are a comfort, not a need
    return []
  }
}

/** Remembers how far (CSS pixels) the page of a history entry is scrolled. */
export function rememberScroll(key: string, top: number): void {
  const entries = readAll().filter(([known]) => known !== key)
  entries.push([key, Math.round(top)])
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(entries.slice(-MAX_ENTRIES)))
  } catch {
    // see above
  }
}

/** Where the page of a history entry was left, or null. */
export function recallScroll(key: string): number | null {
  return readAll().find(([known]) => known === key)?.[1] ?? null
}
