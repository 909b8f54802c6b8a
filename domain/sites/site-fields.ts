import { type FieldMistakes, type FieldRule, mistakesOf, oneOf, orNone, text } from '../validation/field-rules.ts'

export const SITE_MODES = ['saas', 'landing'] as const

/** A site of a seller: its shop, or a page about it. */
export interface SiteFields {
  readonly mode: (typeof SITE_MODES)[number]
  readonly organizationId: number
  readonly isConstructor: boolean
  /** Null = called as its seller is. */
  readonly title: string | null
  /** False = its hosts say that it is not available. */
  readonly isPublished: boolean
}

/** Who gave a name to a site: the shop, or the seller, who owns the domain. */
export const HOST_KINDS = ['ours', 'own'] as const
export type HostKind = (typeof HOST_KINDS)[number]

/** Labels of a host: letters, digits and inner hyphens; at least two of them. Names in other scripts come as xn--…. */
const HOST = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/** A name without a port, in small letters. */
const hostRule: FieldRule<string> = (host) =>
  host === '' ? 'required' : host.length > 253 ? 'tooLong' : HOST.test(host) ? null : 'wrongValue'

export const hostMistakes = (host: string): FieldMistakes => mistakesOf({ host: hostRule }, { host })

export const siteMistakes = (fields: SiteFields): FieldMistakes =>
  mistakesOf<SiteFields>({ mode: oneOf(SITE_MODES), title: orNone(text({ most: 120, isRequired: true })) }, fields)
