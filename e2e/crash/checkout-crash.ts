/**
 * Kills the shop with SIGKILL again and again while shoppers check out, pay and cancel, and proves after every
 * start that nothing was lost or doubled. By hand: `node e2e/crash/checkout-crash.ts [kills]` (100 unless told).
 */
import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { plusDays } from '@okolitsa/domain/clock/clock.ts'
import { BOOKS_SQL } from '@okolitsa/server/db/check-books.ts'
import { createTokens } from '@okolitsa/server/modules/identity/tokens.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import type pg from 'pg'
import { type CrashShop, openCrashShop, TOKEN_SECRET } from './crash-shop.ts'

const SHOPPERS = 8
const FIRST_SHOPPER = 2001
const FARM = 101
const PRODUCTS = [1, 2, 3]
const CARD = '4111 1111 1111 1111'
const SHORTEST_LIFE_MS = 20
const LONGEST_LIFE_MS = 700
/** Reconciliation runs every minute and settles what a crash left open. */
const SETTLE_MS = 150_000
/** The acquirer's word for money it holds. */
const HELD = 1

const WORLD = `
insert into region (code, name, time_zone) values ('77', 'Moscow', 'Europe/Moscow') on conflict do nothing;
insert into customer (id, phone, group_id) overriding system value
  select id, '7917' || lpad(id::text, 7, '0'), 1 from generate_series(${FIRST_SHOPPER}, ${FIRST_SHOPPER + SHOPPERS - 1}) as id;
insert into category (id, url_key, title, image) values (11, 'food', 'Food', 'c/11');
insert into organization (id, type, slug, title, small_image, image, city, region, region_code, latitude, longitude,
  time_zone, legal_name, legal_address, tin, ien, hue)
  values (${FARM}, 'farmer', 'farm', 'Farm', 'f', 'f', 'Town', 'Region', '77', 55.7, 37.6, 'Europe/Moscow', 'IP', 'Address',
    '7701234567', '1027700132195', 100);
insert into shipping_rate (organization_id, title, price, is_default) values (${FARM}, 'Courier', 29900, true);
insert into shipping_area (shipping_rate_id, kind) select id, 'country' from shipping_rate;
insert into organization_payment_method (organization_id, code) values (${FARM}, 'sbp'), (${FARM}, 'rbs'), (${FARM}, 'cashondelivery');
insert into product (id, organization_id, category_id, slug, sku, title, unit, measure, is_weight, price, image)
  select id, ${FARM}, 11, 'p' || id, 's' || id, 'P' || id, case id when 1 then 'г' else 'шт' end, 1, id = 1, 10000, 'p' from unnest(array[${PRODUCTS}]) as id;
insert into stock (product_id, kind, on_hand) select id, 'counted', 1000000 from product;`

/** A card holds the money, since one of the goods is sold by weight; it is captured when the order is handed over. */
const METHODS = ['sbp', 'rbs', 'cashondelivery'] as const

/** A checkout whose answer may have been lost: it is repeated with the same key until it is known. */
interface Press {
  readonly customerId: number
  readonly cartId: string
  readonly key: string
  readonly paymentMethod: (typeof METHODS)[number]
}

const tally = { kills: 0, answered: 0, lost: 0, repeatedNew: 0, paid: 0, received: 0, canceled: 0, refused: 0 }
const problems: string[] = []
/** Set to now on every start. */
const tokens = createTokens({ secret: TOKEN_SECRET, clock: () => new Date() })

