import { notedEnd, type SessionEnd } from './session-end.ts'

/**
 * Storage key: the customer whose drafts this tab stores. Written as soon as the customer is known, not when the
 * session ends: a reloaded tab may find the session expired before it knows its owner.
 */
const KEY = 'okolitsa-tab-owner'

/** The owner of the tab; null = no customer has signed in in this tab. */
export function ownerOfTab(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Assigns the tab to the customer; returns whether it stored drafts of another one. */
export function takeTab(customerId: number): boolean {
  const owner = ownerOfTab()
  try {
    if (owner !== String(customerId)) sessionStorage.setItem(KEY, String(customerId))
  } catch {
    // forbidden storage keeps no drafts either
  }
  return owner !== null && owner !== String(customerId)
}

export function leaveTab(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // the storage is forbidden
  }
}

/** Whether drafts are preserved for their owner: the session has expired, and its owner is known. */
export const isKeptAfter = (end: SessionEnd | null): boolean => end === 'expired' && ownerOfTab() !== null

/** Whether a guest's tab stores drafts of a customer who was signed out in another tab. */
export function isLeftBehind(): boolean {
  const end = notedEnd()
  return ownerOfTab() !== null && end !== null && end !== 'expired'
}
