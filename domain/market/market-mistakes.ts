import { isBankAccount, isBic, isCorrespondentAccount } from '../companies/bank-account.ts'
import { kppMistake } from '../companies/kpp.ts'
import { isRegistrationNumber, isTin } from '../companies/tin.ts'
import { emailMistake } from '../identity/person-fields.ts'
import { MAX_HOLD_DAYS, MAX_PAYOUT_DAYS, MAX_PAYOUT_MINIMUM, type PayoutTerms } from '../statements/payout-calendar.ts'
import { siteThemeMistakes } from '../themes/site-theme.ts'
import {
  type FieldMistake,
  type FieldMistakes,
  type FieldRule,
  mistakesOf,
  orNone,
  text,
} from '../validation/field-rules.ts'
import { type Area, isArea } from './areas.ts'
import {
  MARKET_LINKS,
  type MarketContacts,
  type MarketIdentity,
  type MarketOperator,
  type MarketSettings,
  OPERATOR_KINDS,
} from './market.ts'
import { MAX_MARKET_NAME } from './market-name.ts'

/** Maximum lengths of texts, characters. */
export const MAX_MARKET_DESCRIPTION = 160
export const MAX_MARKET_STORY = 2_000
export const MAX_MARKET_TOWNS = 300
export const MAX_CLOSING_MESSAGE = 500
export const MAX_OPERATOR_FIELD = 300
export const MAX_MARKET_LINK = 500
/** Maximum commission, per cent. */
export const MAX_COMMISSION = 50

/** Groups of settings that are changed apart. */
export const MARKET_GROUPS = ['identity', 'operator', 'contacts', 'areas', 'fees', 'payouts', 'closing'] as const
export type MarketGroup = (typeof MARKET_GROUPS)[number]

/** The name is one line of any script, with at least one letter or digit. */
const name: FieldRule<string> = (value) => {
  if (value.trim() === '') return 'required'
  if ([...value].length > MAX_MARKET_NAME) return 'tooLong'
  if (/[\p{Cc}\p{Cf}<>]/u.test(value)) return 'wrongValue'
  return /[\p{L}\p{N}]/u.test(value) ? null : 'marketName'
}
const email: FieldRule<string> = (value) => emailMistake(value)
const phone: FieldRule<string> = (value) => (/^[78]\d{10}$/.test(value) ? null : 'phone')

/** A link is an absolute `https` URL without a name and a password. */
const link: FieldRule<string> = (value) => {
  if (value.length > MAX_MARKET_LINK) return 'tooLong'
  if (!URL.canParse(value)) return 'secureUrl'
  const { protocol, hostname, username, password } = new URL(value)
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === '' ? null : 'secureUrl'
}

export function identityMistakes(identity: MarketIdentity): FieldMistakes {
  const own = mistakesOf<MarketIdentity>(
    {
      name,
      description: text({ most: MAX_MARKET_DESCRIPTION }),
      story: text({ most: MAX_MARKET_STORY }),
      towns: text({ most: MAX_MARKET_TOWNS }),
      languages: (languages) =>
        languages.length === 0 ? 'required' : new Set(languages).size < languages.length ? 'wrongValue' : null,
    },
    identity,
  )
  return { ...own, ...prefixed('theme', siteThemeMistakes(identity.theme)) }
}

/** Mistakes of the taxpayer number by the kind of operator; a person and a foreign entity may have none. */
function tinMistake({ kind, tin }: MarketOperator): FieldMistake | null {
  const isOptional = kind === 'person' || kind === 'foreign' || kind === null
  if (tin === null) return isOptional ? null : 'required'
  if (!isTin(tin)) return 'tin'
  if (kind === 'company') return tin.length === 10 ? null : 'tin'
  return kind === 'entrepreneur' || kind === 'person' ? (tin.length === 12 ? null : 'tin') : null
}

/** Mistakes of the registration number; a foreign one has any form. */
function ienMistake({ kind, ien }: MarketOperator): FieldMistake | null {
  if (ien === null || kind === 'foreign') return null
  if (kind === 'person' || !isRegistrationNumber(ien)) return 'registrationNumber'
  if (kind === 'company') return ien.length === 13 ? null : 'registrationNumber'
  return kind === 'entrepreneur' && ien.length !== 15 ? 'registrationNumber' : null
}

