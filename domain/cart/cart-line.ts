import type { IsoDate } from '../clock/clock.ts'
import type { KeepingFacts } from '../delivery/way-days.ts'
import { type Kopecks, subtract, times, ZERO } from '../money/money.ts'
import type { ChosenWay } from './chosen-way.ts'
import { lastDayOfOrder } from './one-order.ts'

/** Maximum sale steps of one line; a check of the table enforces the same number. */
export const MAX_LINE_QUANTITY = 10_000

/** A product with the facts of today at the visitor's place that the cart rules need. */
export interface CartSellable {
  readonly productId: number
  readonly organizationId: number
  /** True = both the product and its seller are on sale. */
  readonly enabled: boolean
  /** True = at least one delivery method reaches the place. */
  readonly isReachable: boolean
  /**
   * Storage facts of a product that would spoil on every route to the place. Absent = it stays fresh, or no route
   * exists.
   */
  readonly perishes?: KeepingFacts
  /** First delivery day of a pre-order by harvest. Absent or null = in stock. */
  readonly harvestReadyOn?: IsoDate | null
  /** Price of one sale step before and after the special price; `finalPrice` ≤ `price`. */
  readonly price: Kopecks
  readonly finalPrice: Kopecks
  /** Whole sale steps in stock; null = unlimited. */
  readonly stockLeft: number | null
  /** Maximum steps in one order; null = no limit. */
  readonly maxSaleQuantity: number | null
  readonly unit: string
  /** Base units in one step. */
  readonly measure: number
  /** True = an option chosen for a dish is no longer available and must be chosen again. */
  readonly areOptionsOff?: boolean
  /** Next serving of a dish that is not served now; null = unknown. Absent = the dish is served now. */
  readonly servedAt?: string | null
}

/** A line of a cart in its stored state. One dish with different options makes several lines. */
export interface CartLine {
  readonly productId: number
  /** The chosen options (`choiceKey`); empty for goods. */
  readonly optionsKey: string
  /** Sale steps, 1…MAX_LINE_QUANTITY. */
  readonly quantity: number
  /** Price of one step when the visitor last saw the line. */
  readonly seenPrice: Kopecks
  /** Delivery method, place and day chosen with the goods; null = none was chosen. */
  readonly chosenWay?: ChosenWay | null
}

/** A change of a line since the visitor last touched it. `M`: kopecks on the server, roubles in the browser. */
export type LineChange<M extends number = Kopecks> =
  | { readonly kind: 'soldOut' }
  | { readonly kind: 'lessLeft'; readonly left: number }
  | { readonly kind: 'priceChanged'; readonly was: M; readonly now: M }
  | { readonly kind: 'disabled' }
  | { readonly kind: 'unreachable' }
  /** The product would spoil on the way, unlike the other products of the cart. */
  | ({ readonly kind: 'perishes' } & KeepingFacts)
  | { readonly kind: 'limit'; readonly max: number }
  /** The product ripens long after the other products and waits in the cart for a separate order. */
  | { readonly kind: 'ripensLater'; readonly readyOn: IsoDate }
  /** Chosen options are unavailable or sold out and must be chosen again. */
  | { readonly kind: 'optionsChanged' }
  /** The dish is served at another time of day, so it can be ordered for a later hour only. */
  | { readonly kind: 'notServed'; readonly servedAt: string | null }

/** Identifies a line within its cart. */
export const lineKey = ({ productId, optionsKey }: Pick<CartLine, 'productId' | 'optionsKey'>): string =>
  optionsKey === '' ? String(productId) : `${productId}:${optionsKey}`

/** A line checked against the current stock and prices. */
export interface CountedLine {
  readonly productId: number
  readonly optionsKey: string
  /** Requested steps. */
  readonly asked: number
  /** Steps available now; 0 = the line is excluded from the sum. */
  readonly quantity: number
  /**
   * True = the line may be ordered. False with `soldOut`, `disabled`, `optionsChanged`, `perishes`, `ripensLater` and
   * `unreachable`.
   */
  readonly isAvailable: boolean
  /** Maximum steps the visitor can have by stock and limit; null = no limit. */
  readonly left: number | null
  /** Price of the quantity before discounts. */
  readonly goods: Kopecks
  /** quantity × (price − finalPrice). */
  readonly discount: Kopecks
  /** quantity × finalPrice. */
  readonly lineSum: Kopecks
  /** Weight in grams (a millilitre weighs one gram). Pieces have no known weight and add 0. */
  readonly weightGrams: number
  readonly changes: readonly LineChange[]
}

/** True = the line ripens long after the others and stays in the cart when they are ordered. `M` is the money unit. */
export const waitsForOwnOrder = <M extends number>({
  changes,
}: {
  readonly changes: readonly LineChange<M>[]
}): boolean => changes.some(({ kind }) => kind === 'ripensLater')

/** Maximum steps of one line, the smaller of stock and limit; null = limited only by MAX_LINE_QUANTITY. */
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
 * Prices a line with the current price and stock. A product missing from the catalogue is `disabled`. An unreachable
 * line keeps its sum, because the visitor needs the sum while choosing another place.
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

/** The product with its bounds reduced by the steps that other lines take. */
function without(product: CartSellable, taken: number): CartSellable {
  const { stockLeft, maxSaleQuantity } = product
  return {
    ...product,
    stockLeft: stockLeft === null ? null : Math.max(0, stockLeft - taken),
    maxSaleQuantity: maxSaleQuantity === null ? null : Math.max(0, maxSaleQuantity - taken),
  }
}

/**
 * Prices the lines of a cart in their order. Lines of one dish with different options share its stock and its limit;
 * earlier lines take precedence. Goods that ripen long after the earliest ones are excluded from the sum and wait for a
 * separate order. @param today the day in the shop's time zone
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
