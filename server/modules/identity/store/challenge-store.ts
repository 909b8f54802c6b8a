import type { SendLog } from '@okolitsa/domain/identity/code-limits.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export type Purpose = 'sign_in' | 'change_phone'

/** Serialises everything about one phone's codes until the transaction ends. */
export async function lockPhone(tx: Executor, phone: string): Promise<void> {
  await run(tx, `select pg_advisory_xact_lock(hashtextextended('code:' || $1, 0))`, [phone])
}

/** Lets checks of codes from one address follow one another, so that the bound of wrong ones holds. */
export async function lockAddress(tx: Executor, ip: string): Promise<void> {
  await run(tx, `select pg_advisory_xact_lock(hashtextextended('address:' || $1, 0))`, [ip])
}

/** Wrong codes from an address within the last hour. */
export async function countWrongCodes(tx: Executor, ip: string): Promise<number> {
  const [row] = await run<{ count: number }>(
    tx,
    `select count(*)::int as count from auth_wrong_code where ip = $1::inet and at > shop_now() - interval '1 hour'`,
    [ip],
  )
  return row?.count ?? 0
}

export async function saveWrongCode(tx: Executor, ip: string): Promise<void> {
  await run(tx, 'insert into auth_wrong_code (ip) values ($1::inet)', [ip])
}

/** How many codes went to a phone and from an address lately. */
export async function findSendLog(tx: Executor, phone: string, ip: string): Promise<SendLog> {
  const [row] = await run<SendLog>(
    tx,
    `select count(*) filter (where created_at > shop_now() - interval '1 hour')::int as "phoneLastHour",
            count(*)::int as "phoneLastDay",
            extract(epoch from shop_now() - max(created_at))::float8 as "secondsSinceLast",
            (select count(*)::int from auth_challenge where ip = $2::inet and created_at > shop_now() - interval '1 hour') as "addressLastHour"
       from auth_challenge where phone = $1 and created_at > shop_now() - interval '1 day'`,
    [phone, ip],
  )
  return row as SendLog
}

/** Opens a challenge; the phone's older one of the same purpose dies. */
export async function openChallenge(
  tx: Executor,
  challenge: {
    id: string
    phone: string
    purpose: Purpose
    customerId: number | null
    codeHmac: Buffer
    ip: string
    lifetime: number
  },
): Promise<void> {
  await run(
    tx,
    'update auth_challenge set closed_at = shop_now() where phone = $1 and purpose = $2 and closed_at is null',
    [challenge.phone, challenge.purpose],
  )
  await run(
    tx,
    `insert into auth_challenge (id, phone, purpose, customer_id, code_hmac, ip, expires_at)
     values ($1, $2, $3, $4, $5, $6::inet, shop_now() + make_interval(secs => $7))`,
    [
      challenge.id,
      challenge.phone,
      challenge.purpose,
      challenge.customerId,
      challenge.codeHmac,
      challenge.ip,
      challenge.lifetime,
    ],
  )
}

export interface OpenChallenge {
  id: string
  customerId: number | null
  codeHmac: Buffer
  attempts: number
}

/** Counts an attempt on the open challenge and answers it; null when there is none alive. */
export async function countAttempt(tx: Executor, phone: string, purpose: Purpose): Promise<OpenChallenge | null> {
  const [row] = await run<OpenChallenge>(
    tx,
    `update auth_challenge set attempts = attempts + 1
      where phone = $1 and purpose = $2 and closed_at is null and expires_at > shop_now()
      returning id, customer_id as "customerId", code_hmac as "codeHmac", attempts`,
    [phone, purpose],
  )
  return row ?? null
}

export async function closeChallenge(tx: Executor, id: string): Promise<void> {
  await run(tx, 'update auth_challenge set closed_at = shop_now() where id = $1', [id])
}

/** Forgets what was sent to a phone, so that its limits start anew. */
export async function forgetSends(tx: Executor, phone: string): Promise<void> {
  await run(tx, 'delete from auth_challenge where phone = $1', [phone])
}

/** What is older than a day serves no limit any more. */
export async function deleteOldChallenges(tx: Executor): Promise<void> {
  await run(tx, `delete from auth_challenge where created_at < shop_now() - interval '2 days'`)
  await run(tx, `delete from auth_wrong_code where at < shop_now() - interval '1 day'`)
}
