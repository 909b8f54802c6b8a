import { type Executor, run } from '../../../platform/db/client.ts'

export interface RefreshTokenRow {
  id: string
  familyId: string
  customerId: number
  phone: string
  groupId: 1 | 4
  /** Seconds since it was used; null = never. */
  usedAgo: number | null
  isRevoked: boolean
  isExpired: boolean
}

/** Finds a refresh token by its hash and locks it, so that two tabs renewing at once take turns. */
export async function findRefreshToken(tx: Executor, hash: Buffer): Promise<RefreshTokenRow | null> {
  const [row] = await run<RefreshTokenRow>(
    tx,
    `select t.id, t.family_id as "familyId", t.customer_id as "customerId", c.phone, c.group_id as "groupId",
            extract(epoch from shop_now() - t.used_at)::float8 as "usedAgo",
            t.revoked_at is not null as "isRevoked", t.expires_at <= shop_now() as "isExpired"
       from refresh_token t join customer c on c.id = t.customer_id
      where t.token_hash = $1 for update of t`,
    [hash],
  )
  return row ?? null
}

export async function saveRefreshToken(
  tx: Executor,
  token: { familyId: string; customerId: number; hash: Buffer; lifetime: number },
): Promise<void> {
  await run(
    tx,
    `insert into refresh_token (family_id, customer_id, token_hash, expires_at)
     values ($1, $2, $3, shop_now() + make_interval(secs => $4))`,
    [token.familyId, token.customerId, token.hash, token.lifetime],
  )
}

export async function markUsed(tx: Executor, id: string): Promise<void> {
  await run(tx, 'update refresh_token set used_at = coalesce(used_at, shop_now()) where id = $1', [id])
}

export async function revokeFamily(executor: Executor, familyId: string): Promise<void> {
  await run(executor, 'update refresh_token set revoked_at = shop_now() where family_id = $1 and revoked_at is null', [
    familyId,
  ])
}

/** Tokens that ended a week ago explain nothing any more. */
export async function deleteOldTokens(executor: Executor): Promise<void> {
  await run(executor, `delete from refresh_token where expires_at < shop_now() - interval '7 days'`)
  await run(executor, `delete from web_view_token where expires_at < shop_now() - interval '7 days'`)
}

/** Takes a one-time web-view token; null when it is unknown, used or over. */
export async function takeWebViewToken(
  executor: Executor,
  hash: Buffer,
): Promise<{ customerId: number; phone: string; groupId: 1 | 4 } | null> {
  const [row] = await run<{ customerId: number; phone: string; groupId: 1 | 4 }>(
    executor,
    `update web_view_token t set used_at = shop_now() from customer c
      where t.token_hash = $1 and t.used_at is null and t.expires_at > shop_now() and c.id = t.customer_id
      returning c.id as "customerId", c.phone, c.group_id as "groupId"`,
    [hash],
  )
  return row ?? null
}
