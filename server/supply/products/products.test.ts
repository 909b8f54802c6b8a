import { dayIn, plusDays } from '@okolitsa/domain/clock/clock.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { listCategories } from '../../discovery/catalog/store/category.store.ts'
import { run } from '../../platform/db/client.ts'
import { demoDatabase } from '../../platform/db/testing.ts'
import { testApp } from '../../testing.ts'
import { newSeller } from '../sellers/new-seller.data.ts'
import { newProduct } from './new-product.data.ts'
import type { ProductsService } from './ports.ts'

const { database, services } = (await testApp(await demoDatabase(), {}, {}, 'none')).app
const { executor, inTransaction } = database
const { audit, sellers, products, stock, readModels } = services

const author = { kind: 'staff', staffId: 500 } as const
const OTHER = 101
/** Id of “Hard cheese” in the demo, below “Milk and cheese” below the root. */
const CHEESE = 103
const NO_DUTIES = { synonyms: [], requiredPapers: [], markingGroup: null, isRisky: false }
const BREAD = 301
const organizationId = await inTransaction((tx) => sellers.createSeller(tx, author, newSeller('opytnyj-dvor')))
const today = dayIn('Europe/Moscow', new Date())

let serial = 0
let productId = 0
const ref = () => ({ organizationId, productId })
const of = { organizationId, categoryId: CHEESE }
beforeEach(async () => {
  serial += 1
  productId = await inTransaction((tx) => products.createProduct(tx, author, newProduct(`kachotta-${serial}`, of)))
})

const command = <T>(work: (on: ProductsService, tx: typeof executor) => Promise<T>) =>
  inTransaction((tx) => work(products, tx))
const refusalOf = async (work: Promise<unknown>): Promise<Refusal> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Refusal)) throw error ?? new Error('nothing was refused')
  return error
}
const mistakesOf = async (work: Promise<unknown>) => Object.keys((await refusalOf(work)).facts.errors as object).sort()
const entries = (entity: 'product' | 'stock' = 'product') =>
  audit.listOf(executor, { organizationId, entity, entityId: productId }, 50)

interface Shown {
  categories: number[]
  prices: number[]
  discount: number | null
  title: string
  enabled: boolean
  found: boolean
  counted: number
}
/** Finds the product in lists, cards, search and counts. */
async function shown(word = 'качотта'): Promise<Shown> {
  const [row] = await run<Shown>(
    executor,
    `select array(select category_id from category_listing where product_id = $1 order by 1) as categories,
       array(select distinct final_price from category_listing where product_id = $1) as prices,
       (select max(discount_percent) from category_listing where product_id = $1)::int as discount,
       card ->> 'title' as title, (card ->> 'enabled')::boolean as enabled,
       exists (select from product_search s where s.product_id = $1 and s.vector @@ (read_search($3, false)).query) as found,
       coalesce((select sum(products) from category_seller_count where organization_id = $2 and category_id = 0), 0)::int as counted
     from product_card where product_id = $1`,
    [productId, organizationId, word],
  )
  if (!row) throw new Error('no card')
  return row
}
/** The content of the read models as text. */
const everything = () =>
  run(
    executor,
    `select c.product_id, c.card::text, c.prices_change_at, s.vector::text,
       (select json_agg(l order by category_id)::text from category_listing l where l.product_id = c.product_id) as listed
     from product_card c left join product_search s using (product_id) order by 1`,
  )

it('sets, displays and removes the texts of a category, and refuses texts that are too long', async () => {
  const story = { lead: 'Lead', seoTitle: 'Title', seoDescription: 'Told', cardTitle: 'Card', cardText: 'Text' }
  const storyOf = async (id: number) => (await listCategories(executor)).find((row) => row.id === id)?.story
  await command((on, tx) => on.setCategoryStory(tx, author, CHEESE, story))
  expect(await storyOf(CHEESE)).toEqual(story)
  expect(
    await mistakesOf(
      command((on, tx) => on.setCategoryStory(tx, author, CHEESE, { ...story, cardTitle: 'x'.repeat(61) })),
    ),
  ).toEqual(['cardTitle'])
  expect((await refusalOf(command((on, tx) => on.setCategoryStory(tx, author, 9_999, story)))).code).toBe('NOT_FOUND')
  await command((on, tx) => on.setCategoryStory(tx, author, CHEESE, null))
  expect(await storyOf(CHEESE)).toBeNull()
})

