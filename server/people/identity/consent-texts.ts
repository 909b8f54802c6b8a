import { createHash } from 'node:crypto'
import { CONSENT_PURPOSES, type ConsentPurpose } from '@okolitsa/domain/identity/consent.ts'
import { consentTexts } from '@okolitsa/strings/ru/consents.ts'

/** The text a person agrees to, as the consent history stores it. */
export interface TextOfConsent {
  readonly edition: string
  /** SHA-256 of the whole document as shown. */
  readonly hash: string
}

const hashed = (document: object): string => createHash('sha256').update(JSON.stringify(document)).digest('hex')

/** The texts currently shown on the screens. */
export const currentTexts = Object.fromEntries(
  CONSENT_PURPOSES.map((purpose) => {
    const { edition, document } = consentTexts[purpose]
    return [purpose, { edition, hash: hashed(document) }]
  }),
) as Readonly<Record<ConsentPurpose, TextOfConsent>>
