import type { FactorKind } from '@okolitsa/domain/office/office-access.ts'
import type { OfficeRole } from '@okolitsa/domain/office/permissions.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { topicOfOne } from '../../../platform/invalidation/invalidations.ts'

/** PostgreSQL channel that sends ended sessions of the office to all nodes. */
const OFFICE_SESSION_ENDED = 'office_session_ended'
export const officeSessionEnded = topicOfOne(OFFICE_SESSION_ENDED)

/** Interval at which the time of the latest use is written, seconds. */
const SEEN_EVERY_SECONDS = 60

export interface OpenSessionRow {
  id: string
  memberId: number
  roles: OfficeRole[]
  factorAt: Date
  isSeenLately: boolean
}

/** The open session of a token, of an active person. */
export async function findSession(executor: Executor, hash: Buffer, now: Date): Promise<OpenSessionRow | null> {
  const [row] = await run<OpenSessionRow>(
    executor,
    `select session.id, session.member_id as "memberId", member.roles, session.factor_at as "factorAt",
       session.seen_at > $2::timestamptz - make_interval(secs => ${SEEN_EVERY_SECONDS}) as "isSeenLately"
       from office_session session join office_member member on member.id = session.member_id
      where session.token_hash = $1 and session.ended_at is null and session.expires_at > $2 and member.is_active`,
    [hash, now],
  )
  return row ?? null
}

export async function noteSeen(executor: Executor, id: string, now: Date): Promise<void> {
  await run(executor, 'update office_session set seen_at = $2 where id = $1', [id, now])
}

export async function insertSession(
  tx: Executor,
  session: {
    readonly id: string
    readonly hash: Buffer
    readonly memberId: number
    readonly factor: FactorKind
    readonly browser: string | null
    readonly system: string | null
    readonly now: Date
    readonly expiresAt: Date
  },
): Promise<void> {
  await run(
    tx,
    `insert into office_session
       (id, token_hash, member_id, factor, factor_at, browser, system, created_at, seen_at, expires_at)
     values ($1, $2, $3, $4, $7, $5, $6, $7, $7, $8)`,
    [
      session.id,
      session.hash,
      session.memberId,
      session.factor,
      session.browser,
      session.system,
      session.now,
      session.expiresAt,
    ],
  )
}

export interface ListedSessionRow {
  id: string
  browser: string | null
  system: string | null
  createdAt: Date
  seenAt: Date
}

export async function listSessions(executor: Executor, memberId: number, now: Date): Promise<ListedSessionRow[]> {
  return run<ListedSessionRow>(
    executor,
    `select id, browser, system, created_at as "createdAt", seen_at as "seenAt" from office_session
      where member_id = $1 and ended_at is null and expires_at > $2 order by created_at desc, id`,
    [memberId, now],
  )
}

/**
 * Ends open sessions of a person on every node; returns their ids. @param which `all` of them, all `except` one, or
 * only the `one`
 */
export async function endSessions(
  tx: Executor,
  memberId: number,
  which: { readonly all: true } | { readonly except: string } | { readonly only: string },
  now: Date,
): Promise<string[]> {
  const rows = await run<{ id: string }>(
    tx,
    `with ended as (
       update office_session set ended_at = $2
        where member_id = $1 and ended_at is null and expires_at > $2
          and ($3::uuid is null or id <> $3) and ($4::uuid is null or id = $4) returning id)
     select id, pg_notify('${OFFICE_SESSION_ENDED}', id::text) as told from ended`,
    [memberId, now, 'except' in which ? which.except : null, 'only' in which ? which.only : null],
  )
  return rows.map(({ id }) => id)
}

/** Notes a check of the factor in an open session. */
export async function saveFactorCheck(tx: Executor, id: string, factor: FactorKind, now: Date): Promise<void> {
  await run(tx, 'update office_session set factor = $2, factor_at = $3 where id = $1', [id, factor, now])
}

export async function deleteOldSessions(executor: Executor, before: Date): Promise<void> {
  await run(executor, 'delete from office_session where expires_at < $1', [before])
}
