import { type Kopecks, kopecks, share, ZERO } from '../money/money.ts'
import { cutText } from '../text/cut-text.ts'
import { deliveryVatOf, type TaxSystem, type VatCode, vatCodeOf, vatInside } from './vat.ts'

/** Maximum length of a name in a cash register. */
export const MAX_POSITION_NAME = 128
/** Key of the delivery position. */
export const DELIVERY = 'delivery'

/** Units of the fiscal format: pieces, kilograms, litres. */
export const MEASURES = { piece: 0, kilogram: 11, litre: 41 } as const
export type Measure = (typeof MEASURES)[keyof typeof MEASURES]

/** Tag 1214 of the fiscal format: full prepayment, partial prepayment, or payment at and after the handover. */
export type SettlementMethod = 'full_prepayment' | 'prepayment' | 'full_payment'
export const isPrepaid = (method: SettlementMethod): boolean => method !== 'full_payment'

/** A line of an order, or its delivery, in its current state. */
export interface SoldItem {
  /** Key of the item in all receipts of the order. */
  readonly key: string
  readonly name: string
  readonly measure: Measure
  /** Charged amount: grams or millilitres for measured goods, pieces otherwise. */
  readonly amount: number
  /** Sum to pay, after discounts and bonuses. */
  readonly payable: Kopecks
  /** The original amount and sum. They determine the part of the goods that a part of the money pays for. */
  readonly agreed: { readonly amount: number; readonly payable: Kopecks }
  /** VAT rate, per cent; null = without VAT. */
  readonly vat: number | null
  /** Kind of the item; absent = goods. */
  readonly object?: 'service'
}

/** A position of a receipt: `price × quantity`, rounded to a kopeck, is `sum`. */
export interface Position {
  readonly key: string
  readonly name: string
  readonly price: Kopecks
  /** Quantity: kilograms and litres with three decimals, whole pieces. */
  readonly quantity: number
  readonly measure: Measure
  readonly sum: Kopecks
  readonly method: SettlementMethod
  readonly object: 'goods' | 'service'
  readonly vat: { readonly code: VatCode; readonly sum: Kopecks }
  /**
   * Thousandths of the goods paid by all receipts up to this one. Not sent to the register. Absent in receipts of
   * earlier releases.
   */
  readonly stands?: number
}

const PER_UNIT = 1_000

/** `price × thousandths`, rounded half up as cash registers do. */
const priced = (price: number, thousandths: number): number =>
  Number((BigInt(price) * BigInt(thousandths) * 2n + BigInt(PER_UNIT)) / BigInt(2 * PER_UNIT))

/** Thousandths of the unit in one of `amount`: 1000 in a piece, 1 in a gram. */
const scaleOf = ({ measure }: Pick<SoldItem, 'measure'>): number => (measure === MEASURES.piece ? PER_UNIT : 1)

/** The charged goods of an item in thousandths of the unit. */
export const goodsNow = (item: SoldItem): number => item.amount * scaleOf(item)

/**
 * True = the item may be divided. Receipts contain whole pieces of goods; places of a tour and other services are
 * divisible.
 */
export const isDivisible = (item: SoldItem): boolean => item.measure !== MEASURES.piece || isService(item)

const isService = (item: SoldItem): boolean => item.key === DELIVERY || item.object === 'service'

/**
 * Positions for a part of an item's money, with the exact sum `part`. Usually one; two when no whole price times the
 * quantity gives the sum: then a part of the goods costs a kopeck more. @param thousandths the goods of this part;
 * absent = all goods for the whole price, else the goods equal to this part of the money
 */