describe('the statement when it was made', () => {
  const madeNow = async () =>
    (
      await run<{ card: { made: unknown }; madeOn: string | null }>(
        executor,
        `select c.card, (select l.made_on from category_listing l where l.product_id = $1 and l.category_id = 0) as "madeOn"
           from product_card c where c.product_id = $1`,
        [productId],
      )
    ).map(({ card, madeOn }) => ({ made: card.made, madeOn }))
  it('displays the statement on the card and in lists, and removes it', async () => {
    expect(await madeNow()).toEqual([{ made: null, madeOn: null }])
    const made = { how: 'milked', on: today } as const
    await command((on, tx) => on.setMade(tx, author, ref(), made))
    expect(await madeNow()).toEqual([{ made, madeOn: today }])
    expect((await entries())[0]).toMatchObject({ action: 'setMade', after: { made } })
    await command((on, tx) => on.setMade(tx, author, ref(), null))
    expect(await madeNow()).toEqual([{ made: null, madeOn: null }])
  })
  it('refuses future days and other sellers’ products', async () => {
    const state = (on: string, of = ref()) =>
      command((products, tx) => products.setMade(tx, author, of, { how: 'baked', on }))
    expect(await mistakesOf(state(plusDays(today, 2)))).toEqual(['on'])
    expect((await refusalOf(state(today, { ...ref(), organizationId: OTHER }))).code).toBe('NOT_FOUND')
  })
})

describe('a new product', () => {
  it('lists, finds, counts and stocks a new product immediately, and audits it', async () => {
    expect(await shown()).toMatchObject({ categories: [0, 1, CHEESE], prices: [50_000], enabled: true, found: true })
    expect(await inTransaction((tx) => stock.takeLevels(tx, [productId]))).toEqual([
      { productId, kind: 'counted', onHand: 4 },
    ])
    expect(await entries()).toMatchObject([
      {
        author,
        action: 'createProduct',
        before: null,
        after: { title: 'Качотта пробная', price: 50_000, categoryId: CHEESE },
      },
    ])
  })

  it('refuses the whole batch when a product has invalid fields', async () => {
    const bad = newProduct('Плохой', { organizationId, categoryId: 999_999 }, { measure: 0.5, isWeight: true })
    const good = newProduct('horoshij', of)
    const both = (second: typeof bad) => command((on, tx) => on.createProducts(tx, author, [good, second]))
    expect(await mistakesOf(both({ ...bad, price: kopecks(0), stock: { kind: 'counted', onHand: -1 } }))).toEqual(
      ['isWeight', 'measure', 'onHand', 'price', 'slug'].map((field) => `products.1.${field}`),
    )
    expect(await mistakesOf(both(newProduct('plohoj', { organizationId, categoryId: 999_999 })))).toEqual([
      'products.1.categoryId',
    ])
    expect(
      await mistakesOf(command((on, tx) => on.createProduct(tx, author, newProduct(`kachotta-${serial}`, of)))),
    ).toEqual(['slug'])
    expect(await run(executor, `select id from product where slug = 'horoshij'`)).toEqual([])
    const nobody = newProduct('nichej', { organizationId: 999_999, categoryId: CHEESE })
    expect((await refusalOf(command((on, tx) => on.createProduct(tx, author, nobody)))).code).toBe('NOT_FOUND')
  })
})

