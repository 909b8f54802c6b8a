import { lineSum } from '@okolitsa/domain/checkout/order-sums.ts'
import { readinessOf } from '@okolitsa/domain/delivery/readiness.ts'
import { doorOf } from '@okolitsa/domain/geo/door.ts'
import { add, kopecks, toRoubles, ZERO } from '@okolitsa/domain/money/money.ts'
import { type DeliveryTarget, isSamePlace } from '@okolitsa/domain/orders/delivery-target.ts'
import { isService } from '@okolitsa/domain/orders/order-status.ts'
import { mayBringAgain } from '@okolitsa/domain/orders/requested-change.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { SellableProduct } from '../../../discovery/catalog/ports.ts'
import type { Rearrangement } from '../../../fulfilment/delivery/ports.ts'
import type { WholeOrder } from '../../order-lifecycle/ports.ts'
import type { ChangeDeps } from './change-deps.ts'
import type { PreparedChange } from './prepared-change.ts'

const no = (reason: string): Refusal => new Refusal('ORDER_CHANGE_FORBIDDEN', { reason })

/**
 * Checks another delivery and computes its price. Refuses ORDER_CHANGE_FORBIDDEN (`cutOff`, `byCarrier`, `fetched`),
 * DELIVERY_DATE_UNAVAILABLE (facts.dates), UNAVAILABLE_AT_USER_AREA, POINT_NEEDED, POINT_ELSEWHERE,
 * MIN_SUM_NOT_REACHED.
 */
export async function prepareDelivery(
  deps: ChangeDeps,
  read: WholeOrder,
  to: DeliveryTarget,
  products: ReadonlyMap<number, SellableProduct>,
): Promise<Pick<PreparedChange, 'delivery' | 'slot'>> {
  const { order, place } = read
  if (order.state !== 'formed') return { delivery: undefined, ...(await slotOfNextTry(deps, read, to)) }
  if (!place) throw no('cutOff')
  const isElsewhere = !isSamePlace(place, to.place)
  const isOtherDay = to.date !== order.deliveryDate
  // tariff, office and days depend on the carrier's offer for this parcel; the recipient does not
  if (order.deliveryKind === 'cdek' && (isElsewhere || isOtherDay)) throw no('byCarrier')
  if (order.deliveryKind === 'pickup' && isElsewhere) throw no('fetched')
  const terms = await askForDelivery(deps, read, to, products)
  if (!terms?.isInTime) throw no('cutOff')
  if (terms.obstacle) throw refusalOf(terms.obstacle, read)
  const slot = terms.dates.find(({ date }) => date === to.date)
  if (!slot) {
    throw new Refusal('DELIVERY_DATE_UNAVAILABLE', { dates: terms.dates.map(({ date }) => date) })
  }
  return {
    // a delivery paid by the subscription stays free at every place
    delivery: read.usedFreeDelivery ? ZERO : kopecks(Math.max(0, read.agreed.delivery + terms.priceChange)),
    ...((isOtherDay || terms.shippingRateId !== read.shippingRateId) && {
      slot: { window: slot, shippingRateId: terms.shippingRateId },
    }),
  }
}

/** Hours of another delivery day by the same rate; undefined when the day stays. */
async function slotOfNextTry(
  deps: ChangeDeps,
  read: WholeOrder,
  to: DeliveryTarget,
): Promise<Pick<PreparedChange, 'slot'>> {
  const { order, shippingRateId } = read
  if (!mayBringAgain(order) || to.date === order.deliveryDate) return {}
  // picked goods need no time for preparation
  const dates = (await askForDelivery(deps, read, to, new Map()))?.dates ?? []
  const window = dates.find(({ date }) => date === to.date)
  if (!window) throw new Refusal('DELIVERY_DATE_UNAVAILABLE', { dates: dates.map(({ date }) => date) })
  return { slot: { window, shippingRateId } }
}

/** Days, price and obstacles of a changed delivery; null for a tour. */
export async function askForDelivery(
  deps: ChangeDeps,
  { order, place, tradePlaceId, shippingRateId, carrierDays, lines }: WholeOrder,
  to: Pick<DeliveryTarget, 'date' | 'place'>,
  products: ReadonlyMap<number, SellableProduct>,
): Promise<Rearrangement | null> {
  if (isService(order.deliveryKind) || !place) return null
  // door details change neither the delivery nor its price
  return deps.delivery.rearrange({
    organizationId: order.organizationId,
    location: place,
    now: deps.clock(),
    methodCode: order.deliveryKind,
    tradePlaceId,
    shippingRateId,
    date: order.deliveryDate,
    carrierDays,
    ...readinessOf(lines.flatMap(({ productId }) => products.get(productId) ?? [])),
    goods: add(...lines.map(lineSum)),
    to: { date: to.date, location: isSamePlace(place, { ...to.place, ...doorOf(place) }) ? place : to.place },
  })
}

function refusalOf({ code, missing }: NonNullable<Rearrangement['obstacle']>, { lines }: WholeOrder): Refusal {
  if (code !== 'MIN_SUM_NOT_REACHED') return new Refusal(code)
  const goodsSum = add(...lines.map(lineSum))
  return new Refusal(code, {
    minOrderSum: toRoubles(add(goodsSum, missing)),
    goodsSum: toRoubles(goodsSum),
    missing: toRoubles(missing),
  })
}
