import { randomInt, randomUUID } from 'node:crypto'
import { WRITE_AIM } from './add-to-cart-scenario.ts'
import { manyCustomers } from './checkout-scenario.ts'
import { REPLAY_HEADER, type ReplayRequest } from './limit-server.ts'
import { openReads } from './read-scenarios.ts'
import { type ReplayedStatement, replayable } from './replay.ts'
import { CONNECTIONS, inSlices, type Prepared, SLICES_OF_SIDE, type Workbench } from './scenario.ts'
import { type Session, signIn } from './sign-in.ts'
import type { Request } from './socket-load.ts'

/** The list of restaurants is served from memory, so its limit is a server with prepared answers. */
const LIST = 'restaurant list'
const LIST_AIM = 0.4

const READS = ['menu', 'dish search', 'tour'] as const
export const TRADE_READS = [LIST, ...READS.map((name) => `${name}, anew`)]
const PHRASES = 40

/** Prepares lists of restaurants, first pages of menus, searches for dishes, and pages of tours. */
export async function prepareTradeReads(bench: Workbench): Promise<Prepared> {
  const { reads, anew } = openReads(bench)
  const { rows: restaurants } = await bench.database.query<{ id: number; city: string; code: string; at: string }>(
    `select id, city, region_code as code, latitude || ',' || longitude as at from organization
      where type = 'restaurant' and is_enabled and not is_hidden order by id`,
  )
  const placeOf = ({ city, code, at }: (typeof restaurants)[number]) => {
    const [latitude, longitude] = at.split(',')
    return `regionId=${code}&city=${encodeURIComponent(city)}&latitude=${latitude}&longitude=${longitude}`
  }
  const { rows: tours } = await bench.database.query<{ id: number }>('select id from tour order by id limit 100')
  const { rows: dishes } = await bench.database.query<{ title: string }>(
    'select title from product join dish on dish.product_id = product.id order by popularity desc, id limit 200',
  )
  const words = new Set(dishes.flatMap(({ title }) => title.toLowerCase().match(/\p{L}{4,}/gu) ?? []))
  const [home] = restaurants
  if (!home) throw new Error('the demo marketplace has no restaurant')
  const lists = restaurants.map((one) => ({ method: 'GET' as const, path: `/api/v2/restaurants/list?${placeOf(one)}` }))
  const files: [string, { headers: Record<string, string>; body: Buffer }][] = []
  for (const { path } of lists) {
    const answer = await fetch(bench.shop.url + path)
    const headers = { 'content-type': answer.headers.get('content-type') ?? '' }
    files.push([path, { headers, body: Buffer.from(await answer.arrayBuffer()) }])
  }
  return {
    scenarios: [
      {
        name: LIST,
        aim: LIST_AIM,
        load: () => ({ requests: lists }),
      },
      await anew(
        'menu',
        restaurants.map(({ id }) => `/api/v2/restaurants/${id}/dishes`),
      ),
      await anew(
        'dish search',
        [...words]
          .slice(0, PHRASES)
          .map((word) => `/api/v2/restaurants/search?text=${encodeURIComponent(word)}&${placeOf(home)}`),
      ),
      await anew(
        'tour',
        tours.map(({ id }) => `/api/v2/tours/${id}`),
      ),
    ],
    plan: { reads, files },
  }
}

const PATH = '/api/v2/orders/tours'
/** A new phone each time, because codes per phone are limited. */
const PHONE = `7903${randomInt(1e6, 1e7)}`
const FIRST_ID = 700_000_001
/** Seats per date: enough that no date becomes full. */
const SEATS = 30_000
const DATES = 48
/** Bookings per second of load; a slice ends with the last one. */
const BOOKINGS_PER_SECOND = 120
/** Number of servers under load: the same-SQL limit and the shop. */
const SIDES = 2

