import { type Executor, run } from '../../../platform/db/client.ts'

export interface RefreshTokenRow {
  id: string
  sessionId: string
  customerId: number
  phone: string
  usedAt: Date | null
  expiresAt: Date
  /** True = its session was ended deliberately. */
  isEnded: boolean
}

/** Finds a refresh token by hash and locks its session, which serializes renewals and the session's end. */
export async function findRefreshToken(tx: Executor, hash: Buffer): Promise<RefreshTokenRow | null> {
  await run(
    tx,
    `select 1 from customer_session
      where id = (select session_id from refresh_token where token_hash = $1) for no key update`,
    [hash],
  )
  const [row] = await run<RefreshTokenRow>(
    tx,
    `select t.id, t.session_id as "sessionId", s.customer_id as "customerId", c.phone, t.used_at as "usedAt",
            t.expires_at as "expiresAt", s.ended_at is not null as "isEnded"
       from refresh_token t
       join customer_session s on s.id = t.session_id
       join customer c on c.id = s.customer_id
      where t.token_hash = $1`,
    [hash],
  )
  return row ?? null
}

/** Stores a refresh token, unless it exists already. */
export async function saveRefreshToken(
  tx: Executor,
  token: { sessionId: string; hash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await run(
    tx,
    `insert into refresh_token (session_id, token_hash, created_at, expires_at) values ($1, $2, $3, $4)
     on conflict (token_hash) do nothing`,
    [token.sessionId, token.hash, token.now, token.expiresAt],
  )
}

export async function markUsed(tx: Executor, id: string, now: Date): Promise<void> {
  await run(tx, 'update refresh_token set used_at = $2 where id = $1', [id, now])
}

/** Stores a one-time web-view token; false = the app's session has ended meanwhile, and no token is stored. */
export async function saveWebViewToken(
  executor: Executor,
  token: { hash: Buffer; sessionId: string; expiresAt: Date },
): Promise<boolean> {
  const rows = await run<{ sessionId: string }>(
    executor,
    `insert into web_view_token (token_hash, session_id, expires_at)
     select $1, id, $3 from customer_session where id = $2 for key share
     returning session_id as "sessionId"`,
    [token.hash, token.sessionId, token.expiresAt],
  )
  return rows.length > 0
}

/** Uses up a one-time web-view token; null = unknown, used or expired, or the app's session has ended. */
export async function takeWebViewToken(
  executor: Executor,
  hash: Buffer,
  now: Date,
): Promise<{ customerId: number; phone: string; groupId: 1 | 4; sessionId: string } | null> {
  const [row] = await run<{ customerId: number; phone: string; groupId: 1 | 4; sessionId: string }>(
    executor,
    `update web_view_token t set used_at = $2 from customer_session s join customer c on c.id = s.customer_id
      where t.token_hash = $1 and t.used_at is null and t.expires_at > $2 and s.id = t.session_id and s.ended_at is null
      returning c.id as "customerId", c.phone, c.group_id as "groupId", s.id as "sessionId"`,
    [hash, now],
  )
  return row ?? null
}
