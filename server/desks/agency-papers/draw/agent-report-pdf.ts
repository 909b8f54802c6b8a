import type { AgentReport } from '@okolitsa/domain/agency-papers/agent-report.ts'
import type { PersonName } from '@okolitsa/domain/agency-papers/paper-party.ts'
import { agencyPapers as words } from '@okolitsa/strings/ru/agency-papers.ts'
import { beginPaper, CLOSING, HEADING, STRONG, signatureOf, TEXT, WHOLE } from './paper-sheet.ts'

const { sum, digits, columns } = words
const FORM = { hasBoxes: false, size: 8 }
/** The day of a row; a late one is marked. */
const dayOf = ({ day, isLate }: { readonly day: string; readonly isLate?: true }) =>
  isLate ? words.report.late(digits(day)) : digits(day)
const right = (title: string, share: number) => ({ title, share, isRight: true })

/** Draws the agent's report on wide A4: sales, returns, fee, expenses, payouts, money, totals in words. */
export async function agentReportPdf(report: AgentReport, signer: PersonName, now: Date): Promise<Uint8Array> {
  const { totals, period } = report
  const texts = words.report
  const { sheet, finish } = await beginPaper({
    ...report,
    title: texts.title(report.number),
    subtitle: texts.ofDay(report.day, period),
    now,
    isWide: true,
  })
  if (report.corrects) sheet.write(texts.corrects(report.corrects), STRONG, WHOLE)
  /** A table with its heading. An empty one is named, so that nobody looks for it. */
  const section = (title: string, ...table: Parameters<typeof sheet.table>) => {
    sheet.gap(8)
    sheet.keep(80)
    sheet.write(title, HEADING)
    sheet.gap(4)
    if (table[1].length === 0) sheet.write(texts.none, TEXT)
    else sheet.table(...table)
  }

  section(
    texts.sales,
    [
      { title: columns.order, share: 0.08, isStrong: true },
      { title: columns.paid, share: 0.08 },
      { title: columns.handedOver, share: 0.08 },
      { title: columns.goods, share: 0.2 },
      { title: columns.amount, share: 0.08 },
      right(columns.sum, 0.1),
      right(columns.vat, 0.08),
      right(columns.ownDiscount, 0.08),
      right(columns.marketDiscount, 0.08),
      { title: columns.receipt, share: 0.14 },
    ],
    report.sales.map((sale) => [
      String(sale.order),
      digits(sale.paidOn),
      dayOf({ ...sale, day: sale.handedOverOn }),
      sale.title,
      sale.amount,
      sum(sale.gross),
      sale.vat ? `${sum(sale.vat.sum)} (${sale.vat.percent}\u00A0%)` : '\u2013',
      sum(sale.sellerDiscount),
      sum(sale.marketDiscount),
      sale.takenBySeller > 0 ? texts.bySeller : sale.receipt,
    ]),
    {
      ...FORM,
      total: [
        words.total,
        '',
        '',
        '',
        '',
        sum(totals.sold),
        sum(totals.soldVat),
        sum(totals.sellerDiscounts),
        sum(totals.marketDiscounts),
      ],
    },
  )
  section(
    texts.days,
    [{ title: columns.paid, share: 0.5 }, right(columns.sum, 0.5)],
    report.days.map(({ day, gross }) => [digits(day), sum(gross)]),
    { ...FORM, total: [words.total, sum(totals.sold)] },
  )
  section(
    texts.returns,
    [
      { title: columns.order, share: 0.1, isStrong: true },
      { title: columns.day, share: 0.1 },
      { title: columns.reason, share: 0.38 },
      { title: columns.bearer, share: 0.12 },
      { title: columns.receipt, share: 0.16 },
      right(columns.sum, 0.14),
    ],
    report.returns.map((one) => [
      String(one.order),
      dayOf(one),
      one.reason,
      one.isBornBySeller ? texts.bearers.seller : texts.bearers.market,
      one.receipt,
      sum(one.sum),
    ]),
    { ...FORM, total: [words.total, '', '', '', '', sum(totals.returned)] },
  )
  section(
    texts.fees,
    [
      { title: columns.order, share: 0.12, isStrong: true },
      right(columns.base, 0.16),
      { title: columns.rule, share: 0.4 },
      right(columns.fee, 0.16),
      right(columns.vat, 0.16),
    ],
    report.fees.map((one) => [String(one.order), sum(one.base), one.rule, sum(one.fee), sum(one.vat)]),
    { ...FORM, total: [words.total, '', '', sum(totals.fee), sum(totals.feeVat)] },
  )
  section(
    texts.expenses,
    [
      { title: columns.day, share: 0.12 },
      { title: columns.expense, share: 0.4 },
      { title: columns.document, share: 0.32 },
      right(columns.sum, 0.16),
    ],
    report.expenses.map((one) => [digits(one.day), one.title, one.document, sum(one.sum)]),
    { ...FORM, total: [words.total, '', '', sum(totals.expenses)] },
  )
  section(
    texts.payouts,
    [{ title: columns.day, share: 0.3 }, { title: columns.payout, share: 0.4 }, right(columns.sum, 0.3)],
    report.payouts.map((one) => [dayOf(one), one.number, sum(one.sum)]),
    { ...FORM, total: [words.total, '', sum(totals.paidOut)] },
  )
  section(
    texts.adjustments,
    [{ title: columns.day, share: 0.12 }, { title: columns.movement, share: 0.68 }, right(columns.sum, 0.2)],
    report.adjustments.map((one) => [dayOf(one), one.title, sum(one.sum)]),
    { ...FORM, total: [words.total, '', sum(totals.adjusted)] },
  )
  const { lines } = texts
  section(
    texts.money,
    [{ title: columns.movement, share: 0.75 }, right(columns.sum, 0.25)],
    [
      [lines.opening(period.from), sum(report.opening)],
      [lines.sold, sum(totals.sold)],
      [lines.marketDiscounts, sum(totals.marketDiscounts)],
      [lines.receivedByAgent, sum(totals.receivedByAgent)],
      [lines.takenBySeller, sum(-totals.takenBySeller)],
      [lines.returnedBySeller, sum(-totals.returnedBySeller)],
      [lines.fee, sum(-totals.fee)],
      [lines.expenses, sum(-totals.expenses)],
      [lines.paidOut, sum(-totals.paidOut)],
      [lines.adjusted, sum(totals.adjusted)],
    ],
    { ...FORM, size: 10, total: [lines.closing(period.to), sum(totals.closing)] },
  )
  sheet.gap(8)
  sheet.keep(CLOSING)
  if ([report.sales, report.returns, report.payouts, report.adjustments].flat().some(({ isLate }) => isLate))
    sheet.write(texts.lateNote, TEXT, WHOLE)
  for (const sentence of texts.inAll(totals)) sheet.write(sentence, TEXT, WHOLE)
  sheet.write(texts.objection(report.objectionDays), TEXT, WHOLE)
  return finish({ agent: words.shortName(signer), principal: signatureOf(report.principal) })
}
