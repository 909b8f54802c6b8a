import { MAX_LINE_QUANTITY } from '../cart/cart-line.ts'
import { baseAmount, lineSum } from '../checkout/order-sums.ts'
import { type SubstitutionObstacle, type SubstitutionRule, substitutionObstacle } from '../checkout/substitution.ts'
import type { Kopecks } from '../money/money.ts'
import { Refusal, type RefusalFacts } from '../refusal/refusal.ts'
import { type AmountLine, chargedAmount } from './order-amounts.ts'
import type {
  RequestedCancellation,
  RequestedClaim,
  RequestedEdit,
  RequestedPlacesBack,
  RequestedReplacement,
  RequestedTermEnd,
  RequestedWeighing,
} from './requested-change.ts'

/** A line of an order that may change. New lines have negative ids until they are stored. */
export interface ChangeableLine extends AmountLine {
  readonly productId: number
  readonly title: string
  readonly unit: string
  readonly substitution: SubstitutionRule
}

export interface ChangeProduct {
  readonly id: number
  readonly organizationId: number
  readonly categoryId: number
  readonly title: string
  readonly unit: string
  readonly measure: number
  readonly isWeight: boolean
  readonly price: Kopecks
  readonly finalPrice: Kopecks
  readonly maxSaleQuantity: number | null
  readonly allergens: readonly string[]
  /** True = both the product and its seller are on sale. */
  readonly enabled: boolean
}
export type ChangeProducts = ReadonlyMap<number, ChangeProduct>

/** Maximum ratio of picked to ordered weight; more is a mistake at the scales. */
const MAX_OVERPICKED = 2

const forbidden = (reason: string, facts: Omit<RefusalFacts['ORDER_CHANGE_FORBIDDEN'], 'reason'> = {}) =>
  new Refusal('ORDER_CHANGE_FORBIDDEN', { reason, ...facts })

function lineOf(lines: readonly ChangeableLine[], lineId: number): ChangeableLine {
  const line = lines.find(({ id }) => id === lineId)
  if (!line) throw new Refusal('NOT_FOUND', { lineId })
  return line
}

const patch = (lines: readonly ChangeableLine[], changed: ReadonlyMap<number, Partial<ChangeableLine>>) =>
  lines.map((line) => ({ ...line, ...changed.get(line.id) }))

/** Maximum base units that the customer agreed to pay for. */
export const agreedAmount = (line: AmountLine): number => Math.max(baseAmount(line), line.agreed ?? 0)

/** Applies a weighing. Refuses replaced lines, implausible weights, and more pieces than ordered. */
export function weighed(lines: readonly ChangeableLine[], requestedChange: RequestedWeighing): ChangeableLine[] {
  const changed = new Map<number, Partial<ChangeableLine>>()
  for (const { lineId, picked } of requestedChange.lines) {
    const line = lineOf(lines, lineId)
    // the substitute of the line is weighed now
    if (lines.some(({ replaces, picked: came }) => replaces === lineId && came !== 0)) {
      throw forbidden('notBrought', { lineId })
    }
    const most = line.isWeight ? agreedAmount(line) * MAX_OVERPICKED : baseAmount(line)
    if (picked > most) throw forbidden('tooMuch', { lineId, most })
    const isAbove = requestedChange.isAboveCharged && picked > agreedAmount(line)
    changed.set(lineId, { picked, ...(isAbove && { agreed: picked }) })
  }
  return patch(lines, changed)
}

/** Removes lines that are not delivered. */
export function withoutLines(
  lines: readonly ChangeableLine[],
  requestedChange: Pick<RequestedCancellation, 'lineIds'>,
): ChangeableLine[] {
  return patch(lines, new Map(requestedChange.lineIds.map((lineId) => [lineOf(lines, lineId).id, { picked: 0 }])))
}

/** Returns places of a booking. Earlier returns stay unchanged. */
export function withoutPlaces(
  lines: readonly ChangeableLine[],
  requestedChange: RequestedPlacesBack | RequestedTermEnd,
): ChangeableLine[] {
  const changed = requestedChange.lines.map(({ lineId, kept }): [number, Partial<ChangeableLine>] => {
    const line = lineOf(lines, lineId)
    if (line.kept !== undefined) throw forbidden('notBrought', { lineId })
    if (kept > lineSum(line)) throw forbidden('tooMuch', { lineId })
    return [lineId, { kept }]
  })
  return patch(lines, new Map(changed))
}

