import type { Language } from '@okolitsa/domain/language/language.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { spacedNumber } from '@okolitsa/domain/orders/order-number.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { type PdfText, type QrGrid, wrapped } from '../../../supply/images/public.ts'
import type { PrintLineRow, PrintOrderRow } from '../store/printing.store.ts'
import { datesOf } from './label-dates.ts'
import {
  BOLD_SMALL,
  drawQr,
  heightOf,
  INNER,
  LABEL,
  type LabelLine,
  linesOn,
  PAD,
  PRICE,
  QR_SIDE,
  SMALL,
  type Spot,
  style,
  topDown,
} from './label-parts.ts'
import { amountOf, amountWords, isToWeigh, nameOf, type PaperOf } from './printed-order.ts'

interface Layout {
  readonly qrSide: number
  readonly title: { readonly of: PdfText; readonly most: number }
  readonly seller: PdfText
  readonly whose: { readonly of: PdfText; readonly most: number }
  readonly amount: PdfText
  readonly price: PdfText
  /** Font sizes of the required texts, tried from the largest. */
  readonly sizes: readonly number[]
  /** True = the texts are one paragraph; otherwise each starts a new line. */
  readonly isParagraph: boolean
}
/** Layout in which a usual composition fits on one label. */
const COMPACT: Layout = {
  qrSide: 36,
  title: { of: style('700', 8.5), most: 2 },
  seller: style('500', 5.5),
  whose: { of: style('700', 6), most: 1 },
  amount: style('700', 10),
  price: style('700', 8),
  sizes: [6, 5.5, 5],
  isParagraph: true,
}
/** Layouts in the order in which they are tried. */
const LAYOUTS: readonly Layout[] = [
  {
    qrSide: QR_SIDE,
    title: { of: style('700', 10.5), most: 3 },
    seller: SMALL,
    whose: { of: BOLD_SMALL, most: 2 },
    amount: style('700', 15),
    price: PRICE,
    sizes: [6.5, 6, 5.5],
    isParagraph: false,
  },
  COMPACT,
]
const SMALLEST = 4.5
const LEAD = 1.2
const GAP = 2

interface Printed {
  readonly order: PrintOrderRow
  readonly line: PrintLineRow
}
interface ProductLabel {
  readonly layout: Layout
  readonly head: readonly LabelLine[]
  readonly of: PdfText
  readonly lines: readonly string[]
  /** Lines of each further label. */
  readonly further: readonly (readonly string[])[]
}

function headOf({ order, line }: Printed, layout: Layout, language: Language): LabelLine[] {
  const { printed: words } = wordsIn(language)
  const width = INNER - layout.qrSide - 4
  const whose = words.forOrder(spacedNumber(order.id), nameOf(order))
  return [
    ...linesOn(line.title, layout.title.of, { width, most: layout.title.most, lead: 1.15 }),
    ...linesOn(order.sellerTitle, layout.seller, { width, lead: 1.3 }),
    ...linesOn(whose, layout.whose.of, { width, most: layout.whose.most, lead: 1.25 }),
  ]
}

/** Texts that ТР ТС 022/2011 requires on a product. */
function requiredTexts({ order, line }: Printed, language: Language): string[] {
  const { printed: words } = wordsIn(language)
  return [
    datesOf(line, language),
    // written by hand when no lot has the date
    line.made_on === null ? words.madeOn : '',
    line.storage && words.storage(line.storage),
    line.composition && words.composition(line.composition),
    line.nutrition === null ? '' : words.nutrition(line.nutrition),
    words.producer(order.legalName, order.legalAddress),
  ].filter(Boolean)
}

const asParagraph = (texts: readonly string[]): string[] => [texts.map((text) => text.replace(/\.$/, '')).join('. ')]

/** Lays out the texts in one layout and size; `fitting` = number of lines that fit on one label. */
function attempt(printed: Printed, language: Language, layout: Layout, size: number) {
  const head = headOf(printed, layout, language)
  const top = Math.max(heightOf(head), layout.qrSide + 1) + GAP
  const room = LABEL.height - 2 * PAD - top - layout.amount.size
  const of = style('500', size)
  const texts = requiredTexts(printed, language)
  const lines = (layout.isParagraph ? asParagraph(texts) : texts).flatMap((text) => wrapped(text, INNER, of))
  return { layout, head, of, lines, fitting: Math.floor(room / (size * LEAD)) }
}

/** Lays out the texts in the smallest size and splits those that do not fit between further labels. */
function smallestLabel(printed: Printed, language: Language): ProductLabel {
  const { fitting, of, lines, ...rest } = attempt(printed, language, COMPACT, SMALLEST)
  if (lines.length <= fitting) return { ...rest, of, lines, further: [] }
  const first = Math.max(0, fitting - 1)
  const onFurther = Math.floor((LABEL.height - 2 * PAD - 2 * BOLD_SMALL.size * LEAD) / (of.size * LEAD)) - 1
  const further = Array.from({ length: Math.ceil((lines.length - first) / onFurther) }, (_, index) =>
    lines.slice(first + index * onFurther, first + (index + 1) * onFurther),
  )
  return { ...rest, of, lines: lines.slice(0, first), further }
}

/**
 * Chooses the layout of a product's label: the first layout and the largest size in which the required texts fit.
 * Longer texts continue in the smallest size on further labels, numbered «… 1/2», «2/2 …».
 */
function productLabel(printed: Printed, language: Language): ProductLabel {
  const smallest = smallestLabel(printed, language)
  if (smallest.further.length > 0) return smallest
  for (const layout of LAYOUTS) {
    for (const size of layout.sizes) {
      const { fitting, ...label } = attempt(printed, language, layout, size)
      if (label.lines.length <= fitting) return { ...label, further: [] }
    }
  }
  return smallest
}

export const countProductLabels = (printed: Printed, language: Language): number =>
  1 + smallestLabel(printed, language).further.length

/**
 * Draws the labels of a product: name, seller, order, required texts and amount. Unweighed products have no final
 * price.
 * @param next position of a further label
 */
export function drawProduct(
  spot: Spot,
  next: () => Spot,
  printed: Printed & { readonly code: QrGrid },
  paper: PaperOf & { readonly withPrices: boolean },
): void {
  const { line, code } = printed
  const { printed: words } = wordsIn(paper.language)
  const { layout, head, of, lines, further } = productLabel(printed, paper.language)
  const all = 1 + further.length
  const asLines = (texts: readonly string[]) => texts.map((text) => ({ text, of, lead: LEAD }))
  drawQr(spot, code, layout.qrSide)
  const down = topDown(spot)
  down.put(head)
  down.below(layout.qrSide)
  down.gap(1)
  down.put(asLines(further.length > 0 ? [...lines, `… 1/${all}`] : lines))
  const amount = amountWords(line, amountOf(line), paper.language)
  const foot = spot.y + PAD
  spot.page.line(
    isToWeigh(line) ? words.toWeigh(amount) : amount,
    spot.x + PAD,
    foot,
    isToWeigh(line) ? layout.price : layout.amount,
  )
  if (paper.withPrices) {
    const price = words.price(toRoubles(line.actual_sum))
    const right = spot.x + LABEL.width - PAD
    spot.page.lineBefore(isToWeigh(line) ? words.priceAbout(price) : price, right, foot, layout.price)
  }
  for (const [index, rest] of further.entries()) {
    const on = topDown(next())
    on.write(line.title, BOLD_SMALL, { most: 2 })
    on.put(asLines([`${index + 2}/${all} …`, ...rest]))
  }
}
