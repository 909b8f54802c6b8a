import type { IsoDate } from '../clock/clock.ts'
import type { KeepingFacts } from '../delivery/way-days.ts'
import { type Kopecks, subtract, times, ZERO } from '../money/money.ts'
import type { ChosenWay } from './chosen-way.ts'
import { lastDayOfOrder } from './one-order.ts'

/** Most sale steps of one line; the table's check says the same. */
export const MAX_LINE_QUANTITY = 10_000

/** What the rules of a cart need to know about a product at the visitor's place, today. */
export interface CartSellable {
  readonly productId: number
  readonly organizationId: number
  /** The product and its seller are on sale. */
  readonly enabled: boolean
  /** At least one way of delivery carries it to the place. */
  readonly isReachable: boolean
  /** It would not last on any way to the place: how it is kept. Absent = it does, or nothing goes there at all. */
  readonly perishes?: KeepingFacts
  /** Pre-order by harvest: it is not brought before this day. Absent or null = it is there. */
  readonly harvestReadyOn?: IsoDate | null
  /** Of one sale step, before and after the special price; `finalPrice` ≤ `price`. */
  readonly price: Kopecks
  readonly finalPrice: Kopecks
  /** Whole sale steps in stock; null = unlimited. */
  readonly stockLeft: number | null
  /** Most steps in one order; null = no bound. */
  readonly maxSaleQuantity: number | null
  readonly unit: string
  /** Base units in one step. */
  readonly measure: number
  /** Of a dish: what was chosen of it can not be had any more, so it has to be chosen anew. */
  readonly areOptionsOff?: boolean
  /** Of a dish that is not served at the moment: the moment from which it is; null = nobody knows. Absent = it is served. */
  readonly servedAt?: string | null
}

/** A line as the visitor left it. The same dish with other options is another line. */
export interface CartLine {
  readonly productId: number
  /** The chosen options (`choiceKey`); empty for goods. */
  readonly optionsKey: string
  /** Sale steps, 1…MAX_LINE_QUANTITY. */
  readonly quantity: number
  /** The price of one step the visitor last saw. */
  readonly seenPrice: Kopecks
  /** Delivery method, place and day chosen with the goods; null = none was chosen. */
  readonly chosenWay?: ChosenWay | null
}

/**
 * What became different at a line since the visitor last touched it. `M` is the money unit: kopecks on the server,
 * roubles in the browser.
 */
export type LineChange<M extends number = Kopecks> =
  | { readonly kind: 'soldOut' }
  | { readonly kind: 'lessLeft'; readonly left: number }
  | { readonly kind: 'priceChanged'; readonly was: M; readonly now: M }
  | { readonly kind: 'disabled' }
  | { readonly kind: 'unreachable' }
  /** It would not last on the way, unlike the rest of the cart. */
  | ({ readonly kind: 'perishes' } & KeepingFacts)
  | { readonly kind: 'limit'; readonly max: number }
  /** It ripens long after the rest: it waits in the cart for an order of its own. */
  | { readonly kind: 'ripensLater'; readonly readyOn: IsoDate }
  /** Options that were chosen are gone or out: they have to be chosen anew. */
  | { readonly kind: 'optionsChanged' }
  /** A dish of another part of the day: it can be had at a later hour only. */
  | { readonly kind: 'notServed'; readonly servedAt: string | null }

/** Tells the lines of a cart apart. */
export const lineKey = ({ productId, optionsKey }: Pick<CartLine, 'productId' | 'optionsKey'>): string =>
  optionsKey === '' ? String(productId) : `${productId}:${optionsKey}`

/** A line against the shelf: what can be bought of it now and for how much. */
export interface CountedLine {
  readonly productId: number
  readonly optionsKey: string
  /** What the visitor asked for, steps. */
  readonly asked: number
  /** What can be bought now, steps; 0 = the line is out of the sum. */
  readonly quantity: number
  /** It may get into an order. False beside `soldOut`, `disabled`, `optionsChanged`, `perishes`, `ripensLater` and `unreachable`. */
  readonly isAvailable: boolean
  /** Most steps the visitor can have: stock and limit; null = no bound. */
  readonly left: number | null
  /** quantity × price before discounts. */
  readonly goods: Kopecks
  /** quantity × (price − finalPrice). */
  readonly discount: Kopecks
  /** quantity × finalPrice. */
  readonly lineSum: Kopecks
  /** Grams (a millilitre weighs one); pieces have no known weight and count 0. */
  readonly weightGrams: number
  readonly changes: readonly LineChange[]
}

