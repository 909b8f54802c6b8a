import type { Statement } from '@okolitsa/contracts/statements/statements.ts'
import { STATEMENT_LINES_PER_PAGE } from '@okolitsa/contracts/statements/statements-desk.endpoints.ts'
import { dayIn, type IsoDate, momentIn, plusDays, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { boundsOf, type Period, periodAt, periodOfDay } from '@okolitsa/domain/closing/period.ts'
import { roublesOf } from '@okolitsa/domain/money/roubles.ts'
import { periodMistakes } from '@okolitsa/domain/numbers/numbers-period.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { closingOf, STATEMENT_KINDS } from '@okolitsa/domain/statements/statement.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../services.ts'
import { presentLine, presentTotal } from '../present-statement.ts'
import { findSellerTitle } from '../store/explorer.store.ts'
import { type AskedStatement, readStatementRows } from '../store/statement.store.ts'

/** A month, or a first and a last day. */
export interface AskedPeriod {
  readonly period?: Period | undefined
  readonly from?: IsoDate | undefined
  readonly to?: IsoDate | undefined
}

/**
 * The asked month or days in Moscow time; without them the present month. A month has the entries of its accounting
 * period, as the closing and the papers count them. Days have entries by their own day: accounting periods are months, so
 * a part of one has no entries of its own.
 */
function periodOf({ period, from, to }: AskedPeriod, now: Date) {
  const isByDays = from !== undefined || to !== undefined
  const present = periodAt(now)
  refuseMistakes({
    ...periodMistakes(from, to),
    ...(period !== undefined && (isByDays || period > present) && { period: isByDays ? 'wrongValue' : 'tooBig' }),
  })
  const today = dayIn(SHOP_TIME_ZONE, now)
  if (from !== undefined && to !== undefined) {
    const [starts, ends] = [momentIn(SHOP_TIME_ZONE, from, 0), momentIn(SHOP_TIME_ZONE, plusDays(to, 1), 0)]
    return { period: null, from, to, starts, ends }
  }
  const month = period ?? present
  const [starts, ends] = boundsOf(month)
  const last = plusDays(dayIn(SHOP_TIME_ZONE, ends), -1)
  return { period: month, from: `${month}-01`, to: periodOfDay(today) === month ? today : last, starts, ends }
}

/** A statement with a page of its lines, or with all of them when `most` is given and enough. */
export async function readStatement(
  { executor, clock }: Deps<'executor' | 'clock'>,
  organizationId: number,
  {
    after = null,
    order = 'newest',
    most = STATEMENT_LINES_PER_PAGE,
    ...asked
  }: AskedPeriod & { readonly after?: number | null | undefined } & Partial<Pick<AskedStatement, 'order' | 'most'>>,
): Promise<Statement> {
  const { period, from, to, starts, ends } = periodOf(asked, clock())
  const [title, { opening, totals, lines }] = await Promise.all([
    findSellerTitle(executor, organizationId),
    readStatementRows(executor, {
      ...{ organizationId, period, from: starts, to: ends, after, order, kinds: null, most: most + 1 },
    }),
  ])
  if (title === null) throw new Refusal('NOT_FOUND')
  const shown = lines.slice(0, most)
  return {
    seller: { id: organizationId, title },
    ...{ period, from, to },
    opening: roublesOf(opening),
    closing: roublesOf(closingOf(opening, totals)),
    totals: STATEMENT_KINDS.flatMap((kind) => totals.filter((total) => total.kind === kind).map(presentTotal)),
    lines: shown.map(presentLine),
    next: lines.length > most ? (shown.at(-1)?.id ?? null) : null,
  }
}
