import { type Executor, run } from '../../../platform/db/client.ts'
import { topicOfOne } from '../../../platform/invalidation/invalidations.ts'

/** PostgreSQL channel that sends the ids of ended sessions to all nodes. */
const SESSION_ENDED = 'session_ended'
export const sessionEnded = topicOfOne(SESSION_ENDED)

export type SessionSource = 'web' | 'app' | 'ownfin'
export type EndReason = 'signed_out' | 'ended_by_customer' | 'ended_by_office' | 'phone_changed' | 'theft'

export interface SessionRow {
  id: string
  source: SessionSource
  userAgent: string | null
  createdAt: Date
  lastSeenAt: Date
}

/** Maximum listed sessions of one customer, latest first. */
const MAX_LISTED = 50

export async function saveSession(
  tx: Executor,
  session: {
    id: string
    customerId: number
    source: SessionSource
    userAgent: string | null
    now: Date
    expiresAt: Date
  },
): Promise<void> {
  await run(
    tx,
    `insert into customer_session (id, customer_id, source, user_agent, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, $4, $5, $5, $6)`,
    [session.id, session.customerId, session.source, session.userAgent, session.now, session.expiresAt],
  )
}

export async function prolongSession(tx: Executor, id: string, now: Date, expiresAt: Date): Promise<void> {
  await run(tx, 'update customer_session set last_seen_at = $2, expires_at = $3 where id = $1', [id, now, expiresAt])
}

/** Active sessions of a customer, last used first. */
export async function listSessions(executor: Executor, customerId: number, now: Date): Promise<SessionRow[]> {
  return run<SessionRow>(
    executor,
    `select id, source, user_agent as "userAgent", created_at as "createdAt", last_seen_at as "lastSeenAt"
       from customer_session where customer_id = $1 and ended_at is null and expires_at > $2
      order by last_seen_at desc limit ${MAX_LISTED}`,
    [customerId, now],
  )
}

/** Ends active sessions and notifies every node on commit. Returns the ids of the sessions ended by this call. */
async function end(tx: Executor, which: string, values: unknown[], reason: EndReason, now: Date): Promise<string[]> {
  const rows = await run<{ id: string }>(
    tx,
    `with ended as (
       update customer_session set ended_at = $1, end_reason = $2 where ended_at is null and ${which} returning id
     )
     select id, pg_notify('${SESSION_ENDED}', id::text) from ended`,
    [now, reason, ...values],
  )
  return rows.map(({ id }) => id)
}

export const endSession = (tx: Executor, id: string, reason: EndReason, now: Date): Promise<string[]> =>
  end(tx, 'id = $3', [id], reason, now)

export const endSessionOf = (
  tx: Executor,
  customerId: number,
  id: string,
  reason: EndReason,
  now: Date,
): Promise<string[]> => end(tx, 'id = $4 and customer_id = $3', [customerId, id], reason, now)

export const endOtherSessions = (
  tx: Executor,
  customerId: number,
  keptId: string,
  reason: EndReason,
  now: Date,
): Promise<string[]> => end(tx, 'customer_id = $3 and id <> $4', [customerId, keptId], reason, now)

/** Ids of sessions that ended since a time, `most` at most. */
export async function findEndedSince(executor: Executor, since: Date, most: number): Promise<string[]> {
  const rows = await run<{ id: string }>(
    executor,
    'select id from customer_session where ended_at > $1 order by ended_at desc limit $2',
    [since, most],
  )
  return rows.map(({ id }) => id)
}

export async function isSessionEnded(executor: Executor, id: string): Promise<boolean> {
  const rows = await run(executor, 'select 1 from customer_session where id = $1 and ended_at is not null', [id])
  return rows.length > 0
}

/** Deletes sessions that ended a week ago, with their refresh tokens; returns the number of sessions. */
export async function deleteOldSessions(executor: Executor, before: Date): Promise<number> {
  const sessions = await run(
    executor,
    'delete from customer_session where least(expires_at, ended_at) < $1 returning id',
    [before],
  )
  await run(executor, 'delete from refresh_token where expires_at < $1', [before])
  await run(executor, 'delete from web_view_token where expires_at < $1', [before])
  return sessions.length
}
