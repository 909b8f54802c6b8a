import { randomUUID } from 'node:crypto'
import { OFFICE_ACCESS, type RelyingParty } from '@okolitsa/domain/office/office-access.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Executor } from '../../../platform/db/client.ts'
import { type OfficeDeps, plusSeconds } from '../office-deps.ts'
import {
  type ChallengePurpose,
  findPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  type PasskeyRow,
  takeChallenge,
} from '../store/passkey.store.ts'

/** Algorithms that every authenticator knows, named so that another Node does not change them. */
const ALGORITHMS = [-8, -7, -257]

/** A ceremony of a passkey: its purpose, and the link or person it belongs to. */
export interface Ceremony {
  readonly purpose: ChallengePurpose
  readonly holder: string
}

/** @throws Refusal PASSKEYS_UNAVAILABLE */
function partyOf({ party }: Pick<OfficeDeps, 'party'>): RelyingParty {
  if (!party) throw new Refusal('PASSKEYS_UNAVAILABLE')
  return party
}

/** The clientDataJSON of an answer, which the browser writes; null = unreadable. */
function clientDataOf(credential: unknown): { challenge: string; crossOrigin: boolean } | null {
  try {
    const { response } = credential as { response: { clientDataJSON: string } }
    const data = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())
    return { challenge: String(data.challenge), crossOrigin: data.crossOrigin === true }
  } catch {
    return null
  }
}

/** Uses up the challenge of an answer; null = unknown, used, expired, of another ceremony, or from inside a frame. */
async function challengeOf(
  { clock }: Pick<OfficeDeps, 'clock'>,
  executor: Executor,
  ceremony: Ceremony,
  credential: unknown,
): Promise<string | null> {
  const data = clientDataOf(credential)
  // the library accepts an answer from inside a frame of another site when its browser does not name that site
  if (!data || data.crossOrigin) return null
  const { challenge } = data
  return (await takeChallenge(executor, { challenge, ...ceremony, now: clock() })) ? challenge : null
}

const saveChallenge = (
  { clock }: Pick<OfficeDeps, 'clock'>,
  executor: Executor,
  ceremony: Ceremony,
  challenge: string,
): Promise<void> =>
  insertChallenge(executor, {
    challenge,
    ...ceremony,
    expiresAt: plusSeconds(clock(), OFFICE_ACCESS.challengeLifetime),
  })

/** Options for making a passkey. */
export async function offerNewPasskey(
  deps: OfficeDeps,
  ceremony: Ceremony,
  person: { readonly memberId: number | null; readonly name: string; readonly userHandle: Buffer },
): Promise<string> {
  const { executor } = deps.database
  const party = partyOf(deps)
  const known = person.memberId === null ? [] : await listPasskeys(executor, person.memberId)
  const options = await generateRegistrationOptions({
    rpName: deps.host,
    rpID: party.id,
    userName: person.name,
    userDisplayName: person.name,
    userID: new Uint8Array(person.userHandle),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    supportedAlgorithmIDs: ALGORITHMS,
  })
  await saveChallenge(deps, executor, ceremony, options.challenge)
  return JSON.stringify(options)
}

/** A checked new passkey, without its person; null = it does not fit. */
export async function checkNewPasskey(
  deps: OfficeDeps,
  ceremony: Ceremony,
  credential: unknown,
): Promise<Omit<PasskeyRow, 'memberId' | 'userHandle' | 'createdAt' | 'lastUsedAt'> | null> {
  const party = partyOf(deps)
  const challenge = await challengeOf(deps, deps.database.executor, ceremony, credential)
  if (challenge === null) return null
  const checked = await verifyRegistrationResponse({
    response: credential as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
    // the library throws for an answer that does not fit
  }).catch(() => null)
  if (!checked?.verified) return null
  const { credential: key, credentialDeviceType } = checked.registrationInfo
  return {
    id: randomUUID(),
    credentialId: key.id,
    publicKey: Buffer.from(key.publicKey),
    counter: key.counter,
    transports: [...(key.transports ?? [])],
    deviceType: credentialDeviceType,
  }
}

/** Stores a checked passkey for a person; false = the same key is stored already. */
export const keepPasskey = (
  { clock }: Pick<OfficeDeps, 'clock'>,
  tx: Executor,
  memberId: number,
  passkey: Omit<PasskeyRow, 'memberId' | 'userHandle' | 'createdAt' | 'lastUsedAt'>,
): Promise<boolean> => insertPasskey(tx, { ...passkey, memberId, now: clock() })

/** Options for signing with a passkey: of one person, or of anybody who has one on the device. */
export async function offerPasskeyUse(deps: OfficeDeps, ceremony: Ceremony, memberId: number | null): Promise<string> {
  const { executor } = deps.database
  const party = partyOf(deps)
  const own = memberId === null ? [] : await listPasskeys(executor, memberId)
  if (memberId !== null && own.length === 0) throw new Refusal('PASSKEYS_UNAVAILABLE')
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    ...(memberId !== null && {
      allowCredentials: own.map(({ credentialId: id, transports }) => ({
        id,
        transports: transports as NonNullable<
          Parameters<typeof verifyAuthenticationResponse>[0]['credential']['transports']
        >,
      })),
    }),
  })
  await saveChallenge(deps, executor, ceremony, options.challenge)
  return JSON.stringify(options)
}

/** Checks a signature of a passkey and notes its use; returns the person, null = it does not fit. */
export async function takePasskey(
  deps: OfficeDeps,
  tx: Executor,
  ceremony: Ceremony,
  credential: { readonly id: string },
): Promise<number | null> {
  const party = partyOf(deps)
  const challenge = await challengeOf(deps, tx, ceremony, credential)
  const known = await findPasskey(tx, credential.id)
  if (challenge === null || !known) return null
  const response = credential as AuthenticationResponseJSON
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: { id: known.credentialId, publicKey: new Uint8Array(known.publicKey), counter: known.counter },
  }).catch(() => null)
  if (!checked?.verified) return null
  const { newCounter, credentialDeviceType } = checked.authenticationInfo
  const handle = response.response.userHandle
  const isOfPerson = handle == null || Buffer.from(handle, 'base64url').equals(known.userHandle)
  if (!isOfPerson || credentialDeviceType !== known.deviceType) return null
  await notePasskeyUse(tx, known.id, newCounter, deps.clock())
  return known.memberId
}
