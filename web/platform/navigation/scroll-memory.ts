/** Storage key of scroll positions by history entry, stored for the tab. */
const STORAGE_KEY = 'okolitsa-scroll'
/** Maximum number of stored entries; older ones restore to the top. */
const MAX_ENTRIES = 50

function readAll(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][]
  } catch {
    // storage is forbidden or its content invalid: positions are optional
    return []
  }
}

/** Stores the scroll position (CSS pixels) of a history entry. */
export function rememberScroll(key: string, top: number): void {
  const entries = readAll().filter(([known]) => known !== key)
  entries.push([key, Math.round(top)])
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(entries.slice(-MAX_ENTRIES)))
  } catch {
    // storage is forbidden: positions are optional
  }
}

/** Scroll position of a history entry, or null. */
export function recallScroll(key: string): number | null {
  return readAll().find(([known]) => known === key)?.[1] ?? null
}
