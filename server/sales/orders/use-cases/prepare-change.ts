import { lineSum } from '@okolitsa/domain/checkout/order-sums.ts'
import { type Readiness, readinessOf } from '@okolitsa/domain/delivery/readiness.ts'
import { add, kopecks, toRoubles, ZERO } from '@okolitsa/domain/money/money.ts'
import { type ChangeProducts, edited } from '@okolitsa/domain/orders/changed-lines.ts'
import { type ChangePreview, previewChange } from '@okolitsa/domain/orders/order-change.ts'
import { orderFacts } from '@okolitsa/domain/orders/order-facts.ts'
import type { OrderActor } from '@okolitsa/domain/orders/order-machine.ts'
import { isOwn, type OrderParty } from '@okolitsa/domain/orders/order-party.ts'
import { isService } from '@okolitsa/domain/orders/order-status.ts'
import { mayRefuseLines, type RequestedChange, type RequestedEdit } from '@okolitsa/domain/orders/requested-change.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { SellableProduct } from '../../../discovery/catalog/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { LockedWholeOrder, WholeOrder } from '../../order-lifecycle/ports.ts'
import type { ChangeDeps } from './change-deps.ts'
import { prepareDelivery } from './prepare-delivery.ts'
import type { PreparedChange } from './prepared-change.ts'

/** The order with its lines, locked until the end of the transaction. */
export async function lockForChange(
  { lifecycle }: Pick<ChangeDeps, 'lifecycle'>,
  tx: Executor,
  party: OrderParty,
  orderId: number,
): Promise<LockedWholeOrder> {
  const order = await lifecycle.lock(tx, orderId)
  if (!order || !isOwn(party, order)) throw new Refusal('NOT_FOUND')
  return lifecycle.contentOf(tx, order)
}

/** Key of the inputs of the delivery query. If it changes before the order is locked, the query is repeated. */
export const basisOf = ({ order, agreed, place, lines }: WholeOrder): string =>
  JSON.stringify([order.deliveryDate, agreed.delivery, place, lines.map(({ id, quantity }) => [id, quantity])])

const no = (reason: string): Refusal => new Refusal('ORDER_CHANGE_FORBIDDEN', { reason })

/** Reads the products of a requested change; for an edit also the cutoff of its day and the price of delivery. */
export async function prepareChange(
  deps: ChangeDeps,
  read: WholeOrder,
  requestedChange: RequestedChange,
): Promise<PreparedChange> {
  const ids = productsOf(read, requestedChange)
  const { organizationId } = read.order
  const sold = ids.length === 0 ? [] : await deps.catalog.sellable(deps.executor, ids, null)
  const products = new Map(
    sold.map((product) => [
      product.id,
      // an edit must not add another seller's products
      requestedChange.kind === 'edit' && product.organizationId !== organizationId
        ? { ...product, enabled: false }
        : product,
    ]),
  )
  if (requestedChange.kind === 'delivery')
    return { products, ...(await prepareDelivery(deps, read, requestedChange.to, products)) }
  if (requestedChange.kind !== 'edit') return { products, delivery: undefined }
  return { products, delivery: await deliveryOfEdit(deps, read, requestedChange, products) }
}

/** Computes the effect of the requested change on the order as read. */
export function countChange(
  { order, agreed, lines, place, recipient }: WholeOrder,
  requestedChange: RequestedChange,
  { products, delivery }: PreparedChange,
  actor: OrderActor,
  now: Date,
): ChangePreview {
  if (requestedChange.kind === 'refuseLine') {
    const { deliveryKind, state, dinner } = order
    if (!mayRefuseLines({ deliveryKind, isDinner: dinner !== null }))
      throw new Refusal('ORDER_CHANGE_FORBIDDEN', { reason: 'state', kind: 'refuseLine', state })
  }
  const facts = orderFacts(order, now)
  const target = place && { date: order.deliveryDate, place, recipient }
  const changeable = { organizationId: order.organizationId, state: order.state, facts, agreed, lines, target }
  return previewChange(changeable, requestedChange, { actor, products, ...(delivery !== undefined && { delivery }) })
}

function productsOf({ lines }: WholeOrder, requestedChange: RequestedChange): number[] {
  const productOf = (lineId: number) => lines.find(({ id }) => id === lineId)?.productId
  switch (requestedChange.kind) {
    case 'replace':
      return [productOf(requestedChange.lineId), requestedChange.productId].filter((id) => id !== undefined)
    case 'edit':
      return [
        ...requestedChange.lines.map(({ lineId }) => productOf(lineId)),
        ...requestedChange.added.map(({ productId }) => productId),
      ].filter((id) => id !== undefined)
    case 'delivery':
      return lines.map(({ productId }) => productId)
    default:
      return []
  }
}

/** True = before the cutoff of the order's day. */
export const isBeforeCutOff = async (deps: ChangeDeps, read: WholeOrder): Promise<boolean> =>
  (await askAgain(deps, read, read, readinessOf([])))?.isInTime ?? false

/** Refuses an edit after the cutoff, or below the seller's minimum. */
async function deliveryOfEdit(
  deps: ChangeDeps,
  read: WholeOrder,
  requestedChange: RequestedEdit,
  products: ReadonlyMap<number, SellableProduct>,
): Promise<PreparedChange['delivery']> {
  if (read.order.state !== 'formed') return undefined
  const after = edited(read.lines, requestedChange, products as ChangeProducts)
  const { harvestReadyOn } = readinessOf(after.flatMap(({ productId }) => products.get(productId) ?? []))
  // goods already produced for this order need no additional time
  const { productionSchedules } = readinessOf(
    moreOf(read.lines, after).flatMap((productId) => products.get(productId) ?? []),
  )
  const terms = await askAgain(deps, read, { lines: after }, { harvestReadyOn, productionSchedules })
  if (!terms?.isInTime) throw no('cutOff')
  if (after.length > 0 && terms.missing > 0) {
    const goodsSum = add(...after.map(lineSum))
    throw new Refusal('MIN_SUM_NOT_REACHED', {
      minOrderSum: toRoubles(add(goodsSum, terms.missing)),
      goodsSum: toRoubles(goodsSum),
      missing: toRoubles(terms.missing),
    })
  }
  // a delivery paid by the subscription stays free, however small the order becomes
  return read.usedFreeDelivery ? ZERO : kopecks(Math.max(0, read.agreed.delivery + terms.priceChange))
}

/** Products with a larger quantity in `after`. */
function moreOf(before: WholeOrder['lines'], after: WholeOrder['lines']): number[] {
  const had = new Map(before.map(({ productId, quantity }) => [productId, quantity]))
  return after.flatMap(({ productId, quantity }) => (quantity > (had.get(productId) ?? 0) ? [productId] : []))
}

/** Delivery terms of the order with other lines; null for a tour. */
async function askAgain(
  deps: ChangeDeps,
  { order, place, tradePlaceId, shippingRateId, carrierDays, lines }: WholeOrder,
  after: Pick<WholeOrder, 'lines'>,
  readiness: Omit<Readiness, 'wayDays'>,
) {
  if (isService(order.deliveryKind) || !place) return null
  return deps.delivery.requote({
    organizationId: order.organizationId,
    location: place,
    now: deps.clock(),
    methodCode: order.deliveryKind,
    tradePlaceId,
    shippingRateId,
    date: order.deliveryDate,
    carrierDays,
    ...readiness,
    goodsBefore: add(...lines.map(lineSum)),
    goodsAfter: add(...after.lines.map(lineSum)),
  })
}
