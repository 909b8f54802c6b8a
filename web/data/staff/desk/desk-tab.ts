import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import { drafts } from '../../../platform/forms/drafts.ts'
import { clearFiles } from '../../../platform/forms/kept-files.ts'
import { keptCodes } from '../../identity/kept-code.ts'
import { forgetStarted } from '../../registration/desk/started-application.ts'

/** Storage key: the staff member and the seller whose drafts this tab stores. */
const KEY = 'okolitsa-desk-tab'

/**
 * Assigns the tab to a staff member at a seller. Drafts of another member, or of the same one at another seller, are
 * removed.
 */
export function takeDeskTab({ id, organization }: Pick<StaffMember, 'id' | 'organization'>): void {
  const owner = `${id}-${organization?.id ?? ''}`
  try {
    const before = sessionStorage.getItem(KEY)
    if (before === owner) return
    if (before !== null) forgetTyped()
    sessionStorage.setItem(KEY, owner)
  } catch {
    // the storage is forbidden: there are no drafts to separate
  }
}

/** Names of the cabinet's forms that store a phone, also after a sign-in by a bank. */
export const DESK_CODES = { signIn: 'staff-sign-in', application: 'application' } as const

function forgetTyped(): void {
  drafts.clear()
  for (const name of Object.values(DESK_CODES)) keptCodes.forget(name)
}

/** Removes the member's drafts, phone numbers and files from the tab when they sign out. */
export function leaveDeskTab(): void {
  forgetTyped()
  void clearFiles()
  try {
    forgetStarted()
    sessionStorage.removeItem(KEY)
  } catch {
    // the storage is forbidden
  }
}
