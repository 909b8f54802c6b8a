import type { IsoDate } from '../clock/clock.ts'
import type { TaxSystem } from '../fiscal/vat.ts'
import { type Kopecks, kopecks } from '../money/money.ts'
import type { Trade } from '../site-pages/trade.ts'
import type { FieldMistakes } from '../validation/field-rules.ts'

/** Persons who sell without a place in the state register: self-employed (НПД) and household plots (ЛПХ). */
export const PERSON_KINDS = ['selfEmployed', 'household'] as const
export type PersonKind = (typeof PERSON_KINDS)[number]
/** Kinds of sellers by law; `registered` = an organization, a sole proprietor or a farm of the state register. */
export const LEGAL_KINDS = ['registered', ...PERSON_KINDS] as const
export type LegalKind = (typeof LEGAL_KINDS)[number]

export const TAX_OF_PERSON = { selfEmployed: 'npd', household: 'lph' } as const satisfies Record<PersonKind, TaxSystem>
/** Trades of persons, who sell what they grow and make themselves. */
export const PERSON_TRADES = ['vegetables', 'dairy', 'apiary', 'bakery', 'fish'] as const satisfies readonly Trade[]

interface Registered {
  readonly tin: string
  readonly ien: string
  readonly taxSystem: TaxSystem
}

/** The kind of a person; null = the seller is in the state register, also a sole proprietor with the tax of persons. */
export const personKindOf = ({ ien, taxSystem }: Omit<Registered, 'tin'>): PersonKind | null =>
  ien !== '' ? null : taxSystem === TAX_OF_PERSON.household ? 'household' : 'selfEmployed'

/** A person has a number of twelve digits and the tax of the kind; the tax of household plots is of persons only. */
export const personMistakes = ({ tin, ien, taxSystem }: Registered): FieldMistakes => {
  const isOfPersons = taxSystem === TAX_OF_PERSON.household || (ien === '' && taxSystem === TAX_OF_PERSON.selfEmployed)
  return {
    ...(ien === '' && tin.length !== 12 && { tin: 'wrongValue' }),
    ...((ien === '' ? !isOfPersons : isOfPersons) && { taxSystem: 'wrongValue' }),
  }
}

/** Answers of the tax service; `unknown` = it did not answer, so the office decides by hand. */
export const NPD_STATUSES = ['registered', 'unknown'] as const
export type NpdStatus = (typeof NPD_STATUSES)[number]

/** Maximum income of a self-employed person in a calendar year (422-ФЗ, article 4, part 2), by its first day. */
const NPD_LIMITS: readonly { readonly from: IsoDate; readonly limit: Kopecks }[] = [
  { from: '2019-01-01', limit: kopecks(240_000_000) },
]
export const npdLimitOn = (day: IsoDate): Kopecks =>
  NPD_LIMITS.findLast(({ from }) => from <= day)?.limit ?? kopecks(240_000_000)

/**
 * How near the limit a year's sales are: `near` from 80 %, `close` from 95 %, `over` at the limit. Over the limit the
 * person loses the tax regime, not the right to sell: the income above it is taxed otherwise and they may register as a
 * sole proprietor within days. So sales go on, and the person and the office are notified.
 */
export const NPD_NEAR_PERCENT = 80
export const NPD_LEVELS = ['calm', 'near', 'close', 'over'] as const
export type NpdLevel = (typeof NPD_LEVELS)[number]
export function npdLevelOf(sold: number, limit: Kopecks): NpdLevel {
  if (sold >= limit) return 'over'
  if (sold * 100 >= limit * 95) return 'close'
  return sold * 100 >= limit * NPD_NEAR_PERCENT ? 'near' : 'calm'
}

/** Two to five words of Cyrillic letters, as a passport writes a name. */
const PASSPORT_NAME = /^[\p{Script=Cyrillic}'’.-]+(\s+[\p{Script=Cyrillic}'’.-]+){1,4}$/u
export const MAX_PASSPORT_NAME = 150
export const isPassportName = (name: string): boolean => PASSPORT_NAME.test(name.trim())

/** Filters of the office's list of sellers by their warnings in this year. */
export const NPD_FILTERS = ['near', 'lost'] as const
export type NpdFilter = (typeof NPD_FILTERS)[number]

const DOTS = '•'
/** A number with its last two characters. */
export const maskedNumber = (number: string): string => DOTS.repeat(Math.max(4, number.length - 2)) + number.slice(-2)
