import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import { drafts } from '../../platform/forms/drafts.ts'
import { clearFiles } from '../../platform/forms/kept-files.ts'

/** Storage key: the staff member and the seller whose drafts this tab keeps. */
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
    if (before !== null) drafts.clear()
    sessionStorage.setItem(KEY, owner)
  } catch {
    // the browser forbids storage: there are no drafts to separate
  }
}

/** Removes the member's drafts and files from the tab when they sign out. */
export function leaveDeskTab(): void {
  drafts.clear()
  void clearFiles()
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // nothing was kept
  }
}
