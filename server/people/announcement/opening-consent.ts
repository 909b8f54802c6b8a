import { createHash } from 'node:crypto'
import { announcement } from '@okolitsa/strings/ru/announcement.ts'

const { edition, text } = announcement.consent

/** Edition and SHA-256 of the text under which a subscription is given, as displayed. */
export const OPENING_CONSENT = {
  consentEdition: edition,
  consentHash: createHash('sha256').update(text).digest('hex'),
} as const
