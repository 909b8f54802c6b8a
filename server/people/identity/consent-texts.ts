import { createHash } from 'node:crypto'
import { CONSENT_PURPOSES, type ConsentPurpose } from '@okolitsa/domain/identity/consent.ts'
import { consentTexts } from '@okolitsa/strings/ru/consents.ts'

/** A text of which a consent was given, as stored in the consent history. */
export interface TextOfConsent {
  readonly edition: string
  /** SHA-256 of the whole document as displayed. */
  readonly hash: string
}

const hashed = (document: object): string => createHash('sha256').update(JSON.stringify(document)).digest('hex')

/** The current texts by purpose. */
export const currentTexts = Object.fromEntries(
  CONSENT_PURPOSES.map((purpose) => {
    const { edition, document } = consentTexts[purpose]
    return [purpose, { edition, hash: hashed(document) }]
  }),
) as Readonly<Record<ConsentPurpose, TextOfConsent>>
