/** Storage key of the place chosen in this tab: another tab may have another one, while the cookie has the latest. */
const STORAGE_KEY = 'okolitsa-place'

/** Encoded location; null = none was chosen in this tab. */
export function readTabPlace(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

export function writeTabPlace(encoded: string | null): void {
  try {
    if (encoded === null) sessionStorage.removeItem(STORAGE_KEY)
    else sessionStorage.setItem(STORAGE_KEY, encoded)
  } catch {
    // storage is full or forbidden: tabs share the place of the cookie
  }
}
