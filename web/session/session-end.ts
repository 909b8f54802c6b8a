/** How a session ended: by its owner here, by its owner elsewhere (or for safety), or by time. */
export type SessionEnd = 'signedOut' | 'ended' | 'expired'

const KEY = 'okolitsa-session-end'

/** Tells the other tabs, who only see that the session is gone. */
export function noteEnd(end: SessionEnd): void {
  try {
    localStorage.setItem(KEY, end)
  } catch {
    // storage is full or forbidden: the others take the careful way
  }
}

export function notedEnd(): SessionEnd | null {
  try {
    return localStorage.getItem(KEY) as SessionEnd | null
  } catch {
    return null
  }
}