/** Applies a claim. A later claim can only increase the spoilt or missing amount. */
export function claimed(lines: readonly ChangeableLine[], requestedChange: RequestedClaim): ChangeableLine[] {
  const line = lineOf(lines, requestedChange.lineId)
  const most = chargedAmount({ ...line, missing: 0 })
  if (most === 0) throw forbidden('notBrought', { lineId: line.id })
  const [now, before] =
    requestedChange.about === 'spoilt'
      ? [requestedChange.spoiltPercent, line.spoilt]
      : [requestedChange.missing, line.missing]
  if (now < (before ?? 0)) throw forbidden('claimedAlready', { lineId: line.id })
  if (requestedChange.about !== 'spoilt' && now > most) throw forbidden('tooMuch', { lineId: line.id, most })
  // a claim refunded in part may have been written in the other form (`lesserExtent`)
  const other = requestedChange.about === 'spoilt' ? 'missing' : 'spoilt'
  const change = requestedChange.about === 'spoilt' ? { spoilt: now } : { missing: now }
  return patch(lines, new Map([[line.id, { ...change, ...(line[other] && { [other]: 0 }) }]]))
}

/** Replaces a line's product by the line's rule; refuses SUBSTITUTION_FORBIDDEN with the obstacle. */
export function replaced(
  lines: readonly ChangeableLine[],
  requestedChange: RequestedReplacement,
  products: ChangeProducts,
): ChangeableLine[] {
  const line = lineOf(lines, requestedChange.lineId)
  if (line.picked === 0) throw forbidden('notBrought', { lineId: line.id })
  const product = soldProduct(products, requestedChange.productId)
  const old = products.get(line.productId)
  if (product.id === line.productId) throw forbidden('sameProduct', { lineId: line.id })
  const next = newLine(product, requestedChange.quantity, -1, { substitution: line.substitution, replaces: line.id })
  const obstacle: SubstitutionObstacle | null = old
    ? substitutionObstacle(line.substitution, { ...old, sum: lineSum(line) }, { ...product, sum: lineSum(next) })
    : 'otherCategory'
  if (obstacle) {
    throw new Refusal('SUBSTITUTION_FORBIDDEN', { reason: obstacle, lineId: line.id, productId: product.id })
  }
  return [...patch(lines, new Map([[line.id, { picked: 0 }]])), next]
}

/** Applies the customer's edit. Existing lines retain their price; new lines have the current price. */
export function edited(
  lines: readonly ChangeableLine[],
  requestedChange: RequestedEdit,
  products: ChangeProducts,
): ChangeableLine[] {
  if (lines.some((line) => line.picked !== null)) throw forbidden('sellerBegan')
  const requested = new Map(requestedChange.lines.map(({ lineId, quantity }) => [lineOf(lines, lineId).id, quantity]))
  const added = new Map<number, number>()
  for (const { productId, quantity } of requestedChange.added) {
    const own = lines.find((line) => line.productId === productId)
    if (own) requested.set(own.id, (requested.get(own.id) ?? own.quantity) + quantity)
    else added.set(productId, (added.get(productId) ?? 0) + quantity)
  }
  const kept = lines.flatMap((line) => {
    const quantity = requested.get(line.id) ?? line.quantity
    if (quantity === 0) return []
    if (quantity > line.quantity) refuseOverLimit(soldProduct(products, line.productId), quantity)
    return [quantity === line.quantity ? line : withQuantity(line, quantity)]
  })
  const fresh = [...added].map(([productId, quantity], index) =>
    newLine(soldProduct(products, productId), quantity, -1 - index, { substitution: 'none', replaces: null }),
  )
  return [...kept, ...fresh]
}

/** Requires that the seller has not begun any line. */
export function untouched(lines: readonly ChangeableLine[]): ChangeableLine[] {
  if (lines.some((line) => line.picked !== null)) throw forbidden('sellerBegan')
  return [...lines]
}

const withQuantity = ({ agreed: _, ...line }: ChangeableLine, quantity: number): ChangeableLine => ({
  ...line,
  quantity,
})

function soldProduct(products: ChangeProducts, productId: number): ChangeProduct {
  const product = products.get(productId)
  if (!product?.enabled) throw new Refusal('FARMER_OR_PRODUCTS_UNAVAILABLE', { productIds: [productId] })
  return product
}

function refuseOverLimit({ id, title, maxSaleQuantity }: ChangeProduct, quantity: number): void {
  const max = Math.min(maxSaleQuantity ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY)
  if (quantity > max) throw new Refusal('QUANTITY_OVER_LIMIT', { productId: id, title, max })
}

function newLine(
  product: ChangeProduct,
  quantity: number,
  id: number,
  more: Pick<ChangeableLine, 'substitution' | 'replaces'>,
): ChangeableLine {
  refuseOverLimit(product, quantity)
  const { id: productId, title, unit, measure, isWeight, price, finalPrice } = product
  return { id, productId, title, unit, measure, isWeight, price, finalPrice, quantity, picked: null, ...more }
}

/** Delivered amount of a line in base units, charged or not. */
export const broughtAmount = (line: ChangeableLine): number =>
  line.kept !== undefined ? 0 : (line.picked ?? baseAmount(line))
