import { INTEGRITY_SQL } from '../../server/db/check-integrity.ts'
import { compareBalances } from './conclude-money.ts'
import { compareSold } from './conclude-sold.ts'
import { concludeTrades } from './conclude-trades.ts'
import { FREE_DELIVERIES, GIFT, isOnline, MEMBER } from './farms.ts'
import { amountOf, type KnownOrder, type Reference } from './reference.ts'
import { demand, lookAtAll } from './steps.ts'
import { costOfPlaces, type KnownBooking } from './trades.ts'
import type { World } from './world.ts'

/**
 * Minutes between the final runs of the shop, after which all work must be settled, whatever the bank did. A refund or
 * receipt that failed often is retried hourly, a lost hold is found in six hours, payments by link or repeated ones
 * take a day.
 */
const ROUNDS = [5, 61, 361, 1_441, 61]

/** Lets the shop settle open work and compares it with the reference, the bank and its own books. */
export async function conclude(reference: Reference, world: World): Promise<void> {
  world.bank.fail('down', 0)
  for (const minutes of ROUNDS) {
    await world.work()
    world.passMinutes(minutes)
  }
  await world.work()
  await lookAtAll(reference, world)
  await concludeTrades(reference, world)
  await compareOrders(reference, world)
  for (const order of reference.orders) await compareMoney(order, world)
  await compareLostHolds(reference, world)
  await compareStock(reference, world)
  await compareBonuses(reference, world)
  await compareCodes(reference, world)
  await compareFreeDeliveries(reference, world)
  await compareBalances(reference, world)
  for (const order of allOf(reference)) await compareReceipts(order, world)
  await compareSold(
    allOf(reference).map(({ id }) => id),
    world,
  )
  const problems = await world.sql<{ problem: string }>(INTEGRITY_SQL)
  demand(problems.length === 0, problems.map(({ problem }) => problem).join('; '))
}

/** Orders of all trades. */
const allOf = ({ orders, dinners, bookings, plans }: Reference) => [...orders, ...dinners, ...bookings, ...plans]

/** Checks that every order of the shop was returned to a customer, once. */
async function compareOrders(reference: Reference, world: World): Promise<void> {
  const rows = await world.sql<{ id: number }>('select id from shop_order where customer_id = any($1) order by id', [
    reference.customers,
  ])
  const known = allOf(reference)
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
  demand(
    JSON.stringify(rows.map(({ id }) => id)) === JSON.stringify(known),
    `orders of the shop: ${rows.map(({ id }) => id)}, of the customers: ${known}`,
  )
  for (const order of reference.orders) {
    demand(!order.isEnded || ['canceled', 'received'].includes(order.state), `order ${order.id} lives again`)
  }
}

/**
 * Checks that the money matches the order: the total for an active online order, none for a cancelled or an offline
 * one.
 */
async function compareMoney(order: KnownOrder, world: World): Promise<void> {
  const { id, state, total, paymentStatus } = order
  // payment on receipt is taken on delivery, recorded or not; a debt covers no payment
  const [byHand] = await world.sql<{ taken: number; owed: number }>(
    `select (select coalesce(sum(amount), 0)::int from offline_payment where order_id = $1) as taken,
       (select coalesce(sum(amount), 0)::int from seller_debt where order_id = $1) as owed`,
    [id],
  )
  const { taken = 0, owed = 0 } = byHand ?? {}
  demand(taken >= order.offline, `order ${id}: the seller took ${taken}, not ${order.offline}`)
  const offline = taken - owed
  const { kept, held } = world.bank.moneyOf(id)
  const seen = `order ${id} (${state}, ${paymentStatus}): the bank keeps ${kept} and holds ${held} of ${total}, ${offline} outside`
  if (state === 'canceled' || !isOnline(order.method)) {
    demand(kept === 0 && held === 0, seen)
    return
  }
  demand(kept <= total, seen)
  const isOpen = kept + held + offline < total
  // the total grew after the payment, or the bank released the hold of a shipped order: the difference is due
  const mayBeOpen =
    paymentStatus === 'partiallyPaid' || (order.isHoldLost && ['wait', 'issued'].includes(paymentStatus))
  demand(isOpen ? mayBeOpen : paymentStatus !== 'partiallyPaid', seen)
  demand(held === 0 || state !== 'received', seen)
  // a hold may exceed the total only until the capture, and the excess is not retained
  if (!isOpen && held === 0 && offline === 0) demand(kept === total, seen)
}

/** Checks that the shop reports a lost hold only when the bank released it. */
async function compareLostHolds(reference: Reference, world: World): Promise<void> {
  const rows = await world.sql<{ order_id: number }>(
    "select order_id from payment_event join payment on payment.id = payment_id where kind = 'hold-lost' and order_id = any($1)",
    [reference.orders.map(({ id }) => id)],
  )
  for (const { order_id } of rows) {
    const isLost = reference.orders.some(({ id, isHoldLost }) => id === order_id && isHoldLost)
    demand(isLost, `order ${order_id}: the shop says that the bank let its money go`)
  }
}

