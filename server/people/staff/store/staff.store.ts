import type { StaffRole } from '@okolitsa/domain/identity/actor.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { topicOfOne } from '../../../platform/invalidation/invalidations.ts'

/** The channel of PostgreSQL that carries ended sessions of staff between nodes. */
const STAFF_SESSION_ENDED = 'staff_session_ended'
export const staffSessionEnded = topicOfOne(STAFF_SESSION_ENDED)

/** An account as it is kept: `organizationId` is null exactly when the role is the administrator's. */
export interface StaffRow {
  id: number
  role: StaffRole
  organizationId: number | null
  name: string
}

const COLUMNS = 'id, role, organization_id as "organizationId", name'

export async function findStaff(executor: Executor, staffId: number): Promise<StaffRow | null> {
  const [row] = await run<StaffRow>(executor, `select ${COLUMNS} from staff_account where id = $1 and is_active`, [
    staffId,
  ])
  return row ?? null
}

export async function findStaffOfBankClient(executor: Executor, subject: string): Promise<StaffRow | null> {
  const [row] = await run<StaffRow>(
    executor,
    `select ${COLUMNS} from staff_account where bank_subject = $1 and is_active`,
    [subject],
  )
  return row ?? null
}

/** The person of a live token; null = unknown, ended, revoked, or the person no longer works here. */
export async function findStaffOfToken(executor: Executor, hash: Buffer, now: Date): Promise<StaffRow | null> {
  const [row] = await run<StaffRow>(
    executor,
    `select ${COLUMNS} from staff_account
      where is_active and id = (select staff_id from staff_token
                                 where token_hash = $1 and revoked_at is null and expires_at > $2)`,
    [hash, now],
  )
  return row ?? null
}

export async function saveToken(
  executor: Executor,
  token: { hash: Buffer; staffId: number; now: Date; expiresAt: Date },
): Promise<void> {
  await run(
    executor,
    'insert into staff_token (token_hash, staff_id, created_at, expires_at) values ($1, $2, $3, $4)',
    [token.hash, token.staffId, token.now, token.expiresAt],
  )
}

/** Ends a session and its live streams, on every node. */
export async function revokeToken(executor: Executor, hash: Buffer, now: Date): Promise<void> {
  await run(
    executor,
    `with ended as (
       update staff_token set revoked_at = $2 where token_hash = $1 and revoked_at is null returning token_hash
     )
     select pg_notify('${STAFF_SESSION_ENDED}', encode(token_hash, 'hex')) from ended`,
    [hash, now],
  )
}

/**
 * When the asker's `most`-th latest proof since a moment was shown that opened nothing (or is still at the bank); null =
 * there were fewer. Showings of one asker follow one another from here to the end of the transaction.
 */
export async function findFailure(
  tx: Executor,
  { asker, since, most }: { asker: string; since: Date; most: number },
): Promise<Date | null> {
  await run(tx, `select pg_advisory_xact_lock(hashtextextended('staff-proof:' || $1, 0))`, [asker])
  const [row] = await run<{ at: Date }>(
    tx,
    `select at from staff_sign_in_attempt where asker = $1 and at > $2 and staff_id is null
      order by at desc offset $3 limit 1`,
    [asker, since, most - 1],
  )
  return row?.at ?? null
}

/** Takes a proof for good; false = it was shown before. Of several showings at once exactly one is true. */
export async function takeProof(
  executor: Executor,
  proof: { hash: Buffer; asker: string; now: Date },
): Promise<boolean> {
  const rows = await run(
    executor,
    `insert into staff_sign_in_attempt (proof_hash, asker, at) values ($1, $2, $3)
     on conflict do nothing returning proof_hash`,
    [proof.hash, proof.asker, proof.now],
  )
  return rows.length > 0
}

/** The bank gave no answer: the proof may be shown again. */
export async function giveProofBack(executor: Executor, hash: Buffer): Promise<void> {
  await run(executor, 'delete from staff_sign_in_attempt where proof_hash = $1 and staff_id is null', [hash])
}

export async function saveWhoEntered(executor: Executor, hash: Buffer, staffId: number): Promise<void> {
  await run(executor, 'update staff_sign_in_attempt set staff_id = $2 where proof_hash = $1', [hash, staffId])
}

/** Sessions and proofs of a month ago explain nothing any more; a bank's proof has long ended by then. */
export async function deleteOldSignIns(executor: Executor, before: Date): Promise<void> {
  await run(executor, 'delete from staff_token where expires_at < $1', [before])
  await run(executor, 'delete from staff_sign_in_attempt where at < $1', [before])
}
