import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import { drafts } from '../../platform/forms/drafts.ts'
import { clearFiles } from '../../platform/forms/kept-files.ts'

/** Whose drafts of the cabinet this tab keeps. */
const KEY = 'okolitsa-desk-tab'

/** The tab is theirs from now on: what somebody else has typed, or they themselves at another seller, is not shown. */
export function takeDeskTab({ id, organization }: Pick<StaffMember, 'id' | 'organization'>): void {
  const owner = `${id}-${organization?.id ?? ''}`
  try {
    const before = sessionStorage.getItem(KEY)
    if (before === owner) return
    if (before !== null) drafts.clear()
    sessionStorage.setItem(KEY, owner)
  } catch {
    // a storage that is forbidden keeps no drafts either
  }
}

/** They go: what they have typed goes with them. */
export function leaveDeskTab(): void {
  drafts.clear()
  void clearFiles()
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // nothing was kept
  }
}
