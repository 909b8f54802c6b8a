import { afterAll, expect, it } from 'vitest'
import { openDatabase, run } from '../../../platform/db/client.ts'
import { demoDatabase } from '../../../platform/db/testing.ts'
import { publicCategories, publicFarmers, publicProductParts, publicProducts } from './public-pages.store.ts'

const database = openDatabase(await demoDatabase(), { max: 1 })
const { executor } = database
afterAll(() => database.close())
const FARM = 101
const SIZE = 100

const allProducts = async (organizationId: number | null) =>
  (
    await Promise.all(
      (
        await publicProductParts(executor, organizationId, SIZE)
      ).map((from) => publicProducts(executor, organizationId, from, SIZE)),
    )
  ).flat()

it('lists every farm and every product of the country once', async () => {
  const [counted] = await run<{ farms: number; products: number }>(
    executor,
    `select count(distinct o.id)::int as farms, count(*)::int as products
       from product p join organization o on o.id = p.organization_id
      where p.enabled and o.is_enabled and not o.is_hidden and o.type = 'farmer'`,
  )
  expect(await publicFarmers(executor)).toHaveLength(counted?.farms ?? 0)
  const products = await allProducts(null)
  expect(products).toHaveLength(counted?.products ?? 0)
  expect(new Set(products.map(({ slug }) => slug)).size).toBe(products.length)
})

it('lists the products and categories of one seller', async () => {
  const [counted] = await run<{ products: number }>(
    executor,
    'select count(*)::int as products from product where enabled and organization_id = $1',
    [FARM],
  )
  expect(await allProducts(FARM)).toHaveLength(counted?.products ?? 0)
  const [own, all] = await Promise.all([publicCategories(executor, FARM), publicCategories(executor, null)])
  expect(own.length).toBeGreaterThan(0)
  expect(all.length).toBeGreaterThan(own.length)
})

it('dates a page by its content, not by its ratings or popularity', async () => {
  const dayOf = async () => {
    const [row] = await run<{ slug: string; at: Date }>(
      executor,
      'select slug, changed_at as at from product where id = (select min(id) from product where enabled)',
    )
    return row
  }
  const before = await dayOf()
  await run(executor, 'update product set popularity = popularity + 1, title = title where slug = $1', [before?.slug])
  expect(await dayOf()).toEqual(before)
  await run(executor, 'update product set price = price + 100 where slug = $1', [before?.slug])
  const after = await dayOf()
  expect(after?.at.getTime()).toBeGreaterThan(before?.at.getTime() ?? 0)
  const listed = (await allProducts(null)).find(({ slug }) => slug === before?.slug)
  expect(listed?.changedOn).toBe(after?.at.toISOString().slice(0, 10))
})
