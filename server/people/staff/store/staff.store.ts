import type { SellerRole } from '@okolitsa/domain/identity/actor.ts'
import { KNOWN_AFTER_DAYS } from '@okolitsa/domain/identity/code-limits.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { topicOfOne } from '../../../platform/invalidation/invalidations.ts'

/** PostgreSQL channel that sends ended staff sessions to all nodes. */
const STAFF_SESSION_ENDED = 'staff_session_ended'
export const staffSessionEnded = topicOfOne(STAFF_SESSION_ENDED)
/** PostgreSQL channel with active sessions whose live streams must reconnect. */
const STAFF_STREAMS_ENDED = 'staff_streams_ended'
export const staffStreamsEnded = topicOfOne(STAFF_STREAMS_ENDED)

/** A person with their current place. */
export interface StaffRow {
  id: number
  role: SellerRole
  organizationId: number
  name: string
  /** True = the market has ended the contract with the seller. */
  isFormer: boolean
}

export interface AccountRow {
  id: number
  /** True = the account names a person of the office and has no way into the cabinet. */
  isOfOffice: boolean
  organizationIds: number[]
}

/** A seller at which a person works. */
export interface PlaceRow {
  organizationId: number
  role: SellerRole
}

const COLUMNS = `account.id, place.role, place.organization_id as "organizationId", account.name, place.is_former as "isFormer"`

/** SQL of the people who may sign in: active, with a role at a seller. */
const WORKS = 'account.is_active and place.ended_at is null'

/** A person at the seller of their session; null = they no longer work there. */
export async function findStaff(
  executor: Executor,
  { staffId, organizationId }: { staffId: number; organizationId: number },
): Promise<StaffRow | null> {
  const [row] = await run<StaffRow>(
    executor,
    `select ${COLUMNS} from staff_person account
       join staff_place place on place.staff_id = account.id and place.organization_id = $2
      where account.id = $1 and ${WORKS}`,
    [staffId, organizationId],
  )
  return row ?? null
}

/** Sellers at which a person works, longest employment first. */
export async function listPlaces(executor: Executor, staffId: number): Promise<PlaceRow[]> {
  return run<PlaceRow>(
    executor,
    `select organization_id as "organizationId", role from staff_place
      where staff_id = $1 and ended_at is null order by since, organization_id`,
    [staffId],
  )
}

/** The account of a phone or of the bank's id, whether or not it has a place. */
export async function findAccountBy(
  executor: Executor,
  { subject, phone }: { readonly subject?: string; readonly phone?: string },
): Promise<AccountRow | null> {
  const [row] = await run<AccountRow>(
    executor,
    `select account.id, is_administrator as "isOfOffice",
       organization_ids as "organizationIds"
       from staff_person account where (bank_subject = $1 or phone = $2) and is_active`,
    [subject ?? null, phone ?? null],
  )
  return row ?? null
}

/** True = the phone belongs to a person who has worked at a seller for a while. */
export async function isKnownStaff(executor: Executor, phone: string, now: Date): Promise<boolean> {
  const rows = await run(
    executor,
    `select 1 as one from staff_person
      where phone = $1 and is_active and created_at < $2::timestamptz - make_interval(days => ${KNOWN_AFTER_DAYS})`,
    [phone, now],
  )
  return rows.length > 0
}

/**
 * The person of a phone or of the bank's id, at the given seller; null = at the seller of the last session or the
 * longest employment.
 */
export async function findStaffBy(
  executor: Executor,
  { subject, phone }: { readonly subject?: string; readonly phone?: string },
  organizationId: number | null,
): Promise<StaffRow | null> {
  const [row] = await run<StaffRow>(
    executor,
    `select ${COLUMNS} from staff_person account
       join staff_place place on place.staff_id = account.id
      where (account.bank_subject = $1 or account.phone = $3) and ${WORKS} and ($2::int is null or place.organization_id = $2)
      order by (select max(created_at) from staff_token
                 where staff_id = account.id and organization_id = place.organization_id) desc nulls last,
        place.since, place.organization_id
      limit 1`,
    [subject ?? null, organizationId, phone ?? null],
  )
  return row ?? null
}

