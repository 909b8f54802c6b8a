import { MAX_NPD_INCOMES, type SellerTaxes } from '@okolitsa/contracts/seller-taxes/seller-taxes.endpoints.ts'
import { dayIn, momentIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { roublesOf } from '@okolitsa/domain/money/roubles.ts'
import { orderNumberOf } from '@okolitsa/domain/orders/order-number.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { writeXlsx } from '../../../platform/tables/write-xlsx.ts'
import type { SellerTaxesDeps } from '../seller-taxes-deps.ts'
import { findTaxedSeller, listMonths, type MonthRow } from '../store/income.store.ts'
import { addNpdSellers, findNpdSeller } from '../store/npd.store.ts'

const presentSums = ({ sold, returned, taken, paidOut }: Omit<MonthRow, 'month'>) => ({
  sold: roublesOf(sold),
  returned: roublesOf(returned),
  income: roublesOf(sold - returned),
  taken: roublesOf(taken),
  paidOut: roublesOf(paidOut),
})

/** Gross income of a seller by month, and receipts of a self-employed one. @throws {Refusal} NOT_FOUND */
export async function readTaxes(
  { database: { executor }, clock, npdPartner }: SellerTaxesDeps,
  organizationId: number,
  asked?: number,
): Promise<SellerTaxes> {
  const now = clock()
  const year = asked ?? Number(dayIn(SHOP_TIME_ZONE, now).slice(0, 4))
  const [seller, months] = await Promise.all([
    findTaxedSeller(executor, organizationId),
    listMonths(executor, {
      ...{ organizationId, timeZone: SHOP_TIME_ZONE },
      from: momentIn(SHOP_TIME_ZONE, `${year}-01-01`, 0),
      to: momentIn(SHOP_TIME_ZONE, `${year + 1}-01-01`, 0),
    }),
  ])
  if (!seller) throw new Refusal('NOT_FOUND')
  const sum = (key: keyof Omit<MonthRow, 'month'>) => months.reduce((all, month) => all + month[key], 0)
  const total = { sold: sum('sold'), returned: sum('returned'), taken: sum('taken'), paidOut: sum('paidOut') }
  const shown = { taxSystem: seller.taxSystem, year, total: presentSums(total) }
  const rows = months.map(({ month, ...sums }) => ({ month, ...presentSums(sums) }))
  if (seller.taxSystem !== 'npd') return { ...shown, months: rows, npd: null }
  await addNpdSellers(executor, now)
  const npd = await findNpdSeller(executor, organizationId, MAX_NPD_INCOMES)
  return {
    ...{ ...shown, months: rows },
    npd: npd && {
      binding: npdPartner === null ? 'off' : npd.boundAt ? 'bound' : npd.bindId === null ? 'none' : 'waiting',
      ...{ lostOn: npd.lostOn, asked: npd.asked },
      incomes: npd.incomes.map(({ id, orderId, amount, at, state, link }) => ({
        ...{ id, orderId, state, link, number: orderNumberOf(orderId), amount: roublesOf(amount) },
        day: dayIn(SHOP_TIME_ZONE, new Date(at)),
      })),
    },
  }
}

/** The months of a year as a spreadsheet, in roubles. */
export async function exportTaxes(
  deps: SellerTaxesDeps,
  organizationId: number,
  { year, language }: { readonly year?: number | undefined; readonly language: Language },
): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  const taxes = await readTaxes(deps, organizationId, year)
  const { sellerTaxes: text } = wordsIn(language)
  const cells = ({ sold, returned, income, taken, paidOut }: SellerTaxes['total']) => [
    sold,
    returned,
    income,
    taken,
    paidOut,
  ]
  const rows = [
    [...text.columns],
    ...taxes.months.map((month) => [month.month, ...cells(month)]),
    [text.total, ...cells(taxes.total)],
  ]
  return { name: `taxes-${organizationId}-${taxes.year}.xlsx`, bytes: await writeXlsx(rows, text.title) }
}
