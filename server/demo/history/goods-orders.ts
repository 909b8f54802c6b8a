import type { PlannedOrder } from '@okolitsa/demo/history/plan.ts'
import { randomOf } from '@okolitsa/demo/history/random.ts'
import { type IsoDate, momentIn, plusDays } from '@okolitsa/domain/clock/clock.ts'
import { afterReceipt } from './after-receipt.ts'
import { gather } from './gathering.ts'
import { type Life, MSK, minutesLater, payOnline, placeOf } from './life.ts'
import { talkAbout } from './talks.ts'

interface OfferedWay {
  readonly methodCode: 'courier' | 'pickup' | 'cdek'
  readonly dates: readonly { readonly date: IsoDate }[]
  readonly tradePlace: { readonly id: number; readonly title: string; readonly days: object | null } | null
}

/** Stands of a festival are pickup places of their days. */
const isStand = ({ tradePlace }: OfferedWay): boolean => tradePlace !== null && tradePlace.days !== null
/** Stands of the history's festival; those of the demo's own one are on other days at each start. */
const isOfHistory = (way: OfferedWay, title: string): boolean =>
  isStand(way) && way.tradePlace?.title.startsWith(title) === true

const ONLINE = ['sbp', 'rbs'] as const
/** Share of orders that go by the carrier where it is offered. */
const PARCELS = 0.04

/** Places an order like its customer and puts its further life on the agenda. */
export async function placeGoodsOrder(life: Life, planned: PlannedOrder): Promise<void> {
  const { shop, agenda, count, words } = life
  const { person, organizationId, lines } = planned
  const place = placeOf(person)
  const random = randomOf(`${life.seed}: order ${planned.key}`)
  const cart = await shop.asPerson(person, 'POST', '/api/v2/cart', {
    organizationId: organizationId,
    place,
    products: lines,
  })
  if (cart.status !== 201) return count(`cart refused: ${cart.body.code}`)
  const { cartId } = cart.body
  const query = new URLSearchParams({
    regionId: place.regionCode,
    city: place.city,
    latitude: String(place.coords.latitude),
    longitude: String(place.coords.longitude),
  })
  const ways = await shop.asPerson(person, 'GET', `/api/v1/shipping-methods/${organizationId}?${query}`)
  const items: OfferedWay[] = ways.body.items ?? []
  const offered = items.filter(({ dates }) => dates.length > 0)
  const isParcel = random.chance(PARCELS) && !planned.isAtFestival
  const wanted = isParcel ? 'cdek' : planned.isPickup ? 'pickup' : 'courier'
  const isFitting = (way: OfferedWay) => (planned.isAtFestival ? isOfHistory(way, words.festival) : !isStand(way))
  const fitting = offered.filter((way) => isFitting(way) && way.methodCode === wanted)
  const others = planned.isAtFestival ? [] : offered.filter(isFitting)
  const way =
    fitting.length > 0 ? random.pick(fitting) : (others.find(({ methodCode }) => methodCode !== 'cdek') ?? others[0])
  if (!way) {
    await shop.asPerson(person, 'DELETE', `/api/v2/cart/${cartId}`)
    return count(planned.isAtFestival ? 'no stand' : 'no way')
  }
  const date = way.dates[Math.min(planned.day, way.dates.length - 1)]?.date as IsoDate
  const methods = await shop.sql<{ code: string }>(
    'select code from organization_payment_method where organization_id = $1 order by code',
    [organizationId],
  )
  const accepted = methods.map(({ code }) => code)
  const online = ONLINE.filter((code) => accepted.includes(code))
  const isCash = planned.isCash && way.methodCode !== 'cdek' && accepted.includes('cashondelivery')
  const paymentMethod = isCash ? 'cashondelivery' : random.weighted(online, (code) => (code === 'sbp' ? 2 : 1))
  const plain = {
    cartId,
    methodCode: way.methodCode,
    date,
    paymentMethod,
    ...(way.methodCode === 'pickup' && { tradePlaceId: way.tradePlace?.id }),
    substitutions: lines.map(({ productId }) => ({ productId, rule: random.pick(['same_category', 'ask', 'none']) })),
  }
  const discounts = await discountsOf(life, planned, way.methodCode === 'courier')
  const checkOut = (chosen: object) =>
    shop.asPerson(person, 'POST', '/api/v3/checkout', {
      carts: [{ ...plain, ...chosen }],
      place: { ...place, flat: person.flat },
      recipient: { name: person.firstName, phone: person.phone },
    })
  const first = await checkOut(discounts)
  const isRefused = first.status !== 201 && Object.keys(discounts).length > 0
  if (isRefused) count(`discount refused: ${first.body.code}`)
  const placed = isRefused ? await checkOut({}) : first
  if (placed.status !== 201) {
    await shop.asPerson(person, 'DELETE', `/api/v2/cart/${cartId}`)
    return count(`checkout refused: ${placed.body.code}`)
  }
  if (!isRefused) for (const name of Object.keys(discounts)) count(`ordered with ${name}`)
  const [{ orderId, isOnline }] = placed.body.orders
  count('ordered')
  count(isStand(way) ? 'ordered at a stand of the festival' : `ordered by ${way.methodCode}`)
  const order = { orderId, person, organizationId, date, isOnline, way: way.methodCode, random }
  const at = (minutes: number, run: () => Promise<void>) => agenda.add(minutesLater(shop.now(), minutes), run)
  talkAbout(life, order)
  if (isOnline && planned.fate === 'unpaid') return count('left unpaid')
  if (isOnline) {
    at(random.int(1, 6), () => payOnline(life, person, orderId))
  }
  if (planned.fate === 'customerCancels') {
    return at(random.int(20, 240), async () => {
      const answer = await shop.asPerson(person, 'PATCH', `/api/v1/orders/${orderId}/cancel`, {})
      count(answer.status === 200 ? 'cancelled by the customer' : `cancel refused: ${answer.body.code}`)
    })
  }
  if (planned.fate === 'edited') at(random.int(10, 50), () => edit(life, order))
  // parcels leave days before they arrive
  const begin = way.methodCode === 'cdek' ? minutesLater(shop.now(), 14 * 60) : life.beginsAt(order)
  const morning = momentIn(MSK, plusDays(date, -1), 10 * 60)
  if (planned.fate === 'sellerCancels') {
    return agenda.add(morning > shop.now() ? morning : minutesLater(shop.now(), 30), async () => {
      const body = { to: 'canceled', reason: random.pick(words.sellerCancels) }
      const answer = await shop.asSeller(organizationId, 'POST', `/v1/cabinet/orders/${orderId}/moves`, body)
      count(answer.status === 200 ? 'cancelled by the seller' : `seller's cancel refused: ${answer.body.code}`)
    })
  }
  agenda.add(begin > shop.now() ? begin : minutesLater(shop.now(), 20), async () => {
    await gather(life, order, () => afterReceipt(life, order))
  })
}

