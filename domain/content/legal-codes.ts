import type { RequiredConsent } from '../identity/consent.ts'

/** Blocks of the legal texts of a market: the page of each, and the consent that is given to it. */
export const LEGAL_TEXTS = {
  'legal-agreement': { path: '/agreement', consent: 'agreement' },
  'legal-consent': { path: '/personal-data-consent', consent: 'personalData' },
  'legal-privacy': { path: '/privacy', consent: null },
  'legal-delivery': { path: '/returns', consent: null },
  'legal-offer': { path: '/legal/offer', consent: null },
} as const satisfies Readonly<
  Record<`legal-${string}`, { readonly path: string; readonly consent: RequiredConsent | null }>
>
export type LegalCode = keyof typeof LEGAL_TEXTS
export const LEGAL_CODES = Object.keys(LEGAL_TEXTS) as [LegalCode, ...LegalCode[]]

/** Block of the text of a consent. */
export const LEGAL_CODE_OF = {
  agreement: 'legal-agreement',
  personalData: 'legal-consent',
} as const satisfies Readonly<Record<RequiredConsent, LegalCode>>

/** Maximum characters of a legal text as it is written in the editor. */
export const MAX_LEGAL_TEXT = 60_000
/** Maximum days between the decision to publish a text and its publication. */
export const MAX_DAYS_AHEAD = 366
