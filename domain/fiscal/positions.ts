import { type Kopecks, kopecks, ZERO } from '../money/money.ts'
import { cutText } from '../text/cut-text.ts'
import { deliveryVatOf, type TaxSystem, type VatCode, vatCodeOf, vatInside } from './vat.ts'

/** The longest name a register takes. */
export const MAX_POSITION_NAME = 128
/** Key of the position that is not a line of goods. */
export const DELIVERY = 'delivery'

/** Measures of the fiscal format: pieces, kilograms, litres. */
export const MEASURES = { piece: 0, kilogram: 11, litre: 41 } as const
export type Measure = (typeof MEASURES)[keyof typeof MEASURES]

/** Paid before the hand-over, or at it and after it. */
export type SettlementMethod = 'full_prepayment' | 'full_payment'

/** A line of an order, or its delivery, as it stands. */
export interface SoldItem {
  /** Tells the items of an order apart, the same in every receipt. */
  readonly key: string
  readonly name: string
  readonly measure: Measure
  /** Grams or millilitres for measured goods, pieces otherwise, as they are charged. */
  readonly amount: number
  /** What is to be paid for it, without discounts and bonuses. */
  readonly payable: Kopecks
  /** What was agreed at first: which part of the goods a part of the money pays for. */
  readonly agreed: { readonly amount: number; readonly payable: Kopecks }
  /** Per cent; null = without VAT. */
  readonly vat: number | null
  /** Absent = goods. */
  readonly object?: 'service'
}

/** One row of a receipt: `price × quantity`, rounded to a kopeck, is `sum`. */
export interface Position {
  readonly key: string
  readonly name: string
  readonly price: Kopecks
  /** Kilograms and litres with three decimals, whole pieces. */
  readonly quantity: number
  readonly measure: Measure
  readonly sum: Kopecks
  readonly method: SettlementMethod
  readonly object: 'goods' | 'service'
  readonly vat: { readonly code: VatCode; readonly sum: Kopecks }
}

const PER_UNIT = 1_000

/** `price × thousandths`, rounded half up as registers do. */
const priced = (price: number, thousandths: number): number =>
  Number((BigInt(price) * BigInt(thousandths) * 2n + BigInt(PER_UNIT)) / BigInt(2 * PER_UNIT))

/**
 * Rows of a receipt for a part of an item's money. Usually one; two when no whole price times the quantity gives the
 * sum: then a part of the goods costs a kopeck more. Their sums are exactly `part`.
 */
export function positionsOf(item: SoldItem, part: Kopecks, method: SettlementMethod, taxSystem: TaxSystem): Position[] {
  if (part === ZERO) return []
  const isService = item.key === DELIVERY
  const vat = isService ? deliveryVatOf(taxSystem) : item.vat
  const code = vatCodeOf(taxSystem, vat, method === 'full_prepayment')
  const row = (price: number, thousandths: number, measure: Measure = item.measure): Position => {
    const sum = kopecks(priced(price, thousandths))
    return {
      key: item.key,
      name: cutText(item.name, MAX_POSITION_NAME),
      price: kopecks(price),
      quantity: thousandths / PER_UNIT,
      measure,
      sum,
      method,
      object: isService ? 'service' : (item.object ?? 'goods'),
      vat: { code, sum: vatInside(code, sum) },
    }
  }
  const thousandths = thousandthsOf(item, part)
  const step = item.measure === MEASURES.piece ? PER_UNIT : 1
  const price = Number((BigInt(part) * BigInt(PER_UNIT)) / BigInt(thousandths))
  for (const one of [price, price + 1]) if (priced(one, thousandths) === part) return [row(one, thousandths)]
  // rounding of two rows is a kopeck at most, so the right split lies within a unit of the exact one
  const exact = Number(BigInt(part) * BigInt(PER_UNIT) - BigInt(price) * BigInt(thousandths))
  for (let off = 0; price > 0 && off <= PER_UNIT; off += step) {
    for (const dearer of [exact + off, exact - off]) {
      if (dearer <= 0 || dearer >= thousandths) continue
      if (priced(price, thousandths - dearer) + priced(price + 1, dearer) !== part) continue
      return [row(price, thousandths - dearer), row(price + 1, dearer)]
    }
  }
  // goods of less than a kopeck a piece are sold as one thing
  return [row(part, PER_UNIT, MEASURES.piece)]
}

/** How much of the goods a part of the money is, in thousandths of the unit; whole pieces, or one thing. */
function thousandthsOf(item: SoldItem, part: Kopecks): number {
  const isPiece = item.measure === MEASURES.piece
  const scale = isPiece ? PER_UNIT : 1
  if (part === item.payable && item.amount > 0) return item.amount * scale
  const { amount, payable } = item.agreed
  if (payable === ZERO) return PER_UNIT
  const share = (BigInt(amount) * BigInt(part)) / BigInt(payable)
  const isWhole = (BigInt(amount) * BigInt(part)) % BigInt(payable) === 0n
  if (isPiece) return isWhole && share > 0n && share <= amount ? Number(share) * scale : PER_UNIT
  return Math.min(Math.max(1, Number(share)), Math.max(amount, item.amount))
}
