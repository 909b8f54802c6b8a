import { randomInt, randomUUID } from 'node:crypto'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { createTokens, NO_SESSION } from '../../server/people/identity/tokens.ts'
import { REPLAY_HEADER, type ReplayRequest } from './limit-server.ts'
import { type ReplayedStatement, replayable } from './replay.ts'
import { CONNECTIONS, inSlices, type Prepared, SLICES_OF_SIDE, type Workbench } from './scenario.ts'
import { type Session, signIn } from './sign-in.ts'
import { inOneStatement } from './single-statement.ts'
import type { Request } from './socket-load.ts'
import { cloneCart, type TemplateCart } from './template-carts.ts'

/** A random phone number for each run, because sign-in codes per number are limited. */
const PHONE = `7901${randomInt(1e6, 1e7)}`
/** Carts prepared per second of load, because a cart can be checked out once; a slice ends when they are used up. */
const CARTS_PER_SECOND = 160
/** Generated ids and customers start above every price and quantity: see replay.ts. */
const FIRST_ID = 700_000_001
/** Required ratio to the limit server with the same SQL. */
const AIM = 0.7
const SINGLE_AIM = 0.2
/** Number of servers under load: the same-SQL limit, the single statement, the shop. */
const SIDES = 3

/**
 * Checks out a cart with one product, paid on delivery. Every request has a new cart, a new key and often a new
 * customer.
 */
export async function prepareCheckout(bench: Workbench, templates: readonly TemplateCart[]): Promise<Prepared> {
  await makeRoom(bench)
  const recorderSession = await signIn(bench.shop, PHONE)
  const writes: ReplayedStatement[][] = []
  // the first checkout fills the caches of delivery and catalogue, so it sends additional statements
  for (const template of templates.slice(0, 1)) await recordCheckout(bench, template, recorderSession)
  for (const template of templates) writes.push(await recordCheckout(bench, template, recorderSession))

  const perSlice = Math.ceil((CARTS_PER_SECOND * bench.seconds) / 4 / CONNECTIONS) * CONNECTIONS
  const customers = await manyCustomers(bench, Math.ceil((perSlice * SIDES * SLICES_OF_SIDE) / templates.length))
  const requests: Request[] = []
  const customerIds = customers.map(({ customerId }) => customerId)
  const carts: string[][] = []
  for (const { cartId } of templates) carts.push(await cloneCart(bench, cartId, customerIds))
  for (const [index, customer] of customers.entries()) {
    for (const [number, template] of templates.entries()) {
      requests.push(requestOf(template, number, customer, carts[number]?.[index] ?? ''))
    }
  }
  await bench.database.query('analyze cart, cart_line, customer')

  return {
    scenarios: [
      {
        name: 'checkout',
        aim: AIM,
        singleAim: SINGLE_AIM,
        makesJobs: true,
        load: inSlices(requests, perSlice),
      },
    ],
    plan: { writes },
    singlePlan: { writes: await inOneStatement(bench.database, writes) },
  }
}

/** Deletes the data of an earlier run in a reused data folder. */
async function makeRoom({ database }: Workbench): Promise<void> {
  await database.query('delete from cart where customer_id is not null')
  const raise = (sequence: string, table: string, first: number) =>
    database.query(`select setval(${sequence}, greatest(${first}, (select max(id) + 1 from ${table})))`)
  await raise("pg_get_serial_sequence('customer', 'id')", 'customer', FIRST_ID)
  await raise("pg_get_serial_sequence('order_line', 'id')", 'order_line', FIRST_ID)
  await raise("'order_number'", 'shop_order', FIRST_ID + 100_000_000)
}

function bodyOf(template: TemplateCart, cartId: string): object {
  const { methodCode, tradePlaceId, date } = template
  // the place of the template carts, with a confirmed house, so that couriers deliver there
  const place = { ...defaultLocation, street: 'Arbat', house: '1', precision: 'house' }
  return {
    carts: [
      {
        cartId,
        methodCode,
        date,
        paymentMethod: 'cashondelivery',
        ...(methodCode === 'pickup' && tradePlaceId !== null && { tradePlaceId }),
      },
    ],
    ...(methodCode === 'courier' && { place }),
    recipient: { name: 'Anna', phone: PHONE },
  }
}

const PATH = '/api/v3/checkout'

async function recordCheckout(
  bench: Workbench,
  template: TemplateCart,
  { token, customerId }: Session,
): Promise<ReplayedStatement[]> {
  const [cart = ''] = await cloneCart(bench, template.cartId, [customerId])
  const key = randomUUID()
  const { status, body, statements } = await bench.recorder.record({
    method: 'POST',
    path: PATH,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: bodyOf(template, cart),
  })
  if (status !== 201) throw new Error(`checkout answers ${status}: ${body}`)
  return replayable(statements, { cart, key, customer: customerId })
}

/** Creates signed-in customers with tokens signed like the shop's, because thousands of SMS would take minutes. */
export async function manyCustomers(
  { database, shop }: Pick<Workbench, 'database' | 'shop'>,
  count: number,
): Promise<Session[]> {
  const { rows } = await database.query<{ id: number; phone: string }>(
    `insert into customer (phone) select '7902' || lpad(n::text, 7, '0') from generate_series(1, $1::int) as n
     on conflict (phone) do update set phone = excluded.phone returning id, phone`,
    [count],
  )
  const tokens = createTokens({ secret: shop.environment.TOKEN_SECRET ?? '', clock: () => new Date() })
  return Promise.all(
    rows.map(async ({ id, phone }) => ({
      customerId: id,
      token: await tokens.temporary({ kind: 'customer', customerId: id, phone, groupId: 4, sessionId: NO_SESSION }),
    })),
  )
}

function requestOf(template: TemplateCart, number: number, { token, customerId }: Session, cart: string): Request {
  const key = randomUUID()
  const replay: ReplayRequest = { template: number, inputs: { cart, key, customer: customerId } }
  return {
    method: 'POST',
    path: PATH,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
      [REPLAY_HEADER]: JSON.stringify(replay),
    },
    body: JSON.stringify(bodyOf(template, cart)),
  }
}
