import { dayIn, plusDays } from '@okolitsa/domain/clock/clock.ts'
import { CRITICAL_MOMENTS } from '@okolitsa/domain/clock/moments.data.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { afterAll, expect, it } from 'vitest'
import { createDeliveryModule } from '../../fulfilment/delivery/module.ts'
import { createAuditModule } from '../../people/audit/module.ts'
import { openDatabase, run } from '../../platform/db/client.ts'
import { demoDatabase } from '../../platform/db/testing.ts'
import { createSellersModule } from '../../supply/sellers/module.ts'
import { createCatalogModule } from '../catalog/module.ts'
import { createReadModelsModule } from './module.ts'

// one connection: its shifted time applies to every statement
const database = openDatabase(await demoDatabase(), { max: 1 })
afterAll(() => database.close())
const { executor, inTransaction } = database
let now = new Date()
const clock = () => now
const readModels = createReadModelsModule(database).service
const sellers = createSellersModule({ executor, clock, audit: createAuditModule(), readModels })
const delivery = createDeliveryModule({ executor, clock, sellers })
const catalog = createCatalogModule({ executor, clock, delivery, sellers, products: { listCrops: async () => [] } })

/** One product of a seller in each time zone of the demo. */
const products = await run<{ id: number; timeZone: string }>(
  executor,
  `select distinct on (o.time_zone) p.id, o.time_zone as "timeZone"
     from product p join organization o on o.id = p.organization_id where p.enabled and o.type = 'farmer' order by o.time_zone, p.id`,
)
const ids = products.map(({ id }) => id)
await run(executor, 'delete from special_price where product_id = any($1)', [ids])
await run(executor, 'update product set price = 10000 where id = any($1)', [ids])

it.each(CRITICAL_MOMENTS)(
  "starts and ends a special price in the seller's local time in lists and carts: %s",
  async (_name, at) => {
    now = at
    await run(executor, `select set_config('okolitsa.clock_shift_ms', $1, false)`, [String(at.getTime() - machine())])
    for (const { id, timeZone } of products) {
      const today = dayIn(timeZone, at)
      await run(executor, 'delete from special_price where product_id = $1', [id])
      await run(
        executor,
        `insert into special_price (product_id, price, valid)
       values ($1, 9000, daterange($2, $2, '[]')), ($1, 8000, daterange($3, null)), ($1, 7000, daterange(null, $2))`,
        [id, today, plusDays(today, 1)],
      )
    }
    await inTransaction((tx) => readModels.refreshProducts(tx, ids))
    const listed = await run<{ id: number; final: number; next: Date }>(
      executor,
      `select l.product_id as id, l.final_price as final, c.prices_change_at as next
       from category_listing l join product_card c using (product_id)
      where l.category_id = 0 and l.product_id = any($1) order by l.product_id`,
      [ids],
    )
    expect(listed.map(({ final }) => final)).toEqual(ids.map(() => 9_000))
    const sellable = await catalog.sellable(executor, ids, defaultLocation)
    expect(sellable.map(({ finalPrice }) => finalPrice)).toEqual(ids.map(() => 9_000))
    // the card is rebuilt exactly when the next day begins there
    for (const { id, next } of listed) {
      const { timeZone = '' } = products.find((product) => product.id === id) ?? {}
      const days = [dayIn(timeZone, new Date(next.getTime() - 1)), dayIn(timeZone, next)]
      expect(days).toEqual([dayIn(timeZone, at), plusDays(dayIn(timeZone, at), 1)])
    }
  },
)

/** The database's present time; the test run itself may be shifted. */
function machine(): number {
  return Date.now() - Number(process.env.OKOLITSA_TEST_SHIFT_MS)
}
