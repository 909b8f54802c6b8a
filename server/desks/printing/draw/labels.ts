import { setImmediate } from 'node:timers/promises'
import type { LabelSheet, Paper } from '@okolitsa/contracts/printing/paper-kind.ts'
import { slotOfRow } from '@okolitsa/domain/delivery/slot-hours.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { spacedNumber } from '@okolitsa/domain/orders/order-number.ts'
import { type NumberedPackage, numberedPackages, ONE_PACKAGE } from '@okolitsa/domain/orders/packages.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import {
  A4,
  createPdf,
  millimetres,
  type PdfPage,
  type PdfText,
  type QrGrid,
  qrGridOf,
  wrapped,
} from '../../../supply/images/public.ts'
import type { PrintLineRow, PrintOrderRow } from '../store/printing.store.ts'
import { datesOf } from './label-dates.ts'
import { amountOf, amountWords, insideOf, isToWeigh, nameOf, orderUrl, type PaperOf } from './printed-order.ts'

/** A label of a thermal printer, and of each cell of a sheet. */
const LABEL = { width: millimetres(58), height: millimetres(40) }
/** A sheet of 21 labels of 70×42.4 mm, as stationers sell it: label papers have no margins of their own. */
const SHEET = { columns: 3, rows: 7, width: A4.width / 3, height: A4.height / 7 }
const [PAD, QR_SIDE] = [7, 54]
const INNER = LABEL.width - 2 * PAD
const BLACK = [0, 0, 0] as const
const style = (weight: PdfText['weight'], size: number): PdfText => ({ weight, size, color: BLACK })
const SMALL = style('500', 6.5)
const BOLD_SMALL = style('700', 7)
const NUMBER = style('700', 22)
const NAME = style('700', 9)
const TITLE = style('700', 10.5)
const AMOUNT = style('700', 15)
const PRICE = style('700', 10)

/** A place for a label: its lower left corner. */
interface Spot {
  readonly page: PdfPage
  readonly x: number
  readonly y: number
}

/** Writes lines from the top of a label down. */
function topDown({ page, x, y }: Spot) {
  let next = y + LABEL.height - PAD
  return {
    write(text: string, of: PdfText, { width = INNER, most = 1, lead = 1.2 } = {}): void {
      for (const line of wrapped(text, width, of, most)) {
        next -= of.size * (lead - 0.2)
        page.line(line, x + PAD, next, of)
        next -= of.size * 0.2
      }
    },
    /** One line as it is. */
    put(line: string, of: PdfText): void {
      next -= of.size * (SAID_LEAD - 0.2)
      page.line(line, x + PAD, next, of)
      next -= of.size * 0.2
    },
    gap(points: number): void {
      next -= points
    },
    /** Points that are left above a height of the label. */
    room: (bottom: number): number => Math.max(0, next - y - bottom),
    /** Under the QR code: from here on lines are as wide as the label. */
    below(): void {
      next = Math.min(next, y + LABEL.height - PAD - QR_SIDE - 1)
    },
    /** Room that is left above a height of the label. */
    linesLeft: (bottom: number, of: PdfText): number => Math.max(0, Math.floor((next - y - bottom) / (of.size * 1.2))),
  }
}

function drawQr({ page, x, y }: Spot, code: QrGrid): void {
  page.squares(code, { x: x + LABEL.width - PAD - QR_SIDE, y: y + LABEL.height - PAD - QR_SIDE, side: QR_SIDE })
}

/** On a package: whose it is, which of the order's packages, where it goes, what the order has in it. */
function drawPackage(spot: Spot, order: PrintOrderRow, one: NumberedPackage, paper: PaperOf): void {
  const { printed: words, packages } = wordsIn(paper.language)
  const beside = INNER - QR_SIDE - 4
  const which = packages.ofLabel(one)
  const down = topDown(spot)
  down.write(words.order, SMALL)
  down.write(spacedNumber(order.id), NUMBER, { width: beside })
  down.gap(3)
  down.write(nameOf(order), NAME, { width: beside, most: 1 })
  down.gap(1)
  const way =
    order.deliveryKind === 'pickup' || order.deliveryKind === 'cdek'
      ? words.ways[order.deliveryKind]
      : words.ways.courier
  down.write(`${words.day(paper.date, paper.now)}, ${words.window(slotOfRow(order))}`, SMALL, {
    width: beside,
    most: 2,
    lead: 1.25,
  })
  down.below()
  down.gap(2)
  down.write(`${way}: ${order.where}`, BOLD_SMALL, { most: 2, lead: 1.25 })
  down.gap(1)
  down.write(insideOf(order, paper.language), SMALL, { most: down.linesLeft(PAD + (which ? 9 : 6), SMALL), lead: 1.25 })
  const [left, right, foot] = [spot.x + PAD, spot.x + LABEL.width - PAD, spot.y + PAD - 2]
  if (which) spot.page.lineBefore(which, right, foot, PRICE)
  const seller = INNER * (which === '' ? 1 : one.isCold ? 0.35 : 0.7)
  spot.page.line(wrapped(order.sellerTitle, seller, SMALL, 1)[0] ?? '', left, foot, SMALL)
}

