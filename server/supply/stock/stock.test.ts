import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../platform/db/client.ts'
import { testDatabase } from '../../platform/db/testing.ts'
import { createStockModule } from './module.ts'
import type { StockClaim, StockService } from './ports.ts'

const COUNTED = 1
const UNLIMITED = 2
const HARVEST = 3
const NOW = new Date('2026-11-21T08:00:00Z')
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000)

const url = await testDatabase()
let database: Database
let stock: StockService
/** Line ids by product of an order with one line each. */
let lines: Record<number, number> = {}

beforeAll(async () => {
  database = openDatabase(url)
  stock = createStockModule(database)
  await database.pool.query(`
    insert into region (code, name, time_zone) values ('77', 'Region', 'Europe/Moscow') on conflict do nothing;
    insert into customer (id, phone) overriding system value values (1001, '79160000001');
    insert into category (id, url_key, title, image) values (11, 'food', 'Food', 'c');
    insert into organization (id, type, slug, title, small_image, image, city, region, region_code, latitude, longitude,
      time_zone, legal_name, legal_address, tin, ien)
      values (101, 'farmer', 'farm', 'Farm', 'f', 'f', 'Town', 'Region', '77', 55, 37, 'Europe/Moscow', 'IP', 'A',
        '7701234567', '1027700132195');
    insert into product (id, organization_id, category_id, slug, sku, title, unit, measure, price, image)
      select id, 101, 11, 'p' || id, 's' || id, 'P', 'шт', 1, 100, 'p' from generate_series(1, 3) as id;`)
})
beforeEach(async () => {
  await database.pool.query(`
    delete from stock; delete from stock_movement;
    insert into stock (product_id, kind, on_hand) values (1, 'counted', 10), (2, 'unlimited', 0), (3, 'harvest', 5)`)
  const { rows } = await database.pool.query(`
    with bought as (insert into order_group (customer_id) values (1001) returning id),
    placed as (
      insert into shop_order (order_group_id, customer_id, organization_id, delivery_kind, payment_method, place,
        recipient_name, recipient_phone, delivery_date, window_from_hour, window_to_hour, time_zone, goods_sum,
        delivery_sum, total_sum)
      select id, 1001, 101, 'courier', 'sbp', '{}', 'A', '79160000001', '2026-11-23', 10, 18, 'Europe/Moscow', 300, 0, 300
        from bought returning id)
    insert into order_line (order_id, product_id, position, title, slug, category_url_key, image, unit, measure, is_weight,
      price, final_price, ordered_quantity, ordered_amount, line_sum)
    select placed.id, product, product, 'P', 'p', 'food', 'p', 'шт', 1, false, 100, 100, 1, 1, 100
      from placed, generate_series(1, 3) as product returning id, product_id`)
  lines = Object.fromEntries(rows.map((row) => [row.product_id, row.id]))
})
afterAll(() => database.close())

const line = (productId: number) => lines[productId] ?? 0
const claim = (productId: number, amount: number): StockClaim => ({ productId, amount, orderLineId: line(productId) })
const within = <T>(work: Parameters<typeof database.inTransaction<T>>[0]) => database.inTransaction(work)
const hold = (...claims: StockClaim[]) => within((tx) => stock.hold(tx, claims, 'payment', minutes(30)))
async function figures(productId: number) {
  const { rows } = await database.pool.query('select on_hand, allocated, held from stock where product_id = $1', [
    productId,
  ])
  const { rows: sums } = await database.pool.query(
    `select sum(on_hand_delta)::int as on_hand, sum(allocated_delta)::int as allocated, sum(held_delta)::int as held
       from stock_movement where product_id = $1`,
    [productId],
  )
  // the ledger must equal the stock row
  if (sums[0].on_hand !== null) expect(sums[0]).toEqual(rows[0])
  return Object.values(rows[0])
}

