import type { Statement } from '@okolitsa/contracts/statements/statements.ts'
import { STATEMENT_LINES_PER_PAGE } from '@okolitsa/contracts/statements/statements-desk.endpoints.ts'
import { dayIn, type IsoDate, momentIn, plusDays, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { roublesOf } from '@okolitsa/domain/money/roubles.ts'
import { periodMistakes } from '@okolitsa/domain/numbers/numbers-period.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { closingOf, STATEMENT_KINDS } from '@okolitsa/domain/statements/statement.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../services.ts'
import { presentLine, presentTotal } from '../present-statement.ts'
import { findSellerTitle } from '../store/explorer.store.ts'
import { type AskedStatement, readStatementRows } from '../store/statement.store.ts'

export interface AskedPeriod {
  readonly from?: IsoDate | undefined
  readonly to?: IsoDate | undefined
}

/** The asked days, or the present month up to today, in Moscow time. */
function periodOf({ from, to }: AskedPeriod, now: Date) {
  refuseMistakes(periodMistakes(from, to))
  const today = dayIn(SHOP_TIME_ZONE, now)
  const first = from ?? `${today.slice(0, 8)}01`
  const last = to ?? today
  return {
    from: first,
    to: last,
    starts: momentIn(SHOP_TIME_ZONE, first, 0),
    ends: momentIn(SHOP_TIME_ZONE, plusDays(last, 1), 0),
  }
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
  const { from, to, starts, ends } = periodOf(asked, clock())
  const [title, { opening, totals, lines }] = await Promise.all([
    findSellerTitle(executor, organizationId),
    readStatementRows(executor, { organizationId, from: starts, to: ends, after, order, kinds: null, most: most + 1 }),
  ])
  if (title === null) throw new Refusal('NOT_FOUND')
  const shown = lines.slice(0, most)
  return {
    seller: { id: organizationId, title },
    ...{ from, to },
    opening: roublesOf(opening),
    closing: roublesOf(closingOf(opening, totals)),
    totals: STATEMENT_KINDS.flatMap((kind) => totals.filter((total) => total.kind === kind).map(presentTotal)),
    lines: shown.map(presentLine),
    next: lines.length > most ? (shown.at(-1)?.id ?? null) : null,
  }
}
