import { setImmediate } from 'node:timers/promises'
import type { LabelSheet, Paper } from '@okolitsa/contracts/printing/paper-kind.ts'
import { slotOfRow } from '@okolitsa/domain/delivery/slot-hours.ts'
import { spacedNumber } from '@okolitsa/domain/orders/order-number.ts'
import { type NumberedPackage, numberedPackages, ONE_PACKAGE } from '@okolitsa/domain/orders/packages.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { A4, createPdf, type PdfPage, qrGridOf, wrapped } from '../../../supply/images/public.ts'
import type { PrintOrderRow } from '../store/printing.store.ts'
import {
  BOLD_SMALL,
  drawQr,
  INNER,
  LABEL,
  PAD,
  PRICE,
  QR_SIDE,
  SMALL,
  type Spot,
  style,
  topDown,
} from './label-parts.ts'
import { insideOf, nameOf, orderUrl, type PaperOf } from './printed-order.ts'
import { drawProduct } from './product-label.ts'

/** Sheet of 21 labels of 70×42.4 mm, as sold by stationers, without margins around each label. */
const SHEET = { columns: 3, rows: 7, width: A4.width / 3, height: A4.height / 7 }
const NUMBER = style('700', 22)
const NAME = style('700', 9)

/** Draws a package label: customer, package number, destination, contents. */
function drawPackage(spot: Spot, order: PrintOrderRow, one: NumberedPackage, paper: PaperOf): void {
  const { printed: words, packages } = wordsIn(paper.language)
  const numberWidth = INNER - QR_SIDE - 4
  const which = packages.ofLabel(one)
  const down = topDown(spot)
  down.write(words.order, SMALL)
  down.write(spacedNumber(order.id), NUMBER, { width: numberWidth })
  down.gap(3)
  down.write(nameOf(order), NAME, { width: numberWidth, most: 1 })
  down.gap(1)
  const way =
    order.deliveryKind === 'pickup' || order.deliveryKind === 'cdek'
      ? words.ways[order.deliveryKind]
      : words.ways.courier
  down.write(`${words.day(paper.date, paper.now)}, ${words.window(slotOfRow(order))}`, SMALL, {
    width: numberWidth,
    most: 2,
    lead: 1.25,
  })
  down.below(QR_SIDE)
  down.gap(2)
  down.write(`${way}: ${order.where}`, BOLD_SMALL, { most: 2, lead: 1.25 })
  down.gap(1)
  down.write(insideOf(order, paper.language), SMALL, { most: down.linesLeft(PAD + (which ? 9 : 6), SMALL), lead: 1.25 })
  const [left, right, foot] = [spot.x + PAD, spot.x + LABEL.width - PAD, spot.y + PAD - 2]
  if (which) spot.page.lineBefore(which, right, foot, PRICE)
  const seller = INNER * (which === '' ? 1 : one.isCold ? 0.35 : 0.7)
  spot.page.line(wrapped(order.sellerTitle, seller, SMALL, 1)[0] ?? '', left, foot, SMALL)
}

/** Number of labels drawn or counted before yielding, because a day of a large farm takes a second. */
export const AT_A_STRETCH = 20

/** Draws labels for packages or products: one per page, or 21 on a sheet. */
export async function drawLabels(
  orders: readonly PrintOrderRow[],
  paper: PaperOf & {
    readonly kind: Extract<Paper, 'parcels' | 'products'>
    readonly sheet: LabelSheet
    readonly withPrices: boolean
  },
): Promise<Uint8Array> {
  const { printed: words } = wordsIn(paper.language)
  const title = `${words.titles[paper.kind]}, ${words.day(paper.date, paper.now)}`
  const pdf = await createPdf({ title, language: paper.language, now: paper.now })
  const isSheet = paper.sheet === 'a4'
  const onPage = isSheet ? SHEET.columns * SHEET.rows : 1
  let page: PdfPage | null = null
  let drawn = 0
  const nextSpot = (): Spot => {
    if (page === null || drawn % onPage === 0) page = pdf.addPage(isSheet ? A4 : LABEL)
    const spot = { page, ...(isSheet ? cornerOf(drawn % onPage) : { x: 0, y: 0 }) }
    drawn += 1
    return spot
  }
  for (const order of orders) {
    const code = qrGridOf(orderUrl(paper.origin, order.id))
    for (const one of paper.kind === 'parcels' ? numberedPackages(order.packages ?? ONE_PACKAGE) : []) {
      const spot = nextSpot()
      drawQr(spot, code, QR_SIDE)
      drawPackage(spot, order, one, paper)
      if (drawn % AT_A_STRETCH === 0) await setImmediate()
    }
    for (const line of paper.kind === 'products' ? order.lines : []) {
      const spot = nextSpot()
      drawProduct(spot, nextSpot, { order, line, code }, paper)
      if (drawn % AT_A_STRETCH === 0) await setImmediate()
    }
  }
  return pdf.bytes()
}

function cornerOf(index: number): { x: number; y: number } {
  const [column, row] = [index % SHEET.columns, Math.floor(index / SHEET.columns)]
  return {
    x: column * SHEET.width + (SHEET.width - LABEL.width) / 2,
    y: A4.height - (row + 1) * SHEET.height + (SHEET.height - LABEL.height) / 2,
  }
}