interface Bookable {
  readonly dateId: number
  readonly priceId: number
  /** Price, roubles. */
  readonly price: number
}
/** Books a place on a date, once per customer; with many dates few requests wait for the same seats. */
export async function prepareBookings(bench: Workbench): Promise<Prepared> {
  const dates = await openDates(bench)
  const recorder = await signIn(bench.shop, PHONE)
  const writes: ReplayedStatement[][] = []
  // the first booking fills the caches, so it sends additional statements
  for (const date of dates.slice(0, 1)) await recordBooking(bench, date, recorder)
  for (const date of dates) writes.push(await recordBooking(bench, date, recorder))
  const perSlice = Math.ceil((BOOKINGS_PER_SECOND * bench.seconds) / 4 / CONNECTIONS) * CONNECTIONS
  const customers = await manyCustomers(bench, Math.ceil((perSlice * SIDES * SLICES_OF_SIDE) / dates.length))
  const requests = customers.flatMap((customer) => dates.map((date, number) => requestOf(date, number, customer)))
  return {
    scenarios: [{ name: 'booking', aim: WRITE_AIM, makesJobs: true, load: inSlices(requests, perSlice) }],
    plan: { writes },
  }
}

/** Future dates with enough seats, each with an adult's price. */
async function openDates({ database }: Workbench): Promise<Bookable[]> {
  const raise = (sequence: string, table: string, first: number) =>
    database.query(`select setval(${sequence}, greatest(${first}, (select max(id) + 1 from ${table})))`)
  await raise("pg_get_serial_sequence('customer', 'id')", 'customer', FIRST_ID)
  await raise("pg_get_serial_sequence('order_line', 'id')", 'order_line', FIRST_ID)
  await raise("'order_number'", 'shop_order', FIRST_ID + 100_000_000)
  const { rows } = await database.query<Bookable>(
    `with taken as (
       select d.id, p.id as price, p.price as kopecks, t.prepayment_percent from tour_date d join tour t on t.id = d.tour_id
         join lateral (select * from tour_price where tour_id = t.id and kind = 'adult' order by position limit 1) p on true
        where d.state = 'open' and d.starts_at > now() + make_interval(hours => t.book_until_hours + 48)
        order by d.starts_at limit ${DATES}),
     widened as (update tour_date set places = ${SEATS} where id in (select id from taken)),
     stocked as (update stock set on_hand = ${SEATS} where product_id in (select id from taken))
     select id as "dateId", price as "priceId", kopecks / 100 as price from taken`,
  )
  if (rows.length === 0) throw new Error('the demo marketplace has no date ahead')
  return rows
}

const bodyOf = ({ dateId, priceId, price }: Bookable) => ({
  dateId,
  people: [{ priceId, name: 'Anna' }],
  contact: { name: 'Anna', phone: PHONE },
  paymentMethod: 'sbp',
  expectedTotal: price,
})

async function recordBooking(
  { recorder, database }: Workbench,
  date: Bookable,
  { token, customerId }: Session,
): Promise<ReplayedStatement[]> {
  const key = randomUUID()
  const { status, body, statements } = await recorder.record({
    method: 'POST',
    path: PATH,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: bodyOf(date),
  })
  if (status !== 201) throw new Error(`a booking answers ${status}: ${body}`)
  const { orderId } = JSON.parse(body) as { orderId: number }
  const { rows } = await database.query<{ id: string | null }>(
    'select gateway_order_id as id from payment where order_id = $1',
    [orderId],
  )
  // the bank's id of the payment differs in each booking
  return replayable(statements, { key, customer: customerId, bank: rows[0]?.id ?? 'none' })
}

function requestOf(date: Bookable, number: number, { token, customerId }: Session): Request {
  const key = randomUUID()
  const replay: ReplayRequest = { template: number, inputs: { key, customer: customerId, bank: randomUUID() } }
  return {
    method: 'POST',
    path: PATH,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
      [REPLAY_HEADER]: JSON.stringify(replay),
    },
    body: JSON.stringify(bodyOf(date)),
  }
}