describe('the stock ledger', () => {
  it('holds, allocates and hands over stock', async () => {
    await hold(claim(COUNTED, 4), claim(UNLIMITED, 1_000), claim(HARVEST, 5))
    expect(await figures(COUNTED)).toEqual([10, 0, 4])
    expect(await figures(UNLIMITED)).toEqual([0, 0, 1_000])
    const ids = Object.values(lines)
    await within((tx) => stock.commit(tx, ids, NOW))
    expect(await figures(COUNTED)).toEqual([10, 4, 0])
    await within((tx) => stock.handOver(tx, ids, NOW))
    expect(await figures(COUNTED)).toEqual([6, 0, 0])
    expect(await figures(UNLIMITED)).toEqual([0, 0, 0])
    expect(await figures(HARVEST)).toEqual([0, 0, 0])
  })

  it('releases held or allocated stock once', async () => {
    await hold(claim(COUNTED, 4))
    await within((tx) => stock.release(tx, [line(COUNTED)], NOW))
    await within((tx) => stock.release(tx, [line(COUNTED)], NOW))
    expect(await figures(COUNTED)).toEqual([10, 0, 0])
    await hold(claim(COUNTED, 4))
    await within((tx) => stock.commit(tx, [line(COUNTED)], NOW))
    await within((tx) => stock.release(tx, [line(COUNTED)], NOW))
    expect(await figures(COUNTED)).toEqual([10, 0, 0])
  })

  it('lists all missing products with the stock left, and reserves none', async () => {
    const refused = await hold(claim(COUNTED, 11), claim(HARVEST, 6), claim(UNLIMITED, 1)).catch(
      (error: Refusal) => error,
    )
    expect(refused).toBeInstanceOf(Refusal)
    expect((refused as Refusal).facts.products).toEqual([
      { productId: COUNTED, left: 10 },
      { productId: HARVEST, left: 5 },
    ])
    expect(await figures(UNLIMITED)).toEqual([0, 0, 0])
  })

  it('refuses a product without a stock row', async () => {
    await database.pool.query('delete from stock where product_id = 3')
    await expect(hold(claim(HARVEST, 1))).rejects.toThrow('NOT_ENOUGH_STOCK')
  })

  it('prevents overselling by a database constraint', async () => {
    const insert = `insert into stock_hold (product_id, amount, cause, expires_at) values (1, 11, 'payment', shop_now())`
    await expect(database.pool.query(insert)).rejects.toMatchObject({ constraint: 'stock_never_oversold' })
    await expect(database.pool.query(`update stock set on_hand = -1 where product_id = 1`)).rejects.toThrow()
  })

  it('ends expired holds, and reserves their stock again for a late payment', async () => {
    await hold(claim(COUNTED, 4))
    expect(await stock.expire(minutes(29))).toBe(0)
    expect(await stock.expire(minutes(31))).toBe(1)
    expect(await figures(COUNTED)).toEqual([10, 0, 0])
    await within((tx) => stock.commit(tx, [line(COUNTED)], minutes(32)))
    expect(await figures(COUNTED)).toEqual([10, 4, 0])
  })

  it('changes amounts in both directions and releases the difference', async () => {
    const asPromised = { isPromised: true, expiresAt: minutes(30) }
    const resize = (amount: number) => within((tx) => stock.resize(tx, [claim(COUNTED, amount)], asPromised, NOW))
    await hold(claim(COUNTED, 4))
    await within((tx) => stock.commit(tx, [line(COUNTED)], NOW))
    await resize(10)
    expect(await figures(COUNTED)).toEqual([10, 10, 0])
    await expect(resize(11)).rejects.toThrow('NOT_ENOUGH_STOCK')
    await resize(3)
    await resize(3)
    expect(await figures(COUNTED)).toEqual([10, 3, 0])
    await within((tx) => stock.handOver(tx, [line(COUNTED)], NOW))
    expect(await figures(COUNTED)).toEqual([7, 0, 0])
  })

  it('holds a changed amount until the payment', async () => {
    await hold(claim(COUNTED, 4))
    const resize = (amount: number) =>
      within((tx) => stock.resize(tx, [claim(COUNTED, amount)], { isPromised: false, expiresAt: minutes(30) }, NOW))
    await resize(6)
    expect(await figures(COUNTED)).toEqual([10, 0, 6])
    await resize(0)
    expect(await figures(COUNTED)).toEqual([10, 0, 0])
  })

  it('refuses a changed amount that was sold meanwhile', async () => {
    await hold(claim(COUNTED, 4))
    await stock.expire(minutes(31))
    await database.pool.query(`update stock set on_hand = 3 where product_id = 1`)
    await expect(within((tx) => stock.commit(tx, [line(COUNTED)], minutes(32)))).rejects.toThrow('NOT_ENOUGH_STOCK')
  })

  it('refuses state transitions that a hold does not have', async () => {
    await hold(claim(COUNTED, 4))
    const move = (state: string) =>
      database.pool.query(`update stock_hold set state = $1, ended_at = shop_now() where product_id = 1`, [state])
    await expect(move('handed_over')).rejects.toThrow('before it was committed')
    await move('released')
    await expect(move('committed')).rejects.toThrow('is not a step')
    await expect(database.pool.query('update stock_hold set amount = 9')).rejects.toThrow('keeps its amount')
  })
})