async function call(shop: CrashShop, customerId: number, method: string, path: string, body?: unknown, key?: string) {
  const customer = { kind: 'customer', customerId, phone: '79170000000', groupId: 1 } as const
  const response = await fetch(`${shop.shopUrl}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${(await tokens.access(customer)).token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

function send(shop: CrashShop, press: Press) {
  const date = plusDays(new Date().toISOString().slice(0, 10), 3)
  const cart = { cartId: press.cartId, methodCode: 'courier', date, paymentMethod: press.paymentMethod }
  const place = { ...defaultLocation, street: 'Tverskaya', house: '1' }
  const body = { carts: [cart], place, recipient: { name: 'Anna', phone: '79160000001' } }
  return call(shop, press.customerId, 'POST', '/api/v3/checkout', body, press.key)
}

async function newPress(database: pg.Pool, customerId: number): Promise<Press> {
  const cartId = randomUUID()
  await database.query('delete from cart where customer_id = $1', [customerId])
  await database.query(
    `insert into cart (id, customer_id, organization_id, type, place) values ($1, $2, $3, 'farmer', $4)`,
    [cartId, customerId, FARM, JSON.stringify(defaultLocation)],
  )
  await database.query(
    `insert into cart_line (cart_id, product_id, quantity, seen_price)
     select $1, id, 1 + floor(random() * 3)::int, 10000 from unnest($2::int[]) as id`,
    [cartId, PRODUCTS],
  )
  return { customerId, cartId, key: randomUUID(), paymentMethod: METHODS[randomInt(METHODS.length)] ?? 'sbp' }
}

/** One shopper, until the shop dies under them; answers the press whose answer they did not see. */
async function shopUntilDeath(shop: CrashShop, database: pg.Pool, customerId: number): Promise<Press | null> {
  for (;;) {
    let press: Press | null = null
    try {
      press = await newPress(database, customerId)
      const { status, body } = await send(shop, press)
      if (status !== 201) {
        tally.refused += 1
        problems.push(`checkout was refused: ${JSON.stringify(body)}`)
        continue
      }
      tally.answered += 1
      const { orderId } = body.orders[0]
      press = null
      if (Math.random() < 0.5) await payAtBank(shop, customerId, orderId)
      if (Math.random() < 0.3) await receive(shop, database, customerId, orderId)
      if (Math.random() < 0.3) {
        const canceled = await call(shop, customerId, 'PATCH', `/api/v1/orders/${orderId}/cancel`, {})
        if (canceled.status === 200) tally.canceled += 1
      }
    } catch {
      return press
    }
  }
}

async function payAtBank(shop: CrashShop, customerId: number, orderId: number): Promise<void> {
  const { body } = await call(shop, customerId, 'GET', `/api/v1/checkout/payment/status/${orderId}`)
  const press = { method: 'POST', redirect: 'manual' } as const
  if (body.payload) await fetch(`${new URL(body.payload).origin}${new URL(body.payload).pathname}/pay`, press)
  else if (body.payUrl) await fetch(body.payUrl, { ...press, body: new URLSearchParams({ card: CARD }) })
  else return
  tally.paid += 1
}

/** The day of the delivery has come, and the shopper says so: what is held is captured. */
async function receive(shop: CrashShop, database: pg.Pool, customerId: number, orderId: number): Promise<void> {
  await database.query('update shop_order set delivery_date = current_date - 1 where id = $1', [orderId])
  const received = await call(shop, customerId, 'PATCH', `/api/v1/orders/${orderId}/complete`, {})
  if (received.status === 200) tally.received += 1
}

/** What was not answered is asked again with the same key: one order in the end, never two. */
async function repeatLost(shop: CrashShop, database: pg.Pool, lost: readonly Press[]): Promise<void> {
  for (const press of lost) {
    const before = await countOrders(database, press.cartId)
    const [first, second] = [await send(shop, press), await send(shop, press)]
    tally.lost += 1
    if (before === 0) tally.repeatedNew += 1
    const isSame = JSON.stringify(first.body) === JSON.stringify(second.body)
    const isCartGone = before === 0 && first.body.code === 'ACTIVE_CART_NOT_FOUND'
    // a press that died before its cart was written has nothing to order
    if (isCartGone) continue
    if (first.status !== 201 || !isSame || (await countOrders(database, press.cartId)) !== 1) {
      problems.push(`a repeated press went wrong (${before} orders before): ${JSON.stringify(first.body)}`)
    }
  }
}

async function countOrders(database: pg.Pool, cartId: string): Promise<number> {
  const { rows } = await database.query('select count(*)::int as count from shop_order where cart_id = $1', [cartId])
  return rows[0].count
}

/** The bank's money against the shop's orders. */
async function compareWithBank(shop: CrashShop, database: pg.Pool): Promise<void> {
  const { items } = (await (await fetch(`${shop.bankUrl}/rbs/orders`)).json()) as {
    items: { orderNumber: string; status: number; deposited: number; refunded: number }[]
  }
  const { rows } = await database.query(
    `select gateway_number, amount, payment.status, refunded_amount, shop_order.payment_status, shop_order.state
       from payment join shop_order on shop_order.id = order_id`,
  )
  const known = new Map(rows.map((row) => [row.gateway_number, row]))
  for (const { orderNumber, status, deposited, refunded } of items) {
    const payment = known.get(orderNumber)
    if (!payment) problems.push(`the bank knows ${orderNumber}, the shop does not`)
    else if (status === HELD && (payment.state === 'canceled' || payment.state === 'received')) {
      problems.push(`the bank still holds the money of ${orderNumber}, its order is «${payment.state}»`)
    } else if (deposited - refunded > 0 && payment.payment_status !== 'paid') {
      problems.push(`the bank has money of ${orderNumber}, its order is «${payment.payment_status}»`)
    } else if (payment.payment_status === 'paid' && payment.status === 'paid' && deposited !== payment.amount) {
      problems.push(`${orderNumber} is paid in the shop and not at the bank`)
    }
  }
  say(
    `bank: ${items.length} payments, ${items.filter(({ deposited }) => deposited > 0).length} paid, ${items.filter(({ refunded }) => refunded > 0).length} returned`,
  )
}

async function checkBooks(database: pg.Pool): Promise<void> {
  const { rows } = await database.query<{ problem: string }>(BOOKS_SQL)
  problems.push(...rows.map(({ problem }) => problem))
}

const say = (line: string) => process.stdout.write(`${line}\n`)

const kills = Number(process.argv[2] ?? 100)
const dataDir = await mkdtemp(join(tmpdir(), 'okolitsa-crash-'))
const shop = await openCrashShop(dataDir)
let lost: Press[] = []
try {
  await shop.start()
  const seeding = await shop.database()
  await seeding.query(WORLD)
  await seeding.end()
  await shop.kill()
  for (let round = 1; round <= kills && problems.length === 0; round += 1) {
    await shop.start()
    const database = await shop.database()
    await checkBooks(database)
    await repeatLost(shop, database, lost)
    const shoppers = Array.from({ length: SHOPPERS }, (_, index) =>
      shopUntilDeath(shop, database, FIRST_SHOPPER + index),
    )
    await pause(randomInt(SHORTEST_LIFE_MS, LONGEST_LIFE_MS))
    await shop.kill()
    tally.kills += 1
    lost = (await Promise.all(shoppers)).filter((press) => press !== null)
    await database.end().catch(() => {})
    if (round % 10 === 0) say(`${round} kills: ${JSON.stringify(tally)}`)
  }
  await shop.start()
  const database = await shop.database()
  await repeatLost(shop, database, lost)
  say(`waiting ${SETTLE_MS / 1000} s for reconciliation`)
  await pause(SETTLE_MS)
  await checkBooks(database)
  await compareWithBank(shop, database)
  const { rows } = await database.query(
    `select state, payment_method, payment_status, count(*)::int from shop_order group by 1, 2, 3 order by 4 desc`,
  )
  for (const row of rows) say(`orders: ${row.state} ${row.payment_method} ${row.payment_status}: ${row.count}`)
  await database.end()
} finally {
  await shop.close()
  // the database dies a moment after the shop and may still be writing
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
}
say(JSON.stringify(tally))
for (const problem of problems.slice(0, 20)) say(`PROBLEM: ${problem}`)
say(problems.length === 0 ? 'nothing lost, nothing doubled' : `${problems.length} problems`)
process.exit(problems.length === 0 ? 0 : 1)
