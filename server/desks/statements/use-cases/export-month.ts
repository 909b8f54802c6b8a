import { MAX_MONTH_SELLERS } from '@okolitsa/contracts/statements/office-statements.endpoints.ts'
import { boundsOf, type Period } from '@okolitsa/domain/closing/period.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { roublesOf } from '@okolitsa/domain/money/roubles.ts'
import { closingOf, STATEMENT_KINDS, shareOf } from '@okolitsa/domain/statements/statement.ts'
import { type CsvCell, csvOf } from '@okolitsa/domain/tables/csv.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import { writeXlsx } from '../../../platform/tables/write-xlsx.ts'
import type { Deps } from '../../../services.ts'
import { listMonthTotals, type SellerTotals } from '../store/month-totals.store.ts'
import { listSellersOf } from '../store/period.store.ts'
import type { TotalRow } from '../store/statement.store.ts'

/** Sellers of one query. */
const SELLERS_AT_ONCE = 500

const AMOUNTS = ['amount', 'fee', 'feeTax', 'cash', 'delivery', 'marketDiscount', 'count'] as const
const EMPTY = { amount: 0, fee: 0, feeTax: 0, cash: 0, delivery: 0, marketDiscount: 0, count: 0 }

/** Adds the totals of sellers by kind, kopecks. */
function sumOf(totals: readonly TotalRow[]): Omit<TotalRow, 'kind'> {
  const sums = { ...EMPTY }
  for (const total of totals) for (const name of AMOUNTS) sums[name] += total[name]
  return sums
}

/** Sums of a row in roubles: goods, delivery, fee, VAT in it, money taken by the seller, discounts of the market, amount. */
const cellsOf = (total: Omit<TotalRow, 'kind'>): CsvCell[] => [
  total.count,
  ...[
    shareOf(total).goods,
    total.delivery,
    total.fee,
    total.feeTax,
    total.cash,
    total.marketDiscount,
    total.amount,
  ].map(roublesOf),
]

/** Rows of the file: of each seller both balances and a row per kind, then the sums of all sellers. */
export function monthRows(sellers: readonly SellerTotals[], language: Language): CsvCell[][] {
  const { statements: text } = wordsIn(language)
  const { kinds, fileColumns, all } = text.monthFile
  const balance = (head: readonly CsvCell[], title: string, kopecks: number): CsvCell[] => [
    ...[...head, title, '', '', '', '', '', '', ''],
    roublesOf(kopecks),
  ]
  const rowsOf = (head: readonly CsvCell[], opening: number, totals: readonly TotalRow[]) => [
    balance(head, text.opening, opening),
    ...STATEMENT_KINDS.flatMap((kind) => {
      const own = totals.filter((total) => total.kind === kind)
      return own.length === 0 ? [] : [[...head, kinds[kind], ...cellsOf(sumOf(own))]]
    }),
    balance(head, text.closing, closingOf(opening, totals)),
  ]
  const opening = sellers.reduce((sum, seller) => sum + seller.opening, 0)
  return [
    [...fileColumns],
    ...sellers.flatMap(({ id, legalName, tin, ...seller }) =>
      rowsOf([id, legalName, tin], seller.opening, seller.totals),
    ),
    ...rowsOf(
      ['', all, ''],
      opening,
      sellers.flatMap(({ totals }) => totals),
    ),
  ]
}

/**
 * An accounting period of all sellers whose balance changed in it as a file. Its sums are those of the closing: each
 * amount is a sum over entries that the period has. @throws {Refusal} BAD_REQUEST when there are too many sellers
 */
export async function exportMonth(
  { executor }: Deps<'executor'>,
  period: Period,
  { format, language }: { readonly format: 'xlsx' | 'csv'; readonly language: Language },
): Promise<Uint8Array> {
  const [from, to] = boundsOf(period)
  const asked = { from, to, period }
  const ids = await listSellersOf(executor, { ...asked, most: MAX_MONTH_SELLERS + 1, among: null })
  refuseMistakes(ids.length > MAX_MONTH_SELLERS ? { period: 'tooBig' } : {})
  const sellers: SellerTotals[] = []
  for (let first = 0; first < ids.length; first += SELLERS_AT_ONCE)
    sellers.push(
      ...(await listMonthTotals(executor, { ...asked, organizationIds: ids.slice(first, first + SELLERS_AT_ONCE) })),
    )
  const rows = monthRows(sellers, language)
  return format === 'csv' ? Buffer.from(csvOf(rows)) : writeXlsx(rows, wordsIn(language).statements.title)
}