export function positionsOf(
  item: SoldItem,
  part: Kopecks,
  method: SettlementMethod,
  taxSystem: TaxSystem,
  thousandths: number = isWhole(item, part) ? goodsNow(item) : goodsFor(item, part, method),
): Position[] {
  if (part === ZERO) return []
  const row = (price: number, quantity: number, measure?: Measure): Position =>
    rowOf(item, method, taxSystem, price, quantity, measure)
  const step = thousandths % PER_UNIT === 0 && item.measure === MEASURES.piece ? PER_UNIT : 1
  const price = Number((BigInt(part) * BigInt(PER_UNIT)) / BigInt(thousandths))
  const agreed = method === 'prepayment' ? [agreedPrice(item)] : []
  for (const one of [...agreed, price, price + 1]) if (priced(one, thousandths) === part) return [row(one, thousandths)]
  // two positions are off by a kopeck at most, so the right split lies within a unit of the exact one
  const exact = Number(BigInt(part) * BigInt(PER_UNIT) - BigInt(price) * BigInt(thousandths))
  for (let off = 0; price > 0 && off <= PER_UNIT; off += step) {
    for (const dearer of [exact + off, exact - off]) {
      if (dearer <= 0 || dearer >= thousandths) continue
      if (priced(price, thousandths - dearer) + priced(price + 1, dearer) !== part) continue
      return [row(price, thousandths - dearer), row(price + 1, dearer)]
    }
  }
  // goods of less than a kopeck a piece are sold as one unit
  return [row(part, PER_UNIT, MEASURES.piece)]
}

/** A position with the sum 0: bonuses covered the whole price. */
export const freePosition = (item: SoldItem, taxSystem: TaxSystem): Position =>
  rowOf(item, 'full_payment', taxSystem, 0, goodsNow(item))

function rowOf(
  item: SoldItem,
  method: SettlementMethod,
  taxSystem: TaxSystem,
  price: number,
  thousandths: number,
  measure: Measure = item.measure,
): Position {
  const sum = kopecks(priced(price, thousandths))
  const vat = item.key === DELIVERY ? deliveryVatOf(taxSystem) : item.vat
  const code = vatCodeOf(taxSystem, vat, isPrepaid(method))
  return {
    key: item.key,
    name: cutText(item.name, MAX_POSITION_NAME),
    price: kopecks(price),
    quantity: thousandths / PER_UNIT,
    measure,
    sum,
    method,
    object: isService(item) ? 'service' : 'goods',
    vat: { code, sum: vatInside(code, sum) },
  }
}

const isWhole = (item: SoldItem, part: Kopecks): boolean => part === item.payable && item.amount > 0

/** Originally agreed price of a whole unit, rounded down. */
const agreedPrice = ({ agreed, measure }: SoldItem): number =>
  agreed.amount === 0 ? 0 : share(agreed.payable, measure === MEASURES.piece ? 1 : PER_UNIT, agreed.amount)

/**
 * Goods equal to a part of the money, in thousandths of the unit, by the original agreement. A partly paid service gets
 * the same part of it, so that the unit price does not change. Pieces stay whole: a part of a piece is one piece at a
 * part of its price.
 */
export function goodsFor(item: SoldItem, part: Kopecks, method: SettlementMethod): number {
  const { amount, payable } = item.agreed
  if (payable === ZERO || amount === 0) return PER_UNIT
  if (item.measure !== MEASURES.piece) {
    const most = Math.max(amount, item.amount)
    return Math.min(Math.max(1, share(part, amount, payable)), most)
  }
  const nearest = (one: number) =>
    Number((2n * BigInt(part) * BigInt(amount * one) + BigInt(payable)) / BigInt(2 * payable))
  if (isService(item) && method === 'prepayment') return Math.min(Math.max(1, nearest(PER_UNIT)), amount * PER_UNIT)
  const pieces = nearest(1)
  const off = BigInt(part) * BigInt(amount) - BigInt(pieces) * BigInt(payable)
  // sums are rounded to a kopeck, so whole pieces may cost a kopeck more or less than their part
  const touched = off > BigInt(amount) ? pieces + 1 : pieces
  return Math.min(Math.max(1, touched), amount) * PER_UNIT
}