describe('a changed product', () => {
  it('displays the new title in all read models in the same transaction, and keeps the units', async () => {
    const change = { title: 'Халлуми', unit: 'г', isWeight: true } as object
    await command((on, tx) => on.changeProduct(tx, author, ref(), change))
    expect(await shown('халлуми')).toMatchObject({ title: 'Халлуми', found: true })
    expect((await shown('качотта')).found).toBe(false)
    expect((await entries())[0]).toMatchObject({
      action: 'changeProduct',
      before: { title: 'Качотта пробная' },
      after: { title: 'Халлуми' },
    })
    const [row] = await run(executor, 'select unit, is_weight from product where id = $1', [productId])
    expect(row).toEqual({ unit: 'шт', is_weight: false })
  })

  it('displays the new price and special prices in lists immediately', async () => {
    const special = { price: kopecks(40_000), from: plusDays(today, -1), to: plusDays(today, 3) }
    await command((on, tx) => on.setPrice(tx, author, ref(), kopecks(48_000)))
    await command((on, tx) => on.setSpecialPrices(tx, author, ref(), [special]))
    expect(await shown()).toMatchObject({ prices: [40_000], discount: 16 })
    // the price is below the special price, which has no effect
    await command((on, tx) => on.setPrice(tx, author, ref(), kopecks(30_000)))
    expect(await shown()).toMatchObject({ prices: [30_000], discount: 0 })
    await command((on, tx) => on.setSpecialPrices(tx, author, ref(), []))
    expect((await entries()).map(({ action, before, after }) => ({ action, before, after })).slice(0, 4)).toEqual([
      { action: 'setSpecialPrices', before: { specialPrices: [special] }, after: { specialPrices: [] } },
      { action: 'setPrice', before: { price: 48_000 }, after: { price: 30_000 } },
      { action: 'setSpecialPrices', before: { specialPrices: [] }, after: { specialPrices: [special] } },
      { action: 'setPrice', before: { price: 50_000 }, after: { price: 48_000 } },
    ])
  })

  it('refuses invalid prices', async () => {
    const price = (kop: number) =>
      command((on, tx) => on.setPrice(tx, author, ref(), kop as ReturnType<typeof kopecks>))
    for (const wrong of [0, -1, 1.5, 3_000_000_000, Number.NaN])
      expect(await mistakesOf(price(wrong))).toEqual(['price'])
    const special = { price: kopecks(40_000), from: today, to: plusDays(today, 3) }
    const specials = (...list: (typeof special)[]) => command((on, tx) => on.setSpecialPrices(tx, author, ref(), list))
    expect(await mistakesOf(specials({ ...special, price: kopecks(50_000) }))).toEqual(['specialPrices.0.price'])
    expect(await mistakesOf(specials({ ...special, to: plusDays(today, -1) }))).toEqual(['specialPrices.0.to'])
    expect(
      await mistakesOf(specials(special, { ...special, from: plusDays(today, 3), to: plusDays(today, 9) })),
    ).toEqual(['specialPrices.1.from'])
    expect(await entries()).toHaveLength(1)
  })

  it('moves to another category, and is found in additional ones', async () => {
    await command((on, tx) => on.setCategory(tx, author, ref(), { categoryId: BREAD, furtherCategoryIds: [CHEESE] }))
    expect((await shown()).categories).toEqual([0, 1, 3, CHEESE, BREAD])
    await command((on, tx) => on.setCategory(tx, author, ref(), { categoryId: BREAD, furtherCategoryIds: [] }))
    expect((await shown()).categories).toEqual([0, 3, BREAD])
    const wrong = (furtherCategoryIds: number[]) =>
      mistakesOf(command((on, tx) => on.setCategory(tx, author, ref(), { categoryId: BREAD, furtherCategoryIds })))
    expect(await wrong([BREAD])).toEqual(['furtherCategoryIds'])
    expect(await wrong([999_999])).toEqual(['furtherCategoryIds'])
  })

  it('disappears from lists when it is taken off sale, and returns', async () => {
    const { counted } = await shown()
    await command((on, tx) => on.disableProduct(tx, author, ref()))
    expect(await shown()).toMatchObject({ categories: [], found: false, enabled: false, counted: counted - 1 })
    await command((on, tx) => on.enableProduct(tx, author, ref()))
    expect(await shown()).toMatchObject({ found: true, enabled: true, counted })
    expect((await entries()).map(({ action }) => action)).toEqual(['enableProduct', 'disableProduct', 'createProduct'])
  })

  it('answers not found for a product of another seller', async () => {
    const foreign = { organizationId: OTHER, productId }
    const works: ((on: ProductsService, tx: typeof executor) => Promise<unknown>)[] = [
      (on, tx) => on.changeProduct(tx, author, foreign, { title: 'X' }),
      (on, tx) => on.setPrice(tx, author, foreign, kopecks(1)),
      (on, tx) => on.setSpecialPrices(tx, author, foreign, []),
      (on, tx) => on.setStock(tx, author, foreign, { kind: 'unlimited' }),
      (on, tx) => on.addStock(tx, author, foreign, 1),
      (on, tx) => on.setCategory(tx, author, foreign, { categoryId: BREAD, furtherCategoryIds: [] }),
      (on, tx) => on.disableProduct(tx, author, foreign),
    ]
    for (const work of works) expect((await refusalOf(command(work))).code).toBe('NOT_FOUND')
  })

  it('rolls a failed command back completely, including audit and read models', async () => {
    const before = await everything()
    await expect(
      command(async (on, tx) => {
        await on.setPrice(tx, author, ref(), kopecks(1))
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    expect(await everything()).toEqual(before)
    expect(await entries()).toHaveLength(1)
  })
})

describe('stock', () => {
  const level = async () => (await inTransaction((tx) => stock.takeLevels(tx, [productId])))[0]

  it('sets and adds to the stock, each as an entry of the ledger', async () => {
    await command((on, tx) => on.setStock(tx, author, ref(), { kind: 'counted', onHand: 10 }))
    expect(await command((on, tx) => on.addStock(tx, author, ref(), -3))).toBe(7)
    const readyOn = plusDays(today, 20)
    await command((on, tx) => on.setStock(tx, author, ref(), { kind: 'harvest', onHand: 100, readyOn }))
    const [listed] = await run(executor, 'select ready_on from category_listing where product_id = $1 limit 1', [
      productId,
    ])
    expect(listed).toEqual({ ready_on: readyOn })
    await command((on, tx) => on.setStock(tx, author, ref(), { kind: 'unlimited' }))
    expect(await mistakesOf(command((on, tx) => on.addStock(tx, author, ref(), 1)))).toEqual(['amount'])
    const [moved] = await run(
      executor,
      'select sum(on_hand_delta)::int as sum from stock_movement where product_id = $1',
      [productId],
    )
    expect(moved).toEqual({ sum: 0 })
    expect((await entries('stock')).map(({ action, after }) => ({ action, after }))).toMatchObject([
      { action: 'setStock', after: { kind: 'unlimited', onHand: 0, readyOn: null } },
      { action: 'setStock', after: { kind: 'harvest', onHand: 100, readyOn } },
      { action: 'addStock', after: { onHand: 7 } },
      { action: 'setStock', after: { onHand: 10 } },
    ])
  })

  it('refuses less than the reserved amount', async () => {
    await run(
      executor,
      `insert into stock_hold (product_id, amount, cause, expires_at) values ($1, 3, 'payment', shop_now() + interval '1 hour')`,
      [productId],
    )
    const setTo = (onHand: number) => command((on, tx) => on.setStock(tx, author, ref(), { kind: 'counted', onHand }))
    expect(await mistakesOf(setTo(2))).toEqual(['onHand'])
    expect(await mistakesOf(command((on, tx) => on.addStock(tx, author, ref(), -2)))).toEqual(['amount'])
    await setTo(3)
    expect(await level()).toMatchObject({ onHand: 3 })
  })

  it('keeps ledger and stock equal after concurrent additions', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: -6, max: 9 }), { minLength: 2, maxLength: 6 }), async (amounts) => {
        const before = (await level())?.onHand ?? 0
        const added = await Promise.all(
          amounts.map((amount) =>
            command((on, tx) => on.addStock(tx, author, ref(), amount)).then(
              () => amount,
              (error: unknown) => {
                expect(error).toBeInstanceOf(Refusal)
                return 0
              },
            ),
          ),
        )
        const after = (await level())?.onHand ?? 0
        expect(after).toBe(added.reduce((sum, amount) => sum + amount, before))
        expect(after).toBeGreaterThanOrEqual(0)
        const [moved] = await run<{ sum: number }>(
          executor,
          'select sum(on_hand_delta)::int as sum from stock_movement where product_id = $1',
          [productId],
        )
        expect(moved?.sum).toBe(after)
      }),
      { numRuns: 8 },
    )
  })
})

