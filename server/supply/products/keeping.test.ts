import { WAY_DAYS_UNKNOWN } from '@okolitsa/domain/delivery/way-days.ts'
import { describe, expect, it } from 'vitest'
import { run } from '../../platform/db/client.ts'
import { demoDatabase } from '../../platform/db/testing.ts'
import { testApp } from '../../testing.ts'
import { newSeller } from '../sellers/new-seller.data.ts'
import { newProduct } from './new-product.data.ts'

const { database, services, work } = (await testApp(await demoDatabase(), {}, {}, 'none')).app
const { executor, inTransaction } = database
const { sellers, products } = services
const author = { kind: 'staff', staffId: 500 } as const
const organizationId = await inTransaction((tx) => sellers.createSeller(tx, author, newSeller('holodnyj-dvor')))
const CHEESE = 103

const kept = async (id: number) =>
  (
    await run<object>(
      executor,
      `select p.shelf_days as "shelfDays", p.keeping, p.way_days as "wayDays",
         (select distinct l.way_days from category_listing l where l.product_id = p.id) as listed,
         (select f.way_days from product_search f where f.product_id = p.id) as found
       from product p where p.id = $1`,
      [id],
    )
  )[0]
const make = (slug: string, fields: object) =>
  inTransaction((tx) =>
    products.createProduct(tx, author, newProduct(slug, { organizationId, categoryId: CHEESE }, fields)),
  )

describe('storage of goods', () => {
  it('derives the storage when a product is created or changed, and lists contain it', async () => {
    const id = await make('tvorog-5', { shelfLife: '5 суток', storage: 'при 2…6 °C' })
    expect(await kept(id)).toEqual({ shelfDays: 5, keeping: 'chilled', wayDays: 3, listed: 3, found: 3 })
    await inTransaction((tx) =>
      products.changeProduct(
        tx,
        author,
        { organizationId, productId: id },
        { shelfLife: '6 месяцев', storage: 'при −18 °C' },
      ),
    )
    expect(await kept(id)).toEqual({ shelfDays: 180, keeping: 'frozen', wayDays: -101, listed: -101, found: -101 })
    await inTransaction((tx) =>
      products.changeProducts(tx, author, organizationId, [
        { productId: id, fields: { shelfLife: '', storage: 'на полке' } },
      ]),
    )
    expect(await kept(id)).toEqual({ shelfDays: null, keeping: 'ambient', wayDays: 100, listed: 100, found: 100 })
  })

  it('derives missing storage by a periodic task; until then a product tolerates no transport time', async () => {
    const id = await make('smetana-10', { shelfLife: '10 суток', storage: 'при 2…6 °C' })
    await run(executor, 'update product set shelf_days = null, keeping = null, way_days = null where id = $1', [id])
    await inTransaction((tx) => services.readModels.refreshProducts(tx, [id]))
    expect(await kept(id)).toMatchObject({ wayDays: null, listed: WAY_DAYS_UNKNOWN, found: WAY_DAYS_UNKNOWN })
    await work.periodic.find(({ name }) => name === 'read-keeping')?.run()
    expect(await kept(id)).toEqual({ shelfDays: 10, keeping: 'chilled', wayDays: 6, listed: 6, found: 6 })
  })

  it('counts products of a category by transport time, and each seller once', async () => {
    const rows = await run<{ days: number; products: number }>(
      executor,
      'select way_days as days, products from category_seller_count where organization_id = $1 and category_id = $2 order by 1',
      [organizationId, CHEESE],
    )
    expect(rows).toEqual([
      { days: 6, products: 1 },
      { days: 100, products: 1 },
    ])
  })
})
