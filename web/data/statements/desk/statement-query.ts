import { periodMistakes } from '@okolitsa/domain/numbers/numbers-period.ts'
import { day } from '@okolitsa/domain/validation/field-rules.ts'

/** Period and page of a statement, stored in the URL query. */
export interface StatementQuery {
  /** Typed days; empty = the present month. */
  readonly from: string
  readonly to: string
  readonly after: number | null
  /** True = the typed days are wrong, and the present month is shown. */
  readonly isWrong: boolean
}

export const MONEY_PATH = '/cabinet/money'

/** Parses the URL query. */
export function statementQueryOf(params: URLSearchParams): StatementQuery {
  const [from = '', to = ''] = ['from', 'to'].map((name) => (params.get(name) ?? '').trim().slice(0, 20))
  const after = Number(params.get('after'))
  const isTyped = from !== '' || to !== ''
  const isWrong =
    isTyped && (day(from) !== null || day(to) !== null || Object.keys(periodMistakes(from, to)).length > 0)
  return { from, to, isWrong, after: Number.isSafeInteger(after) && after > 0 ? after : null }
}

/** Parameters of the call. */
export const askedStatement = ({ from, to, after, isWrong }: StatementQuery) => ({
  ...(from !== '' && !isWrong && { from, to }),
  ...(after !== null && { after }),
})

/** First and last day of the month that is `months` before the day's. */
export function monthBefore(day: string, months: number): { readonly from: string; readonly to: string } {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const at = (offset: number, date: number) =>
    new Date(Date.UTC(year, month - 1 - months + offset, date)).toISOString().slice(0, 10)
  return { from: at(0, 1), to: at(1, 0) }
}
