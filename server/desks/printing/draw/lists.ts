import { slotOfRow } from '@okolitsa/domain/delivery/slot-hours.ts'
import { spacedNumber } from '@okolitsa/domain/orders/order-number.ts'
import { ONE_PACKAGE } from '@okolitsa/domain/orders/packages.ts'
import { printSums } from '@okolitsa/domain/printing/print-sums.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { createPdf, createSheet, SHEET_NOTE, SHEET_TITLE } from '../../../supply/images/public.ts'
import type { PrintLineRow, PrintOrderRow } from '../store/printing.store.ts'
import { amountOf, amountWords, insideOf, nameOf, type PaperOf } from './printed-order.ts'

/** Draws a day's list on A4: amounts by product, or contents by parcel. */
export async function drawList(
  orders: readonly PrintOrderRow[],
  paper: PaperOf & { readonly kind: 'picking' | 'packing' },
): Promise<Uint8Array> {
  const { printed: words, packages } = wordsIn(paper.language)
  const title = words.titles[paper.kind]
  const day = words.day(paper.date, paper.now)
  const pdf = await createPdf({ title: `${title}, ${day}`, language: paper.language, now: paper.now, keepsPages: true })
  const sheet = createSheet(pdf)
  sheet.write(`${title}: ${day}`, SHEET_TITLE)
  sheet.write([orders[0]?.sellerTitle, words.orders(orders.length)].filter(Boolean).join(' · '), SHEET_NOTE)
  sheet.gap(14)
  const { what, where, amount, order, whom, inside } = words.columns
  if (paper.kind === 'picking') {
    sheet.table(
      [
        { title: what, share: 0.56, isStrong: true },
        { title: where, share: 0.24 },
        { title: amount, share: 0.2, isRight: true },
      ],
      productRows(orders, paper),
    )
  } else {
    sheet.table(
      [
        { title: order, share: 0.13, isStrong: true },
        { title: whom, share: 0.32 },
        { title: inside, share: 0.55 },
      ],
      orders.map((one) => [
        spacedNumber(one.id),
        `${nameOf(one)}, ${one.where}, ${words.window(slotOfRow(one))}, ${packages.count(one.packages ?? ONE_PACKAGE)}`,
        [insideOf(one, paper.language), one.comment && words.comment(one.comment)].filter(Boolean).join('; '),
      ]),
    )
  }
  sheet.foot(`${words.gathered}   ${words.accepted}`, words.page)
  return pdf.bytes()
}

function productRows(orders: readonly PrintOrderRow[], { language }: PaperOf): string[][] {
  const { printed: words } = wordsIn(language)
  const lines = new Map<number, PrintLineRow>(
    orders.flatMap((order) => order.lines.map((line): [number, PrintLineRow] => [line.product_id, line])),
  )
  // of products sold by weight the ordered amount is picked, regardless of the weighed amount
  const wanted = orders.map((order) => ({
    lines: order.lines.map((line) => ({
      productId: line.product_id,
      amount: line.is_weight ? line.ordered_amount : amountOf(line),
    })),
  }))
  return printSums(wanted).flatMap(({ productId, orders: count, amount }) => {
    const line = lines.get(productId)
    if (!line) return []
    const where = [words.orders(count), line.is_weight && words.weigh].filter(Boolean).join(', ')
    return [[line.title, where, amountWords(line, amount, language)]]
  })
}
