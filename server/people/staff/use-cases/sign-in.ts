import { createHash, randomBytes } from 'node:crypto'
import { STAFF_SIGN_IN } from '@okolitsa/domain/identity/staff-sign-in.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { CallContext } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'
import type { IdentityService } from '../../identity/ports.ts'
import {
  type Admission,
  type BankClient,
  type BankIdentity,
  type BankProof,
  BankUnavailable,
  type PhoneAdmission,
  type ShownCode,
} from '../ports.ts'
import * as store from '../store/staff.store.ts'

export interface SignInDeps extends Deps<'database' | 'clock'> {
  /** The sellers' bank; null = none is connected, so signing in through it is impossible. */
  readonly bank: BankIdentity | null
}

export interface StaffSession {
  readonly token: string
  readonly expiresAt: Date
  readonly staff: store.StaffRow
}

/** Hash under which a token or a proof is stored. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

const plusSeconds = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000)

/**
 * Exchanges a proof of the bank for a session. The proof is used up before the bank is queried, so that it opens one
 * session even when two requests run concurrently or the bank does not check; it is released only when the bank gave no
 * answer.
 * @throws Refusal TOO_MANY_REQUESTS, STAFF_PROOF_REJECTED, STAFF_UNKNOWN (known to the bank, not to the shop),
 * BANK_UNAVAILABLE, and the refusals of `admit`, which may give a place to an unknown person
 */
export async function signIn(
  deps: SignInDeps,
  proof: BankProof,
  asker: string,
  admit: Admission = async () => null,
): Promise<StaffSession> {
  const { bank, clock, database } = deps
  const { executor } = database
  if (!bank) throw new Refusal('STAFF_PROOF_REJECTED')
  const now = clock()
  const hash = hashOf(`${proof.kind}:${proof.value}`)
  const { failuresPerAsker: most, failureWindow } = STAFF_SIGN_IN
  const isTaken = await database.inTransaction(async (tx) => {
    const failedAt = await store.findFailure(tx, { asker, since: plusSeconds(now, -failureWindow), most })
    if (failedAt) {
      const retryAfter = Math.max(1, Math.ceil((failedAt.getTime() - now.getTime()) / 1000 + failureWindow))
      throw new Refusal('TOO_MANY_REQUESTS', { retryAfter })
    }
    return store.takeProof(tx, { hash, asker, now })
  })
  if (!isTaken) throw new Refusal('STAFF_PROOF_REJECTED')
  const client = await clientOf(bank, proof, () => store.giveProofBack(executor, hash))
  if (!client) throw new Refusal('STAFF_PROOF_REJECTED')
  const organizationId = await admit(client, await store.findAccountBy(executor, { subject: client.subject }))
  const staff = await store.findStaffBy(executor, { subject: client.subject }, organizationId)
  if (!staff) throw new Refusal('STAFF_UNKNOWN')
  return database.inTransaction(async (tx) => {
    await store.saveWhoEntered(tx, hash, staff.id)
    return openSession(tx, staff, now)
  })
}

export interface PhoneDeps extends Pick<SignInDeps, 'database' | 'clock'> {
  readonly identity: Pick<IdentityService, 'proveStaffPhone'>
}

/**
 * Exchanges a phone code for a session.
 * @throws Refusal CODE_WRONG_OR_EXPIRED, TOO_MANY_REQUESTS, STAFF_UNKNOWN, and the refusals of `admit`, which may give
 * a place to an unknown person
 */
export async function signInByPhone(
  { database, clock, identity }: PhoneDeps,
  { phone, code, challengeId }: ShownCode,
  context: CallContext,
  admit: PhoneAdmission = async () => null,
): Promise<StaffSession> {
  const { executor } = database
  await identity.proveStaffPhone({ phone, code, challengeId }, context)
  const organizationId = await admit(await store.findAccountBy(executor, { phone }))
  const staff = await store.findStaffBy(executor, { phone }, organizationId)
  if (!staff) throw new Refusal('STAFF_UNKNOWN')
  return openSession(executor, staff, clock())
}

/**
 * Opens a session at a seller for a person with proved identity.
 * @throws Refusal NOT_FOUND
 */
export async function openSessionAt(
  { database, clock }: Pick<SignInDeps, 'database' | 'clock'>,
  place: { readonly staffId: number; readonly organizationId: number },
): Promise<StaffSession> {
  const staff = await store.findStaff(database.executor, place)
  if (!staff) throw new Refusal('NOT_FOUND')
  return openSession(database.executor, staff, clock())
}

async function openSession(tx: Executor, staff: store.StaffRow, now: Date): Promise<StaffSession> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = plusSeconds(now, STAFF_SIGN_IN.tokenLifetime)
  await store.saveToken(tx, {
    hash: hashOf(token),
    staffId: staff.id,
    organizationId: staff.organizationId,
    now,
    expiresAt,
  })
  return { token, expiresAt, staff }
}

async function clientOf(
  bank: BankIdentity,
  proof: BankProof,
  giveBack: () => Promise<void>,
): Promise<BankClient | null> {
  try {
    return await bank.clientOf(proof)
  } catch (error) {
    if (!(error instanceof BankUnavailable)) throw error
    await giveBack()
    throw new Refusal('BANK_UNAVAILABLE')
  }
}
