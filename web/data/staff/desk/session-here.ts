import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'

type MemberHere = Pick<StaffMember, 'id'> & { readonly organizationId: number | null }

let here: MemberHere | null = null

/**
 * Remembers whether a staff member was signed in since this page was opened. If a call is refused after that, the
 * session has expired, because signing out opens a new document. Used in browsers only.
 */
export const sessionHere = {
  begin({ id, organization }: Pick<StaffMember, 'id' | 'organization'>): void {
    here = { id, organizationId: organization?.id ?? null }
  },
  hasBegun: (): boolean => here !== null,
  /** The last member of this page; null = no sign-in yet. */
  member: (): MemberHere | null => here,
}