describe('concurrent commands', () => {
  it('applies all concurrent commands on one product', async () => {
    await Promise.all([
      command((on, tx) => on.setPrice(tx, author, ref(), kopecks(70_000))),
      command((on, tx) => on.changeProduct(tx, author, ref(), { title: 'Качотта двойная' })),
      command((on, tx) => on.setCategory(tx, author, ref(), { categoryId: BREAD, furtherCategoryIds: [] })),
      command((on, tx) => on.setStock(tx, author, ref(), { kind: 'counted', onHand: 9 })),
    ])
    expect(await shown('двойная')).toMatchObject({
      prices: [70_000],
      title: 'Качотта двойная',
      categories: [0, 3, BREAD],
      found: true,
    })
    expect((await entries()).length + (await entries('stock')).length).toBe(5)
  })

  it('avoids deadlocks with an order that has locked the product’s stock', async () => {
    await inTransaction(async (order) => {
      // as the foreign key of order lines does, before the stock is locked
      await run(order, 'select from product where id = $1 for key share', [productId])
      await command(async (on, tx) => {
        await run(tx, `set local lock_timeout = '3s'`)
        await on.setStock(tx, author, ref(), { kind: 'counted', onHand: 9 })
        await on.setPrice(tx, author, ref(), kopecks(71_000))
        await on.enableProduct(tx, author, ref())
        await on.changeProduct(tx, author, ref(), { title: 'Качотта у заказа' })
        await on.changeProducts(tx, author, organizationId, [
          { productId, price: kopecks(72_000), stock: { kind: 'counted', onHand: 8 } },
        ])
      })
      const locked = await run(order, 'select from stock where product_id = $1 for no key update', [productId])
      expect(locked).toHaveLength(1)
    })
  })

  it('keeps the counts for one seller, and avoids deadlocks for several sellers', async () => {
    const all = await run<{ productId: number; organizationId: number }>(
      executor,
      `select id as "productId", organization_id as "organizationId" from product
        where organization_id in ($1, 101, 102) order by organization_id desc, id limit 24`,
      [organizationId],
    )
    await Promise.all([
      ...all.map((each, index) =>
        command((on, tx) =>
          index % 2 === 0
            ? on.disableProduct(tx, author, each)
            : on.changeProduct(tx, author, each, { title: `Новое слово ${index} опыта` }),
        ),
      ),
      inTransaction((tx) => readModels.refreshSellers(tx, [102, 101, organizationId])),
    ])
    // a local day may have begun meanwhile
    while ((await readModels.refreshDuePrices()) > 0);
    const kept = await everything()
    const counts = () =>
      run(executor, 'select * from category_seller_count order by category_id, organization_id, way_days')
    const counted = await counts()
    await inTransaction((tx) => readModels.rebuild(tx))
    expect(await counts()).toEqual(counted)
    expect(await everything()).toEqual(kept)
  })
})

