import { createHash } from 'node:crypto'
import { type FieldErrors, Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { type Executor, run } from '../db/client.ts'

/** Maximum attempts of one kind within a time. */
export interface TryLimit {
  readonly kind: string
  readonly most: number
  readonly windowSeconds: number
}

/** Stored key of a caller (phone, network or customer): a SHA-256 hash, since it is only compared. */
const keptName = (who: string): string => createHash('sha256').update(who).digest('base64url')

/**
 * Serializes the attempts of one caller until the transaction ends, and refuses above the limit.
 * @param errors the field of the attempt, with its message code
 * @throws Refusal TOO_MANY_REQUESTS with the time until the next attempt
 */
export async function refuseOverLimit(
  tx: Executor,
  { kind, most, windowSeconds }: TryLimit,
  who: string,
  now: Date,
  errors?: FieldErrors,
): Promise<void> {
  await run(tx, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`try:${kind}:${who}`])
  const [oldest] = await run<{ at: Date }>(
    tx,
    'select at from limited_try where kind = $1 and who = $2 and at > $3 order by at desc offset $4 limit 1',
    [kind, keptName(who), new Date(now.getTime() - windowSeconds * 1000), most - 1],
  )
  if (!oldest) return
  const retryAfter = Math.max(1, Math.ceil((oldest.at.getTime() - now.getTime()) / 1000 + windowSeconds))
  throw new Refusal('TOO_MANY_REQUESTS', { retryAfter, ...(errors && { errors }) })
}

/** Counts an attempt. Repeating the same `what` counts once. */
export async function saveTry(
  tx: Executor,
  { kind }: Pick<TryLimit, 'kind'>,
  who: string,
  now: Date,
  what: Buffer | null = null,
): Promise<void> {
  await run(
    tx,
    `insert into limited_try (kind, who, what, at) values ($1, $2, $3, $4)
     on conflict (kind, who, what) do update set at = excluded.at`,
    [kind, keptName(who), what, now],
  )
}

/** Number of attempts of a kind by all callers after a moment. */
export async function countTries(executor: Executor, { kind }: Pick<TryLimit, 'kind'>, since: Date): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    'select count(*)::int as count from limited_try where kind = $1 and at > $2',
    [kind, since],
  )
  return row?.count ?? 0
}

/** Deletes attempts older than the period of every limit. */
export async function deleteOldTries(executor: Executor, before: Date): Promise<void> {
  await run(executor, 'delete from limited_try where at < $1', [before])
}
