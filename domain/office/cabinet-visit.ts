import { type CabinetVisit, type Membership, membershipAs, type Permission } from '../identity/actor.ts'

/**
 * A visit of a person of the office in a seller's cabinet. Money, requisites, contract and people of the seller are
 * closed in every visit; a visit for reading changes nothing. `cabinet-visit-calls.ts` lists the calls.
 */
export const VISIT_MODES = ['reading', 'acting'] as const satisfies readonly CabinetVisit['mode'][]
export const VISIT_MINUTES = 30
export const MAX_VISIT_REASON = 200

const CLOSED_PERMISSIONS: readonly Permission[] = ['takeMoney', 'decideClaims', 'manageStaff', 'seeNumbers']

/** The place of a visitor: a manager without money and people. */
export function visitMembership(organizationId: number): Membership {
  const place = membershipAs('manager', organizationId)
  return { ...place, permissions: place.permissions.filter((permission) => !CLOSED_PERMISSIONS.includes(permission)) }
}