async function compareStock(reference: Reference, world: World): Promise<void> {
  const rows = await world.sql<{ product_id: number; on_hand: number; allocated: number; held: number }>(
    'select product_id, on_hand, allocated, held from stock where product_id = any($1)',
    [reference.goods.map(({ id }) => id)],
  )
  for (const goods of reference.goods) {
    const row = rows.find((each) => each.product_id === goods.id)
    const sum = (isWanted: (order: KnownOrder) => boolean) =>
      reference.orders
        .filter(isWanted)
        .flatMap((order) => order.lines)
        .filter((line) => line.goods === goods)
        .reduce((total, line) => total + amountOf(line), 0)
    const gone = sum(({ state }) => state === 'received')
    const promised = sum(({ state }) => state !== 'received' && state !== 'canceled')
    const seen = `on hand ${row?.on_hand}, promised ${row?.allocated}, held ${row?.held}`
    const isRight =
      row?.allocated === promised && row.held === 0 && row.on_hand === (goods.onHand === null ? 0 : goods.onHand - gone)
    demand(isRight, `goods ${goods.id}: ${seen}; expected ${goods.onHand} − ${gone}, promised ${promised}`)
  }
}

/** Bonuses per received order, per cent of the products' total. */
const GIVEN_PERCENT = 3
/** Unit of bonuses, kopecks: they are whole, rounded down. */
const ROUNDED_BY = 100

/** Amount of a booking that earns bonuses, kopecks. */
const asEarning = ({ id, state, places }: KnownBooking) => ({ id, state, goods: costOfPlaces(places) })

/** Checks bonuses: gifts − spent by active orders + earned by received ones. */
async function compareBonuses(reference: Reference, world: World): Promise<void> {
  const given = await world.sql<{ order_id: number; amount: number }>(
    `select order_id, sum(amount)::int as amount from bonus_entry
      where customer_id = any($1) and kind in ('accrued', 'withdrawn') and order_id is not null group by order_id`,
    [reference.customers],
  )
  for (const { id, state, goods } of [...reference.dinners, ...reference.bookings.map(asEarning)]) {
    const amounts = given.filter(({ order_id }) => order_id === id).map(({ amount }) => amount)
    const isRight =
      amounts.length <= (state === 'received' ? 1 : 0) && (amounts[0] ?? 0) <= (goods * GIVEN_PERCENT) / 100
    demand(isRight, `order ${id} (${state}) gave ${amounts} for ${goods}`)
  }
  for (const order of reference.orders) {
    const amounts = given.filter(({ order_id }) => order_id === order.id).map(({ amount }) => amount)
    const sum = amounts[0] ?? 0
    // a claim before the bonuses were granted reduces them
    const [least, most] = [order.total - order.delivery, order.earned ?? 0].map((paid) => (paid * GIVEN_PERCENT) / 100)
    const isInBounds = sum <= (most as number) && sum >= (least as number) - ROUNDED_BY
    const isRight = order.state === 'received' ? amounts.length <= 1 && isInBounds : amounts.length === 0
    demand(isRight, `order ${order.id} (${order.state}) gave ${amounts} for ${order.earned}`)
  }
  const rows = await world.sql<{ customer_id: number; balance: number }>(
    'select customer_id, balance from bonus_account where customer_id = any($1)',
    [reference.customers],
  )
  for (const [customer, customerId] of reference.customers.entries()) {
    const balance = rows.find((each) => each.customer_id === customerId)?.balance
    const own = reference.orders.filter((order) => order.customer === customer)
    const spent = own.filter(({ state }) => state !== 'canceled').reduce((sum, { bonuses }) => sum + bonuses, 0)
    const earned = given
      .filter(({ order_id }) => allOf(reference).some((each) => each.id === order_id && each.customer === customer))
      .reduce((sum, { amount }) => sum + amount, 0)
    const expected = GIFT + (reference.money.goodwill[customer] ?? 0) - spent + earned
    demand(balance === expected, `customer ${customerId} has ${balance} of bonuses, expected ${expected}`)
  }
}

/** Checks that active orders use their codes and cancelled ones returned them. */
async function compareCodes(reference: Reference, world: World): Promise<void> {
  const rows = await world.sql<{ order_id: number }>(
    'select order_id from promo_redemption where customer_id = any($1) and released_at is null order by order_id',
    [reference.customers],
  )
  const used = rows.map(({ order_id }) => order_id).join()
  const living = reference.orders.filter(({ code, state }) => code !== null && state !== 'canceled')
  const expected = living.map(({ id }) => id).toSorted((a, b) => a - b)
  demand(used === expected.join(), `orders ${used} use codes, expected ${expected}`)
}

/** Checks free deliveries: initial ones − used by active orders. */
async function compareFreeDeliveries(reference: Reference, world: World): Promise<void> {
  for (const [customer, customerId] of reference.customers.slice(0, MEMBER).entries()) {
    const { body } = await world.call(customerId, 'GET', '/api/v2/subscription')
    const used = [...reference.orders, ...reference.dinners].filter(
      (each) => each.customer === customer && each.isFreed && each.state !== 'canceled',
    )
    const left = body.freeDeliveries?.left
    demand(
      left === FREE_DELIVERIES - used.length,
      `customer ${customerId} has ${left} free deliveries, used ${used.length}`,
    )
  }
}

/** Checks that receipts minus refund receipts equal the bank's balance; sellers print receipts for their own cash. */
async function compareReceipts(order: Pick<KnownOrder, 'id'>, world: World): Promise<void> {
  const [row] = await world.sql<{ unmade: number; told: number }>(
    `select count(*) filter (where state <> 'registered')::int as unmade,
       coalesce(sum(case operation when 'sell' then total else -total end) filter (where payment <> 'offset'), 0)::int as told
     from receipt where order_id = $1`,
    [order.id],
  )
  const { kept } = world.bank.moneyOf(order.id)
  const seen = `order ${order.id}: the bank keeps ${kept}, receipts tell of ${row?.told}`
  demand(row?.unmade === 0, `order ${order.id}: ${row?.unmade} receipts were not made`)
  demand(row?.told === kept, seen)
}
