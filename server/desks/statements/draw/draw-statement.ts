import type { Statement, StatementTotalRow } from '@okolitsa/contracts/statements/statements.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { createPdf, createSheet, SHEET_NOTE, SHEET_TITLE } from '../../../supply/images/public.ts'

/** Draws a statement on A4: balances, totals by kind, and its lines. */
export async function drawStatement(
  { seller, period, from, to, opening, closing, totals, lines }: Statement,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<Uint8Array> {
  const { statements: text } = wordsIn(language)
  const title = period === null ? text.titleOf(from, to) : text.titleOfMonth(period)
  const pdf = await createPdf({ title, language, now, keepsPages: true })
  const sheet = createSheet(pdf)
  sheet.write(title, SHEET_TITLE)
  sheet.write(seller.title, SHEET_NOTE)
  sheet.write(period === null ? text.byDays : text.byMonth, SHEET_NOTE)
  sheet.gap(14)
  const { columns } = text
  const sums = [columns.goods, columns.delivery, columns.fee, columns.cash, columns.amount].map((name) => ({
    ...{ title: name, share: 0.13, isRight: true },
  }))
  const cells = ({ goods, delivery, fee, cash, amount }: Omit<StatementTotalRow, 'kind' | 'count'>) =>
    [goods, delivery, 0 - fee, 0 - cash, amount].map(text.sum)
  sheet.table(
    [{ title: columns.what, share: 0.35, isStrong: true }, ...sums],
    [
      [text.opening, '', '', '', '', text.sum(opening)],
      ...totals.map((total) => [text.totalTitle(total), ...cells(total)]),
      [text.closing, '', '', '', '', text.sum(closing)],
    ],
    { hasBoxes: false },
  )
  if (lines.length > 0) {
    sheet.gap(14)
    sheet.table(
      [{ title: columns.day, share: 0.12 }, { title: columns.what, share: 0.23 }, ...sums],
      lines.map((line) => [
        text.day(dayIn(SHOP_TIME_ZONE, new Date(line.at))),
        [
          [text.lineTitle(line), line.number && text.order(line.number)].filter(Boolean).join(' '),
          line.latePeriod && text.late(line.latePeriod),
        ]
          .filter(Boolean)
          .join(', '),
        ...cells(line),
      ]),
      { hasBoxes: false },
    )
  }
  sheet.foot(seller.title, wordsIn(language).printed.page)
  return pdf.bytes()
}