describe('random prices', () => {
  it('displays random prices according to the rule, and audits every step', async () => {
    const price = fc.integer({ min: 1, max: 10_000_000 })
    await fc.assert(
      fc.asyncProperty(fc.array(price, { minLength: 1, maxLength: 3 }), price, async (prices, lower) => {
        for (const each of prices) await command((on, tx) => on.setPrice(tx, author, ref(), kopecks(each)))
        const usual = prices.at(-1) ?? 0
        const special = { price: kopecks(lower), from: null, to: plusDays(today, 1) }
        const work = command((on, tx) => on.setSpecialPrices(tx, author, ref(), [special]))
        if (lower < usual) await work
        else expect(await mistakesOf(work)).toEqual(['specialPrices.0.price'])
        await command((on, tx) => on.setSpecialPrices(tx, author, ref(), lower < usual ? [special] : []))
        expect((await shown()).prices).toEqual([Math.min(usual, lower)])
        const steps = (await entries()).filter(({ action }) => action === 'setPrice').reverse()
        for (const [index, step] of steps.entries()) {
          if (index > 0) expect(step.before).toEqual(steps[index - 1]?.after)
        }
      }),
      { numRuns: 10 },
    )
  })
})

describe('categories', () => {
  it('creates categories under their parents, renames them on all cards below, and refuses cycles', async () => {
    const fields = { description: '', image: 'food/cheese.webp', hue: 90, position: 0, attributes: [], ...NO_DUTIES }
    const [parent = 0, child = 0] = await command((on, tx) =>
      on.createCategories(tx, author, [
        { id: 90 + serial * 1_000, fields: { ...fields, parentId: null, urlKey: `polka-${serial}`, title: 'Полка' } },
        { fields: { ...fields, parentId: 90 + serial * 1_000, urlKey: `yashchik-${serial}`, title: 'Ящик' } },
      ]),
    )
    await command((on, tx) => on.setCategory(tx, author, ref(), { categoryId: child, furtherCategoryIds: [] }))
    await command((on, tx) => on.changeCategory(tx, author, parent, { title: 'Погребок' }))
    expect(await shown('погребок')).toMatchObject({ categories: [0, parent, child].sort((a, b) => a - b), found: true })
    await command((on, tx) => on.changeCategory(tx, author, child, { parentId: CHEESE }))
    expect((await shown()).categories).toEqual([0, 1, CHEESE, child])
    const wrong = (parentId: number) =>
      mistakesOf(command((on, tx) => on.changeCategory(tx, author, CHEESE, { parentId })))
    expect(await wrong(child)).toEqual(['parentId'])
    expect(await wrong(CHEESE)).toEqual(['parentId'])
    expect(await wrong(999_999)).toEqual(['parentId'])
    expect(
      (await audit.listOf(executor, { organizationId: null, entity: 'category', entityId: parent }, 5)).map(
        ({ action }) => action,
      ),
    ).toEqual(['changeCategory', 'createCategory'])
  })

  it('removes an empty category, refuses one in use, and moves its goods when asked', async () => {
    const fields = { description: '', image: 'food/cheese.webp', hue: 90, position: 0, attributes: [], ...NO_DUTIES }
    const [old = 0, child = 0, target = 0] = await command((on, tx) =>
      on.createCategories(tx, author, [
        { id: 5 + serial * 1_000, fields: { ...fields, parentId: null, urlKey: `staraya-${serial}`, title: 'Старая' } },
        { fields: { ...fields, parentId: 5 + serial * 1_000, urlKey: `vnutri-${serial}`, title: 'Внутри' } },
        { fields: { ...fields, parentId: null, urlKey: `novaya-${serial}`, title: 'Новая' } },
      ]),
    )
    const remove = (id: number, goodsTo: number | null = null) =>
      command((on, tx) => on.removeCategory(tx, author, id, { goodsTo }))
    expect(await refusalOf(remove(old))).toMatchObject({
      code: 'CATEGORY_IN_USE',
      facts: { goods: 0, subcategories: 1 },
    })
    await command((on, tx) => on.setCategory(tx, author, ref(), { categoryId: child, furtherCategoryIds: [target] }))
    expect(await refusalOf(remove(child))).toMatchObject({ code: 'CATEGORY_IN_USE', facts: { goods: 1 } })
    expect(await mistakesOf(remove(child, child))).toEqual(['goodsTo'])
    expect(await mistakesOf(remove(child, 9_001))).toEqual(['goodsTo'])
    expect(await mistakesOf(remove(child, 999_999))).toEqual(['goodsTo'])
    expect((await shown()).categories).toContain(child)

    await remove(child, target)
    expect((await shown()).categories).toEqual([0, target].sort((a, b) => a - b))
    const [moved] = await entries()
    expect(moved).toMatchObject({
      action: 'setCategory',
      before: { categoryId: child },
      after: { categoryId: target },
    })
    await remove(old)
    expect((await refusalOf(remove(old))).code).toBe('NOT_FOUND')
    expect(
      (await audit.listOf(executor, { organizationId: null, entity: 'category', entityId: child }, 1))[0],
    ).toMatchObject({ action: 'removeCategory', after: null })
  })

  it('moves an additional category of a product as well, and refuses a category of recipes', async () => {
    const fields = { description: '', image: 'food/cheese.webp', hue: 90, position: 0, attributes: [], ...NO_DUTIES }
    const [further = 0, target = 0] = await command((on, tx) =>
      on.createCategories(tx, author, [
        { fields: { ...fields, parentId: null, urlKey: `dopolnitelnaya-${serial}`, title: 'Ещё' } },
        { fields: { ...fields, parentId: null, urlKey: `kuda-${serial}`, title: 'Куда' } },
      ]),
    )
    await command((on, tx) => on.setCategory(tx, author, ref(), { categoryId: BREAD, furtherCategoryIds: [further] }))
    await command((on, tx) => on.removeCategory(tx, author, further, { goodsTo: target }))
    expect((await shown()).categories).toEqual([0, 3, BREAD, target].sort((a, b) => a - b))
    const [used] = await run<{ id: number }>(
      executor,
      `select category_id as id from recipe_ingredient where not exists (
         select from category where parent_id = recipe_ingredient.category_id) and category_id is not null limit 1`,
    )
    expect(
      await refusalOf(command((on, tx) => on.removeCategory(tx, author, used?.id ?? 0, { goodsTo: target }))),
    ).toMatchObject({ code: 'CATEGORY_IN_USE' })
  })

  it('saves many categories at once, and refuses cycles among them', async () => {
    const fields = { description: '', image: 'food/cheese.webp', hue: 90, position: 0, attributes: [], ...NO_DUTIES }
    const of = (id: number, parentId: number | null, title: string) => ({
      id,
      fields: { ...fields, parentId, urlKey: `srazu-${id}`, title, synonyms: ['погребушка'] },
    })
    await command((on, tx) => on.saveCategories(tx, author, [of(7_001, null, 'Погреб'), of(7_002, 7_001, 'Полка')]))
    await command((on, tx) => on.setCategory(tx, author, ref(), { categoryId: 7_002, furtherCategoryIds: [] }))
    await command((on, tx) => on.saveCategories(tx, author, [of(7_001, null, 'Ледник')]))
    expect(await shown('ледник')).toMatchObject({ categories: [0, 7_001, 7_002], found: true })
    expect(await shown('погребушка')).toMatchObject({ found: true })
    const wrong = (...list: ReturnType<typeof of>[]) =>
      mistakesOf(command((on, tx) => on.saveCategories(tx, author, list)))
    expect(await wrong(of(7_001, 7_002, 'Ледник'))).toEqual(['categories.0.parentId'])
    expect(await wrong(of(7_003, 999_999, 'Чулан'))).toEqual(['categories.0.parentId'])
    expect(await wrong({ id: 7_004, fields: { ...of(7_004, null, 'Чулан').fields, urlKey: 'srazu-7001' } })).toEqual([
      'urlKey',
    ])
  })
})
