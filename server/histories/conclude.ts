import { BOOKS_SQL } from '../db/check-books.ts'
import { amountOf, type KnownOrder, type Reference } from './reference.ts'
import { demand, lookAtAll } from './steps.ts'
import { GIFT, type World } from './world.ts'

/** Minutes between the last looks of the shop: it must have settled everything by then, whatever the bank did. */
const ROUNDS = [1, 5, 30, 15, 60, 300, 1_440]

/** Lets the shop settle what is open and compares it with the reference, the bank and its own books. */
export async function conclude(reference: Reference, world: World): Promise<void> {
  world.bank.fail('down', 0)
  for (const minutes of ROUNDS) {
    await world.work()
    world.passMinutes(minutes)
  }
  await world.work()
  await lookAtAll(reference, world)
  await compareOrders(reference, world)
  for (const order of reference.orders) compareMoney(order, world)
  await compareStock(reference, world)
  await compareBonuses(reference, world)
  for (const order of reference.orders) await compareReceipts(order, world)
  const problems = await world.sql<{ problem: string }>(BOOKS_SQL)
  demand(problems.length === 0, problems.map(({ problem }) => problem).join('; '))
}

/** Every order of the shop was answered to somebody, once. */
async function compareOrders(reference: Reference, world: World): Promise<void> {
  const rows = await world.sql<{ id: number }>('select id from shop_order where customer_id = any($1) order by id', [
    reference.shoppers,
  ])
  const known = reference.orders.map(({ id }) => id).toSorted((a, b) => a - b)
  demand(
    JSON.stringify(rows.map(({ id }) => id)) === JSON.stringify(known),
    `orders of the shop: ${rows.map(({ id }) => id)}, of the shoppers: ${known}`,
  )
  for (const order of reference.orders) {
    demand(!order.isEnded || ['canceled', 'received'].includes(order.state), `order ${order.id} lives again`)
  }
}

/** Money is where the order is: all of it with a living online order, none with a cancelled or an offline one. */
function compareMoney(order: KnownOrder, world: World): void {
  const { kept, held } = world.bank.moneyOf(order.id)
  const isOnline = order.method !== 'cashondelivery'
  const expected = order.state === 'canceled' || !isOnline ? 0 : order.total
  if (order.paymentStatus === 'partiallyPaid') {
    // the total grew after it was paid: the rest is asked for
    demand(kept + held < expected, `order ${order.id} is paid in part: ${kept} and ${held} held of ${expected}`)
    return
  }
  const isHeld = held > 0 && order.state !== 'canceled' && order.state !== 'received'
  if (isHeld) demand(kept + held >= expected && kept <= expected, `order ${order.id}: ${held} is held of ${expected}`)
  else
    demand(
      kept === expected && held === 0,
      `order ${order.id} (${order.state}): the bank keeps ${kept} and holds ${held} of ${expected}`,
    )
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

/** Gifts − spent by orders that live + given for orders received. */
async function compareBonuses(reference: Reference, world: World): Promise<void> {
  const rows = await world.sql<{ customer_id: number; balance: number; accrued: number }>(
    `select customer_id, balance,
       (select coalesce(sum(amount), 0)::int from bonus_entry as entry
         where entry.customer_id = bonus_account.customer_id and kind = 'accrued' and order_id is not null) as accrued
       from bonus_account where customer_id = any($1)`,
    [reference.shoppers],
  )
  for (const [shopper, customer] of reference.shoppers.entries()) {
    const row = rows.find((each) => each.customer_id === customer)
    const own = reference.orders.filter((order) => order.shopper === shopper)
    const spent = own.filter(({ state }) => state !== 'canceled').reduce((sum, { bonuses }) => sum + bonuses, 0)
    const expected = GIFT - spent + (row?.accrued ?? 0)
    demand(row?.balance === expected, `shopper ${customer} has ${row?.balance} of bonuses, expected ${expected}`)
  }
}

/** Receipts of money taken through the bank, less those of money given back, are what the bank keeps. */
async function compareReceipts(order: KnownOrder, world: World): Promise<void> {
  const [row] = await world.sql<{ unmade: number; told: number }>(
    `select count(*) filter (where state <> 'registered')::int as unmade,
       coalesce(sum(case operation when 'sell' then total else -total end) filter (where payment = 'electronic'), 0)::int as told
     from receipt where order_id = $1`,
    [order.id],
  )
  const { kept } = world.bank.moneyOf(order.id)
  demand(row?.unmade === 0, `order ${order.id}: ${row?.unmade} receipts were not made`)
  demand(row?.told === kept, `order ${order.id}: the bank keeps ${kept}, receipts tell of ${row?.told}`)
}
