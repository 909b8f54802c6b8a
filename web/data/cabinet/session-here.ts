import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'

/** Who was in here, and at which seller. */
type MemberHere = Pick<StaffMember, 'id'> & { readonly organizationId: number | null }

let here: MemberHere | null = null

/**
 * Was somebody in on this very page, since it was opened? Whoever meets the door after that has not gone out: their
 * session has ended. Going out opens a whole new page. Kept by browsers only.
 */
export const sessionHere = {
  begin({ id, organization }: Pick<StaffMember, 'id' | 'organization'>): void {
    here = { id, organizationId: organization?.id ?? null }
  },
  hasBegun: (): boolean => here !== null,
  /** Whoever it was; null = nobody yet. */
  member: (): MemberHere | null => here,
}
