import { PERIOD, type Period } from '@okolitsa/domain/closing/period.ts'
import { periodMistakes } from '@okolitsa/domain/numbers/numbers-period.ts'
import { day } from '@okolitsa/domain/validation/field-rules.ts'

/** Period and page of a statement, stored in the URL query. */
export interface StatementQuery {
  /** The asked month; empty = none. */
  readonly period: Period
  /** Typed days; empty = a month, or the present one. */
  readonly from: string
  readonly to: string
  readonly after: number | null
  /** True = the typed days are wrong, and the present month is shown. */
  readonly isWrong: boolean
}

export const MONEY_PATH = '/cabinet/money'

/** Parses the URL query. */
export function statementQueryOf(params: URLSearchParams): StatementQuery {
  const [month = '', from = '', to = ''] = ['period', 'from', 'to'].map((name) =>
    (params.get(name) ?? '').trim().slice(0, 20),
  )
  const after = Number(params.get('after'))
  const isTyped = from !== '' || to !== ''
  const isWrong =
    isTyped && (day(from) !== null || day(to) !== null || Object.keys(periodMistakes(from, to)).length > 0)
  const period = !isTyped && PERIOD.test(month) ? month : ''
  return { period, from, to, isWrong, after: Number.isSafeInteger(after) && after > 0 ? after : null }
}

/** Parameters of the call. */
export const askedStatement = ({ period, from, to, after, isWrong }: StatementQuery) => ({
  ...(period !== '' && { period }),
  ...(from !== '' && !isWrong && { from, to }),
  ...(after !== null && { after }),
})
