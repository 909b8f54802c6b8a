import { readCookie, writeCookie } from '../../platform/client/cookies.ts'

/** How a session ended: by its owner here, by its owner elsewhere (or for safety), or by time. */
export type SessionEnd = 'signedOut' | 'ended' | 'expired'

/** Set by the server for a minute when a page was asked for with a session that is over. */
const OVER_COOKIE = 'session-over'

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

/** Why the page that was asked for leads to sign-in; told once. Null = nobody was signed in. */
export function takeSessionOver(): Exclude<SessionEnd, 'signedOut'> | null {
  const why = readCookie(OVER_COOKIE)
  if (why === undefined) return null
  writeCookie(OVER_COOKIE, '', 0)
  return why === 'ended' ? 'ended' : 'expired'
}
