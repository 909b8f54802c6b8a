import type { closingEndpoints } from '@okolitsa/contracts/closing/closing.endpoints.ts'
import type { Closing, Difference, RegisterSource } from '@okolitsa/contracts/closing/closing.ts'
import { type Period, periodAt, plusMonths } from '@okolitsa/domain/closing/period.ts'
import { ACCOUNTS } from '@okolitsa/domain/ledger/postings.ts'
import { REGISTER_FIELDS, type RegisterMapping } from '@okolitsa/domain/payouts/register-rows.ts'
import type { z } from 'zod'
import type { PeriodState, PeriodSums } from '../../store/period.store.ts'
import type { DifferenceRow } from '../store/comparison.store.ts'
import type { FileRow, SourceRow } from '../store/register.store.ts'

/** Maximum months in the list. */
const MAX_MONTHS = 36

/** Months from the first entry to the present one, the latest first. Months before the first closed one are closed with it. */
export function presentPeriods(
  known: readonly { readonly period: Period; readonly state: PeriodState }[],
  firstAt: Date | null,
  now: Date,
): { period: string; state: PeriodState }[] {
  const states = new Map(known.map(({ period, state }) => [period, state]))
  const closed = known.filter(({ state }) => state === 'closed').map(({ period }) => period)
  const last = closed.toSorted().at(-1)
  const first = firstAt === null ? periodAt(now) : periodAt(firstAt)
  const months: { period: string; state: PeriodState }[] = []
  for (let period = periodAt(now); period >= first && months.length < MAX_MONTHS; period = plusMonths(period, -1)) {
    const isClosed = last !== undefined && period <= last
    months.push({ period, state: isClosed ? 'closed' : (states.get(period) ?? 'open') })
  }
  return months
}

export const presentSource = ({ id, kind, title, mapping, payer }: SourceRow): RegisterSource => ({
  id,
  kind,
  title,
  payer,
  mapping: mapping && {
    day: mapping.headings.day ?? '',
    amount: mapping.headings.amount ?? '',
    reference: mapping.headings.reference ?? '',
    fee: mapping.headings.fee ?? '',
    operation: mapping.headings.operation ?? '',
    refunds: [...mapping.refunds],
  },
})

type Columns = Omit<z.output<(typeof closingEndpoints)['importRegister']['body']>, 'name'>

/** Headings without the columns that are not named. */
export const mappingOf = ({ refunds, ...columns }: Columns): RegisterMapping => ({
  headings: Object.fromEntries(
    REGISTER_FIELDS.flatMap((field) => (columns[field] === '' ? [] : [[field, columns[field]]])),
  ),
  refunds: refunds
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean),
})

export const presentFile = (
  { id, source, name, madeBy, madeAt, rows, known }: FileRow,
  nameOf: (id: number) => string,
) => ({
  ...{ id, source, name, rows, known },
  madeBy: nameOf(madeBy),
  madeAt: madeAt.toISOString(),
})

const roublesOf = (amount: number | null): number | null => (amount === null ? null : amount / 100)

export function presentDifference(difference: DifferenceRow, nameOf: (id: number | null) => string): Difference {
  const { kind, reference, isRefund, problem, orderId, outcome, comment, entryId, madeBy, madeAt } = difference
  return {
    ...{ kind, reference, isRefund, problem, orderId },
    here: roublesOf(difference.hereAmount),
    hereDay: difference.hereDay,
    there: roublesOf(difference.thereAmount),
    thereDay: difference.thereDay,
    decision: outcome && {
      ...{ outcome, entryId, comment: comment ?? '', by: nameOf(madeBy) },
      at: new Date(madeAt ?? 0).toISOString(),
    },
  }
}

export const presentSums = ({ accounts }: PeriodSums): Closing['sums'] =>
  ACCOUNTS.flatMap((account) => {
    const [debit, credit] = accounts[account] ?? []
    return debit === undefined || credit === undefined ? [] : [{ account, debit: debit / 100, credit: credit / 100 }]
  })
