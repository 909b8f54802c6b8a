import { PERIOD_DAYS, type PeriodDays, periodMistakes } from '@okolitsa/domain/numbers/numbers-period.ts'
import { day } from '@okolitsa/domain/validation/field-rules.ts'

/** The period of the numbers, stored in the URL query. */
export interface NumbersQuery {
  readonly days: PeriodDays
  /** Typed days; empty = the preset period. */
  readonly from: string
  readonly to: string
  /** Errors of the typed days by field; the preset period is used then. */
  readonly mistakes: Readonly<Record<string, string>>
}

export const NUMBERS_PATH = '/cabinet/numbers'
const USUAL_DAYS = 30

/** Bounds of typed days: the marketplace has no earlier sales, and a year of many digits is a typing error. */
const [EARLIEST, LATEST] = ['2020-01-01', '2099-12-31']
const dayMistakes = (name: 'from' | 'to', date: string): Readonly<Record<string, string>> => {
  const mistake = date < EARLIEST ? 'tooSmall' : date > LATEST ? 'tooBig' : null
  const wrong = day(date) ?? mistake
  return date && wrong ? { [name]: wrong } : {}
}

/** Parses the URL query; returns invalid days with their errors. */
export function numbersQueryOf(params: URLSearchParams): NumbersQuery {
  const [from = '', to = ''] = [params.get('from'), params.get('to')].map((text) => (text ?? '').trim().slice(0, 20))
  const wrong = { ...dayMistakes('from', from), ...dayMistakes('to', to) }
  return {
    days: PERIOD_DAYS.find((known) => String(known) === params.get('days')) ?? USUAL_DAYS,
    from,
    to,
    mistakes: Object.keys(wrong).length > 0 ? wrong : periodMistakes(from || undefined, to || undefined),
  }
}

/** Whether a typed period is used. */
export const hasOwnDays = ({ from, to, mistakes }: NumbersQuery): boolean =>
  from !== '' && to !== '' && Object.keys(mistakes).length === 0

/** Parameters of the call. */
export const askedPeriod = (query: NumbersQuery) =>
  hasOwnDays(query) ? { days: query.days, from: query.from, to: query.to } : { days: query.days }

export const numbersPath = (days: PeriodDays): string =>
  days === USUAL_DAYS ? NUMBERS_PATH : `${NUMBERS_PATH}?days=${days}`
