/** The place chosen in this tab: another tab may choose another one, and the cookie knows the latest only. */
const STORAGE_KEY = 'okolitsa-place'

/** Encoded location; null = none was chosen here. */
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
    // storage is full or forbidden: the tabs share their place then
  }
}