/** Promo code, bonuses and a free delivery that the customer has. */
async function discountsOf({ shop }: Life, planned: PlannedOrder, isCourier: boolean): Promise<object> {
  const { person, promoCode, hasBonuses } = planned
  const bonuses = hasBonuses ? await shop.asPerson(person, 'GET', '/api/v1/user/bonuses') : null
  const balance = Math.floor(Number(bonuses?.body.balance ?? 0) / 2)
  const [month] = isCourier
    ? await shop.sql<{ left: number }>(
        `select granted - used + returned as left from subscription_month join customer on customer.id = customer_id
          where phone = $1 and from_at <= shop_now() and to_at > shop_now()`,
        [person.phone],
      )
    : []
  return {
    ...(promoCode !== null && { promoCode }),
    ...(balance >= 20 && { bonuses: Math.min(balance, 300) }),
    ...((month?.left ?? 0) > 0 && { useFreeDelivery: true }),
  }
}

/** The customer takes one piece more, or leaves out a line. */
async function edit(life: Life, order: { orderId: number; person: PlannedOrder['person'] }): Promise<void> {
  const { shop, count } = life
  const { orderId, person } = order
  const shown = await shop.asPerson(person, 'GET', `/api/v1/orders/${orderId}`)
  const [line] = shown.body.lines ?? []
  if (!line) return
  const path = `/api/v1/orders/${orderId}/edit`
  const change = { lines: [{ lineId: line.id, quantity: 2 }], added: [] }
  const preview = await shop.asPerson(person, 'POST', `${path}/preview`, change)
  if (preview.status !== 200) return count(`edit refused: ${preview.body.code}`)
  const made = await shop.asPerson(person, 'POST', path, { ...change, expectedTotal: preview.body.totalAfter })
  count(made.status === 200 ? 'edited' : `edit refused: ${made.body.code}`)
  await payOnline(life, person, orderId)
}
