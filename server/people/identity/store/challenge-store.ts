import { CODE_LIMITS, type SendLog } from '@okolitsa/domain/identity/code-limits.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { countTries } from '../../../platform/limits/tries.ts'

const HOUR_MS = 3_600_000
/** Requester name of codes sent for the shop's apps. */
export const APP = 'app'

export type Purpose = 'sign_in' | 'change_phone' | 'confirm' | 'staff' | 'opening' | 'requisites' | 'offer'

/** Serializes the requests of one phone or one network until the transaction ends. */
export async function lockSends(tx: Executor, key: string): Promise<void> {
  await run(tx, `select pg_advisory_xact_lock(hashtextextended('code:' || $1, 0))`, [key])
}

/** Number of invitations sent by sellers within the last hour, which count as messages like codes. */
const countInvitations = (executor: Executor, now: Date): Promise<number> =>
  countTries(executor, { kind: 'staff-invited' }, new Date(now.getTime() - HOUR_MS))

/** Recent codes that count against the limits of a request: by requester, phone, network and shop. */
export async function findSendLog(
  tx: Executor,
  asked: { phone: string; asker: string; network: string; now: Date },
): Promise<Pick<SendLog, 'own' | 'phone' | 'network' | 'shop'>> {
  const { phone, asker, network, now } = asked
  const [row] = await run<Pick<SendLog, 'own' | 'phone' | 'network' | 'shop'>>(
    tx,
    `with day as (
       select asker, is_known, extract(epoch from $4::timestamptz - created_at)::float8 as age
         from auth_challenge where phone = $1 and created_at > $4::timestamptz - interval '1 day'
     ), hour as (
       select network, asker, extract(epoch from $4::timestamptz - created_at)::float8 as age
         from auth_challenge where not is_known and created_at > $4::timestamptz - interval '1 hour'
     )
     select (select coalesce(array_agg(age), '{}') from day where asker = $2) as own,
            (select coalesce(array_agg(age), '{}') from day where not is_known and asker <> $5) as phone,
            (select coalesce(array_agg(age), '{}') from hour where network = $3::inet and asker <> $5) as network,
            (select count(*)::int from hour) as shop`,
    [phone, asker, network, now, APP],
  )
  const log = row as Pick<SendLog, 'own' | 'phone' | 'network' | 'shop'>
  return { ...log, shop: log.shop + (await countInvitations(tx, now)) }
}

/** Number of codes requested by strangers and apps within the last hour, plus invitations sent by sellers. */
export async function countSendsOfHour(executor: Executor, now: Date): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    `select count(*)::int as count from auth_challenge
      where not is_known and created_at > $1::timestamptz - interval '1 hour'`,
    [now],
  )
  return (row?.count ?? 0) + (await countInvitations(executor, now))
}

/** Number of codes of a phone with wrong attempts. */
export async function countFailedChallenges(tx: Executor, phone: string, now: Date): Promise<number> {
  const [row] = await run<{ count: number }>(
    tx,
    `select count(*)::int as count from auth_challenge
      where phone = $1 and attempts > 0 and passed_at is null
        and created_at > $2::timestamptz - make_interval(days => ${CODE_LIMITS.failedRememberedDays})`,
    [phone, now],
  )
  return row?.count ?? 0
}

/** Opens a challenge; challenges of other requesters stay open. */
export async function openChallenge(
  tx: Executor,
  challenge: {
    id: string
    phone: string
    purpose: Purpose
    customerId: number | null
    codeHmac: Buffer
    network: string
    asker: string
    /** True = the browser proved the phone before: the code counts only against the requester's own limit. */
    isKnown: boolean
    now: Date
    expiresAt: Date
  },
): Promise<void> {
  await run(
    tx,
    `insert into auth_challenge
       (id, phone, purpose, customer_id, code_hmac, network, asker, is_known, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6::inet, $7, $8, $9, $10)`,
    [
      challenge.id,
      challenge.phone,
      challenge.purpose,
      challenge.customerId,
      challenge.codeHmac,
      challenge.network,
      challenge.asker,
      challenge.isKnown,
      challenge.now,
      challenge.expiresAt,
    ],
  )
}

export interface OpenChallenge {
  id: string
  customerId: number | null
  codeHmac: Buffer
  attempts: number
}

/** Counts an attempt on an open challenge and returns the challenge; null = none is open. */
export async function countAttempt(
  tx: Executor,
  which: { id: string; phone: string; purposes: readonly Purpose[] },
  now: Date,
): Promise<OpenChallenge | null> {
  const [row] = await run<OpenChallenge>(
    tx,
    `update auth_challenge set attempts = attempts + 1
      where id = $1 and phone = $2 and purpose = any($3::text[]) and closed_at is null and expires_at > $4
      returning id, customer_id as "customerId", code_hmac as "codeHmac", attempts`,
    [which.id, which.phone, which.purposes, now],
  )
  return row ?? null
}

export async function closeChallenge(tx: Executor, id: string, phone: string, now: Date): Promise<void> {
  await run(tx, 'update auth_challenge set closed_at = $3 where id = $1 and phone = $2 and closed_at is null', [
    id,
    phone,
    now,
  ])
}

export async function passChallenge(tx: Executor, id: string, now: Date): Promise<void> {
  await run(tx, 'update auth_challenge set closed_at = $2, passed_at = $2 where id = $1', [id, now])
}

/** Deletes the codes sent to a phone, which resets its limits. */
export async function forgetSends(tx: Executor, phone: string): Promise<void> {
  await run(tx, 'delete from auth_challenge where phone = $1', [phone])
}

/** Deletes challenges older than two days, which no limit uses; challenges with wrong attempts are kept longer. */
export async function deleteOldChallenges(tx: Executor, now: Date): Promise<void> {
  await run(
    tx,
    `delete from auth_challenge
      where created_at < $1::timestamptz - interval '2 days'
        and (attempts = 0 or passed_at is not null
             or created_at < $1::timestamptz - make_interval(days => ${CODE_LIMITS.failedRememberedDays}))`,
    [now],
  )
}
