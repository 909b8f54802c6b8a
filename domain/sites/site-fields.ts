import { type FieldMistakes, type FieldRule, mistakesOf, oneOf, orNone, text } from '../validation/field-rules.ts'

export const SITE_MODES = ['saas', 'landing'] as const

/** Fields of a seller's site: its shop, or a page about it. */
export interface SiteFields {
  readonly mode: (typeof SITE_MODES)[number]
  readonly organizationId: number
  readonly isConstructor: boolean
  /** Title of the site; null = the name of the seller. */
  readonly title: string | null
  /** False = requests to its hosts are answered as not available. */
  readonly isPublished: boolean
}

/** Kinds of hosts: a subdomain of the shop, or the seller's own domain. */
export const HOST_KINDS = ['ours', 'own'] as const
export type HostKind = (typeof HOST_KINDS)[number]

/** Labels of a host: letters, digits and inner hyphens; at least two labels. Other scripts as xn--…. */
const HOST = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/** A host without a port, in lower case. */
const hostRule: FieldRule<string> = (host) =>
  host === '' ? 'required' : host.length > 253 ? 'tooLong' : HOST.test(host) ? null : 'wrongValue'

export const hostMistakes = (host: string): FieldMistakes => mistakesOf({ host: hostRule }, { host })

export const siteMistakes = (fields: SiteFields): FieldMistakes =>
  mistakesOf<SiteFields>({ mode: oneOf(SITE_MODES), title: orNone(text({ most: 120, isRequired: true })) }, fields)
