import { type Executor, run } from '../../../platform/db/client.ts'

export type ChallengePurpose = 'start' | 'add' | 'sign-in' | 'prove'

export interface PasskeyRow {
  id: string
  memberId: number
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
  deviceType: 'singleDevice' | 'multiDevice'
  userHandle: Buffer
  createdAt: Date
  lastUsedAt: Date | null
}

const COLUMNS = `passkey.id, passkey.member_id as "memberId", passkey.credential_id as "credentialId",
  passkey.public_key as "publicKey", passkey.counter::float8 as counter, passkey.transports,
  passkey.device_type as "deviceType", member.user_handle as "userHandle", passkey.created_at as "createdAt",
  passkey.last_used_at as "lastUsedAt"`

/** The passkey of an active person. */
export async function findPasskey(executor: Executor, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await run<PasskeyRow>(
    executor,
    `select ${COLUMNS} from office_passkey passkey join office_member member on member.id = passkey.member_id
      where passkey.credential_id = $1 and member.is_active`,
    [credentialId],
  )
  return row ?? null
}

export async function listPasskeys(executor: Executor, memberId: number): Promise<PasskeyRow[]> {
  return run<PasskeyRow>(
    executor,
    `select ${COLUMNS} from office_passkey passkey join office_member member on member.id = passkey.member_id
      where passkey.member_id = $1 order by passkey.created_at, passkey.id`,
    [memberId],
  )
}

/** Stores a passkey; false = the same key is stored already. */
export async function insertPasskey(
  tx: Executor,
  passkey: Omit<PasskeyRow, 'userHandle' | 'createdAt' | 'lastUsedAt'> & { readonly now: Date },
): Promise<boolean> {
  const rows = await run(
    tx,
    `insert into office_passkey
       (id, member_id, credential_id, public_key, counter, transports, device_type, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing returning id`,
    [
      passkey.id,
      passkey.memberId,
      passkey.credentialId,
      passkey.publicKey,
      passkey.counter,
      passkey.transports,
      passkey.deviceType,
      passkey.now,
    ],
  )
  return rows.length > 0
}

export async function notePasskeyUse(tx: Executor, id: string, counter: number, now: Date): Promise<void> {
  await run(tx, 'update office_passkey set counter = $2, last_used_at = $3 where id = $1', [id, counter, now])
}

export async function deletePasskey(tx: Executor, memberId: number, id: string): Promise<boolean> {
  const rows = await run(tx, 'delete from office_passkey where member_id = $1 and id = $2 returning id', [memberId, id])
  return rows.length > 0
}

export async function insertChallenge(
  executor: Executor,
  challenge: {
    readonly challenge: string
    readonly purpose: ChallengePurpose
    readonly holder: string
    readonly expiresAt: Date
  },
): Promise<void> {
  await run(executor, 'insert into office_challenge (challenge, purpose, holder, expires_at) values ($1, $2, $3, $4)', [
    challenge.challenge,
    challenge.purpose,
    challenge.holder,
    challenge.expiresAt,
  ])
}

/** Uses up a challenge; false = unknown, used, expired or of another ceremony. */
export async function takeChallenge(
  executor: Executor,
  asked: {
    readonly challenge: string
    readonly purpose: ChallengePurpose
    readonly holder: string
    readonly now: Date
  },
): Promise<boolean> {
  const rows = await run(
    executor,
    `delete from office_challenge where challenge = $1 and purpose = $2 and holder = $3 and expires_at > $4
     returning challenge`,
    [asked.challenge, asked.purpose, asked.holder, asked.now],
  )
  return rows.length > 0
}

export async function deleteOldChallenges(executor: Executor, now: Date): Promise<void> {
  await run(executor, 'delete from office_challenge where expires_at < $1', [now])
}
