/** How a session ended: by its owner here, by its owner elsewhere (or for safety), or by time. */
export type SessionEnd = 'signedOut' | 'ended' | 'expired'

const KEY = 'okolitsa-session-end'

/** Tells the other tabs, who only see that the session is gone; null = a session has begun. */
export function noteEnd(end: SessionEnd | null): void {
  try {
    if (end === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, end)
  } catch {
    // storage is full or forbidden: the others take the careful way
  }
}

/** How the last session of this browser ended; null = by time, as far as anybody here knows: whoever signs out notes it. */
export function notedEnd(): SessionEnd | null {
  try {
    return localStorage.getItem(KEY) as SessionEnd | null
  } catch {
    return null
  }
}
