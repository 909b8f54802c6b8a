import type { Deps } from '../../../services.ts'
import { type CertificateAuthority, CertificateRefused } from '../ports.ts'
import type { Seal } from '../sealed.ts'
import {
  awaitCertificates,
  deleteChallenges,
  findAccountKey,
  leaseDueCertificates,
  saveAccountKey,
  saveCertificate,
  saveChallenge,
  saveRefusal,
} from '../store/certificate.store.ts'

export interface CertificateDeps extends Deps<'database' | 'clock'> {
  readonly authority: CertificateAuthority
  readonly seal: Seal
  readonly onFailure: (error: unknown, host: string) => void
}

/** Maximum orders per run, because authorities limit them. */
const AT_ONCE = 3
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const LEASE_MS = 15 * MINUTE_MS
/** Lifetime of an answer to the authority, ms. */
const CHALLENGE_MS = HOUR_MS
/** Growing pauses after failures; authorities allow five failures an hour. */
const FIRST_PAUSE_MS = HOUR_MS
const LONGEST_PAUSE_MS = 24 * HOUR_MS
/** Remaining share of its lifetime at which a certificate is renewed. */
const LEFT_AT_RENEWAL = 1 / 3

/** Orders certificates that are due: new ones, and those about to expire. */
export async function orderCertificates(deps: CertificateDeps): Promise<void> {
  const { executor } = deps.database
  const now = deps.clock()
  await awaitCertificates(executor, now)
  const until = new Date(now.getTime() + LEASE_MS)
  const due = await leaseDueCertificates(executor, { now, until, most: AT_ONCE })
  if (due.length === 0) return
  const accountKey = await accountKeyOf(deps)
  for (const { host, tries } of due) await orderOne(deps, accountKey, host, tries)
}

async function orderOne(
  { database, clock, authority, seal, onFailure }: CertificateDeps,
  accountKey: string,
  host: string,
  tries: number,
): Promise<void> {
  const { executor, inTransaction } = database
  try {
    const { chain, key, expiresAt } = await authority.issue({
      host,
      accountKey,
      show: (token, answer) =>
        saveChallenge(executor, { token, answer, expiresAt: new Date(clock().getTime() + CHALLENGE_MS) }),
      hide: (token) => deleteChallenges(executor, token, clock()),
    })
    const leftMs = (expiresAt.getTime() - clock().getTime()) * LEFT_AT_RENEWAL
    const renewAt = new Date(expiresAt.getTime() - leftMs)
    await inTransaction((tx) => saveCertificate(tx, { host, chain, sealedKey: seal.close(key), expiresAt, renewAt }))
  } catch (error) {
    onFailure(error, host)
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(tries, 10), LONGEST_PAUSE_MS)
    const nextTryAt = new Date(clock().getTime() + pauseMs)
    const isRefused = error instanceof CertificateRefused
    await inTransaction((tx) => saveRefusal(tx, { host, tries: tries + 1, nextTryAt, isRefused }))
  }
}

/** The account key; a key that cannot be decrypted any more is replaced. */
async function accountKeyOf({ database, authority, seal }: CertificateDeps): Promise<string> {
  const { directory } = authority
  const known = await findAccountKey(database.executor, directory)
  const opened = known === null ? null : seal.open(known)
  if (opened !== null) return opened
  const sealedKey = seal.close(authority.newAccountKey())
  const counts = await saveAccountKey(database.executor, { directory, sealedKey, instead: known })
  const key = seal.open(counts)
  if (key === null) throw new Error('the key of the certificate account cannot be opened')
  return key
}
