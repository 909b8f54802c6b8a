import { type FieldMistakes, mistakesOf, oneOf, text } from '../validation/field-rules.ts'

export const SITE_MODES = ['saas', 'landing'] as const

/** A host of a seller. */
export interface SiteFields {
  /** A name without a port, in small letters. */
  readonly host: string
  readonly mode: (typeof SITE_MODES)[number]
  readonly organizationId: number
  readonly isConstructor: boolean
  readonly theme: string
}

/** Labels of a host: letters, digits and inner hyphens; at least two of them. Names in other scripts come as xn--…. */
const HOST = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

export const siteMistakes = (fields: SiteFields): FieldMistakes =>
  mistakesOf<SiteFields>(
    {
      host: (host) =>
        host === '' ? 'required' : host.length > 253 ? 'tooLong' : HOST.test(host) ? null : 'wrongValue',
      mode: oneOf(SITE_MODES),
      theme: text({ most: 60, isRequired: true }),
    },
    fields,
  )
