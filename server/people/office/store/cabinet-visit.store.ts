import type { CabinetVisit } from '@okolitsa/domain/identity/actor.ts'
import type { OfficeRole } from '@okolitsa/domain/office/permissions.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { OFFICE_STREAMS_ENDED } from './people.store.ts'

export interface OpenVisitRow extends CabinetVisit {
  memberId: number
  roles: OfficeRole[]
  sessionId: string
}

/** The open visit of a token, as long as the session of the office and its person are active. */
export async function findVisit(executor: Executor, hash: Buffer, now: Date): Promise<OpenVisitRow | null> {
  const [row] = await run<OpenVisitRow>(
    executor,
    `select visit.organization_id as "organizationId", visit.mode, visit.reason, visit.expires_at as "endsAt",
       member.name, member.id as "memberId", member.roles, session.id as "sessionId"
       from cabinet_visit visit
       join office_session session on session.id = visit.session_id
       join office_member member on member.id = session.member_id
      where visit.token_hash = $1 and visit.ended_at is null and visit.expires_at > $2
        and session.ended_at is null and session.expires_at > $2 and member.is_active`,
    [hash, now],
  )
  return row ?? null
}

export async function insertVisit(
  tx: Executor,
  visit: Pick<CabinetVisit, 'organizationId' | 'mode' | 'reason' | 'endsAt'> & {
    readonly hash: Buffer
    readonly sessionId: string
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    `insert into cabinet_visit (token_hash, session_id, organization_id, mode, reason, began_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [visit.hash, visit.sessionId, visit.organizationId, visit.mode, visit.reason, visit.now, visit.endsAt],
  )
}

/** Serializes visits of a session of the office; false = it has ended. */
export async function lockSession(tx: Executor, sessionId: string): Promise<boolean> {
  const rows = await run(tx, 'select 1 from office_session where id = $1 and ended_at is null for no key update', [
    sessionId,
  ])
  return rows.length > 0
}

/** Ends the open visit of a session of the office, and its streams on every node. */
export async function endVisitOf(
  tx: Executor,
  sessionId: string,
  now: Date,
): Promise<{ organizationId: number } | null> {
  const [row] = await run<{ organizationId: number }>(
    tx,
    `with ended as (
       update cabinet_visit set ended_at = $2 where session_id = $1 and ended_at is null
       returning session_id, organization_id)
     select organization_id as "organizationId", pg_notify('${OFFICE_STREAMS_ENDED}', session_id::text) as told from ended`,
    [sessionId, now],
  )
  return row ?? null
}
