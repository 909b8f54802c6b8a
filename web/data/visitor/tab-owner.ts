import { notedEnd, type SessionEnd } from './session-end.ts'

/**
 * Whose typing this tab keeps. Written as soon as the customer is known, not when the session ends: a tab that was
 * reloaded meets a dead session before it has heard whose it was.
 */
const KEY = 'okolitsa-tab-owner'

/** Null = nobody has signed in in this tab. */
export function ownerOfTab(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** The tab is the customer's from now on; answers whether what is kept in it was another customer's. */
export function takeTab(customerId: number): boolean {
  const owner = ownerOfTab()
  try {
    if (owner !== String(customerId)) sessionStorage.setItem(KEY, String(customerId))
  } catch {
    // a storage that is forbidden keeps no typing either
  }
  return owner !== null && owner !== String(customerId)
}

/** Nobody's typing is in the tab any more. */
export function leaveTab(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // nothing was kept
  }
}

/** Whether what was typed waits for its owner: only time ended the session, and it is known whose it was. */
export const isKeptAfter = (end: SessionEnd | null): boolean => end === 'expired' && ownerOfTab() !== null

/** Whether a guest's tab holds what somebody typed who then signed out, or was signed out, in another one. */
export function isLeftBehind(): boolean {
  const end = notedEnd()
  return ownerOfTab() !== null && end !== null && end !== 'expired'
}