export function operatorMistakes(operator: MarketOperator): FieldMistakes {
  const { kind, bic, account } = operator
  const field = orNone(text({ most: MAX_OPERATOR_FIELD }))
  const mistakes: Record<string, FieldMistake> = {
    ...mistakesOf<MarketOperator>(
      {
        kind: (value) => (value === null || OPERATOR_KINDS.includes(value) ? null : 'wrongValue'),
        name: field,
        address: field,
        ien: field,
        signatory: field,
        bankName: field,
        account: field,
        correspondentAccount: field,
      },
      operator,
    ),
  }
  const tin = tinMistake(operator)
  if (tin) mistakes.tin = tin
  const ien = mistakes.ien ?? ienMistake(operator)
  if (ien) mistakes.ien = ien
  const kpp = operator.kpp === null ? null : kppMistake(kind === 'company', operator.kpp)
  if (kpp) mistakes.kpp = kpp
  // accounts abroad have other numbers
  if (kind === 'foreign') return mistakes
  if (bic !== null && !isBic(bic)) mistakes.bic = 'bic'
  if (account !== null && bic === null) mistakes.bic = 'required'
  else if (account !== null && !mistakes.bic && !isBankAccount(account, bic ?? '')) mistakes.account = 'bankAccount'
  const { correspondentAccount } = operator
  if (correspondentAccount !== null && !isCorrespondentAccount(correspondentAccount, bic ?? ''))
    mistakes.correspondentAccount = 'bankAccount'
  return mistakes
}

export function contactsMistakes(contacts: MarketContacts): FieldMistakes {
  const own = mistakesOf<MarketContacts>({ phone: orNone(phone), email: orNone(email) }, contacts)
  const { hours, links } = contacts
  const isHour = (hour: number) => Number.isInteger(hour) && hour >= 0 && hour <= 24
  const ofHours: Record<string, FieldMistake> =
    hours !== null && !(isHour(hours.from) && isHour(hours.to) && hours.from < hours.to) ? { hours: 'wrongValue' } : {}
  const ofLinks = MARKET_LINKS.flatMap((key) => {
    const mistake = links[key] === undefined ? null : link(links[key])
    return mistake ? [[`links.${key}`, mistake] as const] : []
  })
  return { ...own, ...ofHours, ...Object.fromEntries(ofLinks) }
}

export const areasMistakes = (closedAreas: readonly Area[]): FieldMistakes =>
  closedAreas.every(isArea) && new Set(closedAreas).size === closedAreas.length ? {} : { closedAreas: 'wrongValue' }

/** The commission has two decimal places at most. */
export function feesMistakes({ commissionPercent }: MarketSettings['fees']): FieldMistakes {
  if (commissionPercent === null) return {}
  if (!Number.isFinite(commissionPercent)) return { commissionPercent: 'wrongValue' }
  if (commissionPercent < 0) return { commissionPercent: 'tooSmall' }
  if (commissionPercent > MAX_COMMISSION) return { commissionPercent: 'tooBig' }
  const hundredths = commissionPercent * 100
  return Math.abs(hundredths - Math.round(hundredths)) > 1e-6 ? { commissionPercent: 'wrongValue' } : {}
}

/** Days of the month are distinct; a weekday leaves them unused. */
export function payoutsMistakes({ monthDays, weekday, minimum, holdDays }: PayoutTerms): FieldMistakes {
  const isDay = (day: number) => Number.isInteger(day) && day >= 1 && day <= 31
  const days = monthDays.length > 0 && monthDays.length <= MAX_PAYOUT_DAYS && monthDays.every(isDay)
  return {
    ...((!days || new Set(monthDays).size !== monthDays.length) && { monthDays: 'wrongValue' }),
    ...(weekday !== null && !(Number.isInteger(weekday) && weekday >= 1 && weekday <= 7) && { weekday: 'wrongValue' }),
    ...(!(Number.isInteger(minimum) && minimum >= 0 && minimum <= MAX_PAYOUT_MINIMUM) && { minimum: 'wrongValue' }),
    ...(!(Number.isInteger(holdDays) && holdDays >= 0 && holdDays <= MAX_HOLD_DAYS) && { holdDays: 'wrongValue' }),
  }
}

export const closingMistakes = (closing: MarketSettings['closing']): FieldMistakes =>
  mistakesOf({ message: text({ most: MAX_CLOSING_MESSAGE }) }, closing)

const prefixed = (group: string, mistakes: FieldMistakes): FieldMistakes =>
  Object.fromEntries(Object.entries(mistakes).map(([field, mistake]) => [`${group}.${field}`, mistake]))

/** Mistakes of the given groups of settings, by `group.field`; absent groups are not checked. */
export const marketMistakes = (settings: Partial<MarketSettings>): FieldMistakes => ({
  ...(settings.identity && prefixed('identity', identityMistakes(settings.identity))),
  ...(settings.operator && prefixed('operator', operatorMistakes(settings.operator))),
  ...(settings.contacts && prefixed('contacts', contactsMistakes(settings.contacts))),
  ...(settings.closedAreas && areasMistakes(settings.closedAreas)),
  ...(settings.fees && prefixed('fees', feesMistakes(settings.fees))),
  ...(settings.payouts && prefixed('payouts', payoutsMistakes(settings.payouts))),
  ...(settings.closing && prefixed('closing', closingMistakes(settings.closing))),
})