/** It ripens long after the rest: an order of the rest leaves it in the cart. `M` is the money unit. */
export const waitsForOwnOrder = <M extends number>({
  changes,
}: {
  readonly changes: readonly LineChange<M>[]
}): boolean => changes.some(({ kind }) => kind === 'ripensLater')

/** Most steps one line may have: the smaller of stock and limit; null = no bound but MAX_LINE_QUANTITY. */
export function lineBound(product: Pick<CartSellable, 'stockLeft' | 'maxSaleQuantity'>): number | null {
  const { stockLeft, maxSaleQuantity } = product
  if (stockLeft === null) return maxSaleQuantity
  const left = Math.max(0, stockLeft)
  return maxSaleQuantity === null ? left : Math.min(left, maxSaleQuantity)
}

const outOfSum = (
  { productId, optionsKey, quantity: asked }: CartLine,
  left: number | null,
  change: LineChange,
): CountedLine => ({
  productId,
  optionsKey,
  asked,
  quantity: 0,
  isAvailable: false,
  left,
  goods: ZERO,
  discount: ZERO,
  lineSum: ZERO,
  weightGrams: 0,
  changes: [change],
})

/**
 * Counts a line at today's prices and stock. A product that is gone from the catalogue is `disabled`.
 * An unreachable line keeps its sum: it is the whole cart that can not be brought to the place, and its sum is asked
 * for while the visitor picks another place.
 */
export function countLine(line: CartLine, product: CartSellable | null): CountedLine {
  const out = (left: number | null, change: LineChange) => outOfSum(line, left, change)
  if (!product?.enabled) return out(null, { kind: 'disabled' })
  const left = lineBound(product)
  if (left === 0) return out(0, { kind: 'soldOut' })
  if (product.areOptionsOff) return out(left, { kind: 'optionsChanged' })
  if (product.perishes) return out(left, { kind: 'perishes', ...product.perishes })

  const { price, finalPrice, stockLeft, maxSaleQuantity, isReachable } = product
  const changes: LineChange[] = []
  if (!isReachable) changes.push({ kind: 'unreachable' })
  if (product.servedAt !== undefined) changes.push({ kind: 'notServed', servedAt: product.servedAt })
  if (finalPrice !== line.seenPrice) changes.push({ kind: 'priceChanged', was: line.seenPrice, now: finalPrice })
  if (left !== null && line.quantity > left) {
    const isStockTheReason = stockLeft !== null && stockLeft <= (maxSaleQuantity ?? Number.POSITIVE_INFINITY)
    changes.push(isStockTheReason ? { kind: 'lessLeft', left } : { kind: 'limit', max: left })
  }
  const quantity = Math.min(line.quantity, left ?? MAX_LINE_QUANTITY)
  const goods = times(price, quantity)
  const lineSum = times(finalPrice, quantity)
  return {
    productId: line.productId,
    optionsKey: line.optionsKey,
    asked: line.quantity,
    quantity,
    isAvailable: isReachable,
    left,
    goods,
    discount: subtract(goods, lineSum),
    lineSum,
    weightGrams: product.unit === 'г' || product.unit === 'мл' ? product.measure * quantity : 0,
    changes,
  }
}

/** What others of a cart leave of a product that is bounded. */
function without(product: CartSellable, taken: number): CartSellable {
  const { stockLeft, maxSaleQuantity } = product
  return {
    ...product,
    stockLeft: stockLeft === null ? null : Math.max(0, stockLeft - taken),
    maxSaleQuantity: maxSaleQuantity === null ? null : Math.max(0, maxSaleQuantity - taken),
  }
}

/**
 * Counts the lines of a cart in their order. Lines of one dish with other options share its stock and its limit: the
 * first ones have what there is. Goods that ripen long after the soonest of the cart are out of the sum: they wait for
 * an order of their own.
 * @param today the day in the shop's time zone
 */
export function countLines<L extends CartLine>(
  lines: readonly L[],
  sellableOf: (line: L) => CartSellable | null,
  today: IsoDate,
): CountedLine[] {
  const taken = new Map<number, number>()
  const counted = lines.map((line) => {
    const product = sellableOf(line)
    const before = taken.get(line.productId) ?? 0
    const one = countLine(line, product && before > 0 ? without(product, before) : product)
    taken.set(line.productId, before + one.quantity)
    return { line, one, readyOn: product?.harvestReadyOn ?? null }
  })
  const bought = counted.filter(({ one }) => one.quantity > 0)
  const last = lastDayOfOrder(
    bought.map(({ readyOn }) => readyOn),
    today,
  )
  return counted.map(({ line, one, readyOn }) =>
    one.quantity > 0 && readyOn !== null && readyOn > last
      ? outOfSum(line, one.left, { kind: 'ripensLater', readyOn })
      : one,
  )
}
