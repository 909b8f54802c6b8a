import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { MARKETPLACE } from '@okolitsa/domain/identity/scope.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { describe, expect, it } from 'vitest'
import { run } from '../../platform/db/client.ts'
import { listenForSignals } from '../../platform/db/pg-listener.ts'
import { demoDatabase } from '../../platform/db/testing.ts'
import { testApp } from '../../testing.ts'
import { productsChanged } from './public.ts'

const now = new Date(`${dayIn('Europe/Moscow', new Date())}T12:00:00+03:00`)
const { database, services } = (await testApp(await demoDatabase(), { clock: () => now }, {}, 'none')).app
const { executor, inTransaction } = database
const { catalog, readModels } = services

const product = 107001
const listing = async (id: number) =>
  run<{ categoryId: number; finalPrice: number; discount: number }>(
    executor,
    `select category_id as "categoryId", final_price as "finalPrice", discount_percent as discount
     from category_listing where product_id = $1 order by category_id`,
    [id],
  )
const sellable = async (id: number) => (await catalog.sellable(executor, [id], defaultLocation))[0]
const change = (sql: string) =>
  inTransaction(async (tx) => {
    await run(tx, sql, [product])
    await readModels.refreshProducts(tx, [product])
  })

describe('refresh_product_cards', () => {
  it('lists a product in its category, in the ancestors and in the root list', async () => {
    expect((await listing(product)).map((row) => row.categoryId)).toEqual([0, 5, 501])
  })

  it('rebuilds all read models to the same rows as the incremental updates', async () => {
    const dump = () =>
      run(
        executor,
        `select l.*, c.card::text, s.vector::text from category_listing l
        join product_card c using (product_id) join product_search s using (product_id) order by category_id, product_id`,
      )
    // a day may have begun since the demo was loaded
    while ((await readModels.refreshDuePrices()) > 0);
    const before = await dump()
    await run(executor, 'select refresh_product_cards(null)')
    expect(await dump()).toEqual(before)
    const counts = () =>
      run(executor, 'select * from category_seller_count order by category_id, organization_id, way_days')
    const all = await counts()
    await run(executor, 'select refresh_product_cards(array(select id from product))')
    expect(await counts()).toEqual(all)
    expect(await dump()).toEqual(before)
  })

  it('updates cards after changes of a price, a special price and a title', async () => {
    await run(executor, 'delete from special_price where product_id = $1', [product])
    await change(`update product set price = 20000, title = 'Батат сладкий' where id = $1`)
    await run(
      executor,
      `insert into special_price (product_id, price, valid)
      select $1, 17500, daterange(d - 1, d + 2) from (select (shop_now() at time zone 'Europe/Moscow')::date as d) as today`,
      [product],
    )
    await change('select $1::int')
    expect((await listing(product))[0]).toMatchObject({ finalPrice: 17_500, discount: 12 })
    expect(await sellable(product)).toMatchObject({ price: 20_000, finalPrice: 17_500, title: 'Батат сладкий' })
    const found = await run<{ id: number }>(
      executor,
      `select product_id as id from product_search where vector @@ (read_search('батат', false)).query`,
    )
    expect(found.map((row) => row.id)).toEqual([product])
    const [card] = await catalog.cards(MARKETPLACE, [product], null)
    expect(card).toMatchObject({ price: 175, discountPercent: 12, priceInfo: { price: 200, specialPrice: 175 } })
  })

  it('removes a product from the lists and puts it back', async () => {
    const count = async () =>
      (
        await run<{ n: number }>(
          executor,
          'select sum(products)::int as n from category_seller_count where organization_id = 107 and category_id = 0',
        )
      )[0]?.n ?? 0
    const before = await count()
    await change('update product set enabled = false where id = $1')
    expect(await listing(product)).toEqual([])
    expect(await count()).toBe(before - 1)
    expect(await sellable(product)).toMatchObject({ enabled: false })
    expect((await catalog.cards(MARKETPLACE, [product], null))[0]?.availability).toMatchObject({
      isAvailableForCart: false,
      reason: 'notOnSale',
    })
    await change('update product set enabled = true where id = $1')
    expect(await count()).toBe(before)
  })

  it('discards the refresh when its transaction is rolled back', async () => {
    const before = await listing(product)
    await expect(
      inTransaction(async (tx) => {
        await run(tx, 'update product set price = 1 where id = $1', [product])
        await readModels.refreshProducts(tx, [product])
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    expect(await listing(product)).toEqual(before)
  })

  it('refreshes cards in the price task when a special price begins or ends', async () => {
    expect(await readModels.refreshDuePrices()).toBe(0)
    await run(executor, `delete from special_price where product_id = $1`, [product])
    await run(
      executor,
      `update product_card set prices_change_at = shop_now() - interval '1 minute' where product_id = $1`,
      [product],
    )
    expect(await readModels.refreshDuePrices()).toBe(1)
    expect((await listing(product))[0]).toMatchObject({ finalPrice: 20_000, discount: 0 })
    expect(await readModels.refreshDuePrices()).toBe(0)
  })
})

describe('the searchable words of products', () => {
  it('counts search words concurrently with changes of products', async () => {
    await Promise.all(Array.from({ length: 4 }, () => readModels.countWords(executor)))
    const [counted] = await run<{ count: number }>(executor, 'select count(*)::int as count from search_lexeme')
    expect(counted?.count).toBeGreaterThan(100)
  })
})

describe('products with a changed page', () => {
  /** Ids announced during the work. */
  const announced = async (work: () => Promise<unknown>) => {
    const ids: string[] = []
    let isOver = false
    const listener = await listenForSignals(database.pool, {
      [productsChanged.channel]: (payload) => {
        if (payload === 'over') isOver = true
        else ids.push(payload)
      },
    })
    await work()
    await run(executor, `select pg_notify($1, 'over')`, [productsChanged.channel])
    await expect.poll(() => isOver).toBe(true)
    await listener.stop()
    return ids
  }
  const sell = (id: number, amount: number) =>
    run(executor, 'update stock set allocated = allocated + $2 where product_id = $1', [id, amount])
  const counted = async (isWeight: boolean) => {
    const [found] = await run<{ id: number; left: number; measure: number }>(
      executor,
      `select id, on_hand - allocated - held as "left", measure from product join stock on product_id = id
       where kind = 'counted' and is_weight = $1 and on_hand - allocated - held > 2 * measure order by id limit 1`,
      [isWeight],
    )
    return found as { id: number; left: number; measure: number }
  }

  it('announces products whose price or description changed, and none without a change', async () => {
    expect(await announced(() => change('select $1::int'))).toEqual([])
    expect(await announced(() => change('update product set price = price + 100 where id = $1'))).toEqual(['107001'])
    const described = `update product set description = description || ' Вкусно.' where id = $1`
    expect(await announced(() => change(described))).toEqual(['107001'])
    expect(await announced(() => run(executor, 'select refresh_product_cards(null)'))).toEqual([''])
  })

  it('announces many products in parts that fit into a notification', async () => {
    const all = await run<{ id: number }>(executor, 'select product_id as id from product_card order by 1')
    const ids = await announced(() =>
      inTransaction(async (tx) => {
        await run(tx, 'update product set price = price + 100')
        await readModels.refreshProducts(
          tx,
          all.map(({ id }) => id),
        )
      }),
    )
    expect(ids.length).toBeGreaterThan(1)
    expect(ids.flatMap((part) => part.split(',').map(Number)).toSorted((one, other) => one - other)).toEqual(
      all.map(({ id }) => id),
    )
  })

  it('announces a product when its last portion is sold and when one is available again', async () => {
    const { id, left } = await counted(false)
    const weighed = await counted(true)
    expect(await announced(() => sell(id, left - 1))).toEqual([])
    expect(await announced(() => sell(id, 1))).toEqual([`${id}`])
    expect(await announced(() => sell(id, -left))).toEqual([`${id}`])
    // an amount below one portion cannot be sold
    expect(await announced(() => sell(weighed.id, weighed.left - weighed.measure))).toEqual([])
    expect(await announced(() => sell(weighed.id, 1))).toEqual([`${weighed.id}`])
    expect(await announced(() => sell(weighed.id, weighed.measure - weighed.left - 1))).toEqual([`${weighed.id}`])
  })
})

describe('products for cart and checkout', () => {
  it('counts products sold by weight in sale steps', async () => {
    const [row] = await run<{ id: number; steps: number }>(
      executor,
      `select p.id, (s.on_hand / p.measure)::int as steps
      from product p join stock s on s.product_id = p.id where p.is_weight and s.kind = 'counted' and s.on_hand > 0 order by p.id limit 1`,
    )
    expect((await sellable(row?.id ?? 0))?.available).toBe(row?.steps)
  })

  it('reports products as unlimited, sold out or not delivered to the place', async () => {
    const one = async (sql: string) => (await run<{ id: number }>(executor, sql))[0]?.id ?? 0
    const unlimited = await one(`select product_id as id from stock where kind = 'unlimited' limit 1`)
    if (unlimited > 0) expect((await sellable(unlimited))?.available).toBeNull()
    const soldOut = await one(`select product_id as id from stock where kind = 'counted' and on_hand = 0 limit 1`)
    expect((await sellable(soldOut))?.available).toBe(0)
    const farAway = {
      city: 'Владивосток',
      settlement: null,
      regionCode: '25',
      coords: { latitude: 43.12, longitude: 131.88 },
    }
    expect((await catalog.sellable(executor, [product], farAway))[0]).toMatchObject({ isAvailableAtLocation: false })
    expect(await catalog.sellable(executor, [999_999_999], null)).toEqual([])
  })
})