/** Sizes in which what is said of a product is tried, before it goes on on a further label. */
const SAID_SIZES = [6.5, 6, 5.5, 5, 4.5]
const SAID_LEAD = 1.2

/** What the law wants on a product, whole: in the largest letters in which it fits that height, else in the smallest. */
function saidLines(texts: readonly string[], height: number): { readonly lines: string[]; readonly of: PdfText } {
  const tries = SAID_SIZES.map((size) => {
    const of = style('500', size)
    return { of, lines: texts.flatMap((text) => wrapped(text, INNER, of)) }
  })
  const smallest = tries.at(-1) ?? { of: SMALL, lines: [] }
  return tries.find(({ lines, of }) => lines.length * of.size * SAID_LEAD <= height) ?? smallest
}

/**
 * On a product: what it is, whose, how to keep it, how much of it there is. Dates, storage, composition, nutrition
 * and who made it, with the address, are never cut, as ТР ТС 022/2011 wants them: what has no room goes on on further labels, numbered «… 1/2», «2/2 …».
 * @param next a place for a further label
 */
function drawProduct(
  spot: Spot,
  next: () => Spot,
  { order, line }: { readonly order: PrintOrderRow; readonly line: PrintLineRow },
  paper: PaperOf & { readonly withPrices: boolean },
): void {
  const { printed: words } = wordsIn(paper.language)
  const down = topDown(spot)
  const beside = INNER - QR_SIDE - 4
  down.write(line.title, TITLE, { width: beside, most: 3, lead: 1.15 })
  down.gap(2)
  down.write(order.sellerTitle, SMALL, { width: beside })
  down.write(words.forOrder(spacedNumber(order.id), nameOf(order)), BOLD_SMALL, { width: beside, most: 2, lead: 1.25 })
  down.below()
  down.gap(1)
  const texts = [
    datesOf(line, paper.language),
    // written by hand where no lot tells it
    line.made_on === null ? words.madeOn : '',
    line.storage && words.storage(line.storage),
    line.composition && words.composition(line.composition),
    line.nutrition === null ? '' : words.nutrition(line.nutrition),
    words.producer(order.legalName, order.legalAddress),
  ]
  const room = down.room(PAD + AMOUNT.size)
  const { lines, of } = saidLines(texts, room)
  const fitting = Math.floor(room / (of.size * SAID_LEAD))
  const rest = lines.length <= fitting ? [] : lines.splice(fitting - 1)
  const onFurther = Math.floor((LABEL.height - 2 * PAD - 2 * BOLD_SMALL.size * SAID_LEAD) / (of.size * SAID_LEAD)) - 1
  const all = 1 + Math.ceil(rest.length / onFurther)
  for (const one of lines) down.put(one, of)
  if (rest.length > 0) down.put(`… 1/${all}`, of)
  const amount = amountWords(line, amountOf(line), paper.language)
  const said = isToWeigh(line) ? words.toWeigh(amount) : amount
  spot.page.line(said, spot.x + PAD, spot.y + PAD, isToWeigh(line) ? PRICE : AMOUNT)
  if (paper.withPrices) {
    const right = spot.x + LABEL.width - PAD
    spot.page.lineBefore(words.price(toRoubles(line.actual_sum)), right, spot.y + PAD, PRICE)
  }
  for (let number = 2; number <= all; number += 1) {
    const further = topDown(next())
    further.write(line.title, BOLD_SMALL, { most: 2 })
    further.put(`${number}/${all} …`, of)
    for (const one of rest.slice((number - 2) * onFurther, (number - 1) * onFurther)) further.put(one, of)
  }
}

/** Labels that are drawn before others get their turn: a day of a large farm takes a second. */
const AT_A_STRETCH = 20

/** Labels for packages or for goods: a page each, or 21 on a sheet. */
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
      drawQr(spot, code)
      drawPackage(spot, order, one, paper)
      if (drawn % AT_A_STRETCH === 0) await setImmediate()
    }
    for (const line of paper.kind === 'products' ? order.lines : []) {
      const spot = nextSpot()
      drawQr(spot, code)
      drawProduct(spot, nextSpot, { order, line }, paper)
      if (drawn % AT_A_STRETCH === 0) await setImmediate()
    }
  }
  return pdf.bytes()
}

/** The corner of a label in the middle of its cell. */
function cornerOf(index: number): { x: number; y: number } {
  const [column, row] = [index % SHEET.columns, Math.floor(index / SHEET.columns)]
  return {
    x: column * SHEET.width + (SHEET.width - LABEL.width) / 2,
    y: A4.height - (row + 1) * SHEET.height + (SHEET.height - LABEL.height) / 2,
  }
}
