import type { Consents, RequiredText } from '@okolitsa/contracts/identity/consents.ts'
import { LEGAL_CODE_OF, LEGAL_TEXTS } from '@okolitsa/domain/content/legal-codes.ts'
import {
  CONSENT_PURPOSES,
  type ConsentPurpose,
  confirmedEdition,
  isGiven,
  isNews,
  isRequiredConsent,
  isStanding,
  REQUIRED_CONSENTS,
  standingOf,
  versionOf,
} from '@okolitsa/domain/identity/consent.ts'
import { deviceOf } from '@okolitsa/domain/identity/device.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { isChanged } from '@okolitsa/domain/text/text-difference.ts'
import type { Deps } from '../../../services.ts'
import { textsInForce } from '../consent-texts.ts'
import type { ConsentTextsOfMarket } from '../ports.ts'
import { insertConsent, listConsents } from '../store/consent-store.ts'
import { type CustomerRow, findCustomer, lockCustomer, saveAgreement } from '../store/customer-store.ts'

export interface ConsentDeps extends Deps<'database' | 'clock'> {
  readonly legalTexts: ConsentTextsOfMarket
}
/** Network and device from which a consent was given. */
export interface ConsentOrigin {
  readonly network: string
  readonly userAgent: string | null
}

/** Consents that are given: their purposes, and the editions that were on the screen, where the client knows them. */
export interface GivenConsents {
  readonly purposes: readonly ConsentPurpose[]
  readonly editions?: Readonly<Partial<Record<ConsentPurpose, string | undefined>>> | undefined
}

/**
 * Records consents to the texts in force. A consent already given to the same text gets no second record. Null = there
 * is no such customer.
 * @throws Refusal AGREEMENT_CHANGED when a text with another edition was on the screen
 */
export const giveConsents = (
  { database, clock, legalTexts }: ConsentDeps,
  customerId: number,
  { purposes, editions = {} }: GivenConsents,
  origin: ConsentOrigin,
): Promise<CustomerRow | null> =>
  database.inTransaction(async (tx) => {
    // serializes concurrent requests, so that they write one record
    if (!(await lockCustomer(tx, customerId))) return null
    const history = await listConsents(tx, customerId)
    const texts = textsInForce(legalTexts)
    const at = clock()
    for (const purpose of new Set(purposes)) {
      const { edition, hash } = texts[purpose]
      if ((editions[purpose] ?? edition) !== edition) throw new Refusal('AGREEMENT_CHANGED')
      if (!isNews(standingOf(history, purpose), edition)) continue
      await insertConsent(tx, customerId, { purpose, action: 'given', edition, textHash: hash, at, ...origin })
    }
    const isWhole = REQUIRED_CONSENTS.every(
      (one) => purposes.includes(one) || isStanding(standingOf(history, one), texts[one]),
    )
    return isWhole ? saveAgreement(tx, customerId, confirmedEdition(texts), at) : findCustomer(tx, customerId)
  })

/**
 * Withdraws a consent, if it was given.
 * @throws Refusal CONSENT_REQUIRED for a consent that every account needs
 */
export const withdrawConsent = (
  { database, clock, legalTexts }: ConsentDeps,
  customerId: number,
  purpose: ConsentPurpose,
  origin: ConsentOrigin,
): Promise<void> =>
  database.inTransaction(async (tx) => {
    if (isRequiredConsent(purpose)) throw new Refusal('CONSENT_REQUIRED')
    await lockCustomer(tx, customerId)
    const standing = standingOf(await listConsents(tx, customerId), purpose)
    if (!isGiven(standing)) return
    const { edition, hash } = textsInForce(legalTexts)[purpose]
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
export async function readConsents({ database, legalTexts }: ConsentDeps, customerId: number): Promise<Consents> {
  const texts = textsInForce(legalTexts)
  const history = await listConsents(database.executor, customerId)
  return {
    current: CONSENT_PURPOSES.map((purpose) => {
      const standing = standingOf(history, purpose)
      const given = isGiven(standing)
      return {
        purpose,
        isGiven: given,
        at: standing?.at.toISOString() ?? null,
        isOutdated: given && !isStanding(standing, texts[purpose]),
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

/** The required texts in force, and what has changed in them since the customer accepted them. */
export async function readRequiredTexts(
  { database, legalTexts }: ConsentDeps,
  customerId: number,
): Promise<RequiredText[]> {
  const texts = textsInForce(legalTexts)
  const history = await listConsents(database.executor, customerId)
  return Promise.all(
    REQUIRED_CONSENTS.map(async (purpose) => {
      const text = texts[purpose]
      const standing = standingOf(history, purpose)
      const isAccepted = isStanding(standing, text)
      const [before, after] = [versionOf(standing?.edition ?? ''), versionOf(text.edition)]
      const isCompared = !isAccepted && before !== null && after !== null
      const lines = isCompared ? await legalTexts.consentChanges(purpose, { before, after }) : null
      return {
        purpose,
        title: text.title,
        href: LEGAL_TEXTS[LEGAL_CODE_OF[purpose]].path,
        edition: text.edition,
        isAccepted,
        changes: lines?.filter(isChanged).map((line) => line.map((piece) => ({ ...piece }))) ?? null,
      }
    }),
  )
}
