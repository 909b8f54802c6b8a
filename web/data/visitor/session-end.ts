import { readCookie, writeCookie } from '../../platform/client/cookies.ts'

/** How a session ended: signed out here, ended elsewhere (or for security), or expired. */
export type SessionEnd = 'signedOut' | 'ended' | 'expired'

/** Set by the server for a minute when a page was requested with an expired session. */
const OVER_COOKIE = 'session-over'

const KEY = 'okolitsa-session-end'

/** Stores the reason for other tabs, which only see that the session is gone; null = a session has started. */
export function noteEnd(end: SessionEnd | null): void {
  try {
    if (end === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, end)
  } catch {
    // storage is full or forbidden: other tabs take the safe default
  }
}

/** How the last session of this browser ended; null = expired, since every sign-out is stored. */
export function notedEnd(): SessionEnd | null {
  try {
    return localStorage.getItem(KEY) as SessionEnd | null
  } catch {
    return null
  }
}

/** Reason why the requested page redirected to the sign-in; returned once. Null = no session. */
export function takeSessionOver(): Exclude<SessionEnd, 'signedOut'> | null {
  const why = readCookie(OVER_COOKIE)
  if (why === undefined) return null
  writeCookie(OVER_COOKIE, '', 0)
  return why === 'ended' ? 'ended' : 'expired'
}
