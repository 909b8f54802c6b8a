import type { CabinetVisit, Office, Staff } from '@okolitsa/domain/identity/actor.ts'
import { mayInOffice } from '@okolitsa/domain/identity/actor.ts'
import { VISIT_MINUTES, visitMembership } from '@okolitsa/domain/office/cabinet-visit.ts'
import { officePermissionsOf } from '@okolitsa/domain/office/permissions.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { onBehalfOf } from '../../../platform/db/cause.ts'
import { authorOf, type OfficeDeps, plusSeconds } from '../office-deps.ts'
import { hashOf, newToken } from '../office-secrets.ts'
import * as store from '../store/cabinet-visit.store.ts'

type Deps = Pick<OfficeDeps, 'database' | 'clock' | 'audit' | 'accounts'>

const entryOf = (action: string, organizationId: number, sessionId: string) =>
  ({ action, entity: 'cabinet_visit', entityId: sessionId, organizationId }) as const

/**
 * Opens the cabinet of a seller; an earlier visit of the session ends. Returns the token of the visit.
 * @throws Refusal FORBIDDEN without the right to act; NOT_FOUND
 */
export async function startVisit(
  { database, clock, audit, accounts }: Deps,
  { staffId, sessionId, ...office }: Office,
  { organizationId, mode, reason }: Pick<CabinetVisit, 'organizationId' | 'mode' | 'reason'>,
): Promise<{ token: string; endsAt: Date }> {
  if (mode === 'acting' && !mayInOffice({ staffId, sessionId, ...office }, 'actInCabinets'))
    throw new Refusal('FORBIDDEN')
  if (!(await accounts.sellerOf(organizationId))) throw new Refusal('NOT_FOUND')
  const now = clock()
  const token = newToken()
  const endsAt = plusSeconds(now, VISIT_MINUTES * 60)
  await database.inTransaction(async (tx) => {
    if (!(await store.lockSession(tx, sessionId))) throw new Refusal('UNAUTHORIZED')
    await store.endVisitOf(tx, sessionId, now)
    await store.insertVisit(tx, { hash: hashOf(token), sessionId, organizationId, mode, reason, now, endsAt })
    await onBehalfOf(organizationId, () =>
      audit.record(tx, authorOf(staffId), [
        { ...entryOf('startVisit', organizationId, sessionId), before: null, after: { mode }, reason },
      ]),
    )
  })
  return { token, endsAt }
}

/** Ends the visit; a repetition changes nothing. */
export async function endVisit({ database, clock, audit }: Deps, { staffId, sessionId, visit }: Staff): Promise<void> {
  if (!visit) return
  await database.inTransaction(async (tx) => {
    const ended = await store.endVisitOf(tx, sessionId, clock())
    if (!ended) return
    const entry = entryOf('endVisit', ended.organizationId, sessionId)
    await audit.record(tx, authorOf(staffId), [{ ...entry, before: { mode: visit.mode }, after: null }])
  })
}

/** The visitor of a token; null = the visit, the session or the right has ended. */
export async function visitorOf(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  token: string,
): Promise<Staff | null> {
  const row = await store.findVisit(database.executor, hashOf(token), clock())
  if (!row) return null
  const { memberId, roles, sessionId, ...visit } = row
  const rights = officePermissionsOf(roles)
  if (!rights.includes(visit.mode === 'acting' ? 'actInCabinets' : 'visitCabinets')) return null
  return { kind: 'staff', staffId: memberId, memberships: [visitMembership(visit.organizationId)], sessionId, visit }
}