/** The person of a valid token; null = the token is unknown, ended or revoked, or they no longer work there. */
export async function findStaffOfToken(executor: Executor, hash: Buffer, now: Date): Promise<StaffRow | null> {
  const [row] = await run<StaffRow>(
    executor,
    `select ${COLUMNS} from staff_token token
       join staff_person account on account.id = token.staff_id
       join staff_place place on place.staff_id = token.staff_id
         and place.organization_id = token.organization_id
      where token.token_hash = $1 and token.revoked_at is null and token.expires_at > $2 and ${WORKS}`,
    [hash, now],
  )
  return row ?? null
}

export async function saveToken(
  executor: Executor,
  token: { hash: Buffer; staffId: number; organizationId: number; now: Date; expiresAt: Date },
): Promise<void> {
  await run(
    executor,
    `insert into staff_token (token_hash, staff_id, organization_id, created_at, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [token.hash, token.staffId, token.organizationId, token.now, token.expiresAt],
  )
}

/** Switches the session to another seller and ends its live streams; false = the person does not work there. */
export async function moveToken(executor: Executor, hash: Buffer, organizationId: number): Promise<boolean> {
  const rows = await run(
    executor,
    `with moved as (
       update staff_token token set organization_id = place.organization_id from staff_place place
        where token.token_hash = $1 and place.staff_id = token.staff_id and place.organization_id = $2
          and place.ended_at is null
       returning token.token_hash)
     select pg_notify('${STAFF_STREAMS_ENDED}', encode(token_hash, 'hex')) from moved`,
    [hash, organizationId],
  )
  return rows.length > 0
}

/** Ends a person's sessions at a seller with their live streams, on every node. */
export async function revokeTokensAt(
  executor: Executor,
  place: { readonly staffId: number; readonly organizationId: number },
  now: Date,
): Promise<void> {
  await run(
    executor,
    `with ended as (
       update staff_token set revoked_at = $3
        where staff_id = $1 and organization_id = $2 and revoked_at is null returning token_hash
     )
     select pg_notify('${STAFF_SESSION_ENDED}', encode(token_hash, 'hex')) from ended`,
    [place.staffId, place.organizationId, now],
  )
}

/** Ends a person's live streams at a seller because their rights changed. */
export async function endStreamsAt(
  executor: Executor,
  place: { readonly staffId: number; readonly organizationId: number },
  now: Date,
): Promise<void> {
  await run(
    executor,
    `select pg_notify('${STAFF_STREAMS_ENDED}', encode(token_hash, 'hex')) from staff_token
      where staff_id = $1 and organization_id = $2 and revoked_at is null and expires_at > $3`,
    [place.staffId, place.organizationId, now],
  )
}

/** Ends a session with its live streams, on every node. */
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
 * Time of the requester's `most`-th latest failed (or pending) proof since a time; null = there were fewer. Serializes
 * one requester's attempts until the transaction ends.
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

/** Uses up a proof; false = it was used before. Of several concurrent calls exactly one gets true. */
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

/** Releases a proof after the bank gave no answer, so that it may be sent again. */
export async function giveProofBack(executor: Executor, hash: Buffer): Promise<void> {
  await run(executor, 'delete from staff_sign_in_attempt where proof_hash = $1 and staff_id is null', [hash])
}

export async function saveWhoEntered(executor: Executor, hash: Buffer, staffId: number): Promise<void> {
  await run(executor, 'update staff_sign_in_attempt set staff_id = $2 where proof_hash = $1', [hash, staffId])
}

/** Deletes sessions and proofs older than a month, when a bank's proof has long expired. */
export async function deleteOldSignIns(executor: Executor, before: Date): Promise<void> {
  await run(executor, 'delete from staff_token where expires_at < $1', [before])
  await run(executor, 'delete from staff_sign_in_attempt where at < $1', [before])
}
