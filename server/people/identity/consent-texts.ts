import { createHash } from 'node:crypto'
import { CONSENT_PURPOSES, type ConsentPurpose } from '@okolitsa/domain/identity/consent.ts'
import { consentTexts } from '@okolitsa/strings/ru/consents.ts'
import type { ConsentTextsOfMarket, TextOfConsent } from './ports.ts'

const hashed = (document: object): string => createHash('sha256').update(JSON.stringify(document)).digest('hex')

/** The texts that are shown while the market has none of its own. */
const builtIn = Object.fromEntries(
  CONSENT_PURPOSES.map((purpose): [ConsentPurpose, TextOfConsent] => {
    const { edition, document } = consentTexts[purpose]
    return [purpose, { edition, since: null, title: document.title, hash: hashed(document) }]
  }),
) as Readonly<Record<ConsentPurpose, TextOfConsent>>

/** The texts in force by purpose, as their pages show them. */
export const textsInForce = (market: ConsentTextsOfMarket): Readonly<Record<ConsentPurpose, TextOfConsent>> => ({
  ...builtIn,
  ...market.consentTexts(),
})
