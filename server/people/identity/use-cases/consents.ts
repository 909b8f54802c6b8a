import type { Consents } from '@okolitsa/contracts/identity/consents.ts'
import {
  CONSENT_PURPOSES,
  type ConsentPurpose,
  isGiven,
  isNews,
  isRequiredConsent,
  REQUIRED_CONSENTS,
  standingOf,
} from '@okolitsa/domain/identity/consent.ts'
import { deviceOf } from '@okolitsa/domain/identity/device.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Deps } from '../../../services.ts'
import { currentTexts } from '../consent-texts.ts'
import { insertConsent, listConsents } from '../store/consent-store.ts'
import { type CustomerRow, findCustomer, lockCustomer, saveAgreement } from '../store/customer-store.ts'

type ConsentDeps = Deps<'database' | 'clock'>
/** Network and device from which a consent was given. */
export interface ConsentOrigin {
  readonly network: string
  readonly userAgent: string | null
}

/**
 * Records consents to the current texts. A consent already given to the same text gets no second record. Null = there
 * is no such customer.
 */
export const giveConsents = (
  { database, clock }: ConsentDeps,
  customerId: number,
  purposes: readonly ConsentPurpose[],
  origin: ConsentOrigin,
): Promise<CustomerRow | null> =>
  database.inTransaction(async (tx) => {
    // serializes concurrent requests, so that they write one record
    if (!(await lockCustomer(tx, customerId))) return null
    const history = await listConsents(tx, customerId)
    const at = clock()
    for (const purpose of new Set(purposes)) {
      const { edition, hash } = currentTexts[purpose]
      if (!isNews(standingOf(history, purpose), edition)) continue
      await insertConsent(tx, customerId, { purpose, action: 'given', edition, textHash: hash, at, ...origin })
    }
    const isWhole = REQUIRED_CONSENTS.every(
      (one) => purposes.includes(one) || !isNews(standingOf(history, one), currentTexts[one].edition),
    )
    return isWhole ? saveAgreement(tx, customerId, currentTexts.agreement.edition, at) : findCustomer(tx, customerId)
  })

/**
 * Withdraws a consent, if it was given.
 * @throws Refusal CONSENT_REQUIRED for a consent that every account needs
 */
export const withdrawConsent = (
  { database, clock }: ConsentDeps,
  customerId: number,
  purpose: ConsentPurpose,
  origin: ConsentOrigin,
): Promise<void> =>
  database.inTransaction(async (tx) => {
    if (isRequiredConsent(purpose)) throw new Refusal('CONSENT_REQUIRED')
    await lockCustomer(tx, customerId)
    const standing = standingOf(await listConsents(tx, customerId), purpose)
    if (!isGiven(standing)) return
    const { edition, hash } = currentTexts[purpose]
    await insertConsent(tx, customerId, {
      purpose,
      action: 'withdrawn',
      edition,
      textHash: hash,
      at: clock(),
      ...origin,
    })
  })

/** The current state of each purpose, and the history. */
export async function readConsents({ database }: ConsentDeps, customerId: number): Promise<Consents> {
  const history = await listConsents(database.executor, customerId)
  return {
    current: CONSENT_PURPOSES.map((purpose) => {
      const standing = standingOf(history, purpose)
      const given = isGiven(standing)
      return {
        purpose,
        isGiven: given,
        at: standing?.at.toISOString() ?? null,
        isOutdated: given && standing?.edition !== currentTexts[purpose].edition,
        mayWithdraw: given && !isRequiredConsent(purpose),
      }
    }),
    history: history.map(({ userAgent, at, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      ...deviceOf(userAgent),
    })),
  }
}
