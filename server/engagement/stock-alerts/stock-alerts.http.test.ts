import { MAX_STOCK_ALERTS } from '@okolitsa/contracts/stock-alerts/stock-alerts.endpoints.ts'
import { expect, it } from 'vitest'
import { courierIn } from '../../testing/goods.data.ts'
import { ANNA, BORIS, EGGS, FARM, OTHER_FARM, twoFarms } from '../../testing/two-farms.data.ts'

const world = await twoFarms()
const { call, sql } = world
const PATH = '/api/v1/stock-alerts'
const AUTHOR = { kind: 'service', name: 'test' } as const
const _FAR = '?regionId=41&city=Вилючинск&latitude=52.93&longitude=158.40'
const SAKHALIN = '?regionId=65&city=Холмск&latitude=47.05&longitude=142.05'
/** Creates a counted product with the given stock. */
let last = 100
async function product(stock = 0, seller = FARM): Promise<number> {
  const id = ++last
  await world.products({ id, seller, price: 10_000, stock })
  return id
}
const setStock = (productId: number, onHand: number, organizationId = FARM) =>
  world.write((tx, { products }) =>
    products.setStock(tx, AUTHOR, { organizationId, productId }, { kind: 'counted', onHand }),
  )
const ask = (as: number | undefined, productId: number, query = '', site: number | null = null) =>
  call('POST', `${PATH}${query}`, { ...(as && { as }), site, body: { productId } })
const idsOf = async (as: number, site: number | null = null) =>
  (await call('GET', `${PATH}/ids`, { as, site })).body.ids
const notified = async (as: number) =>
  (await call('GET', '/api/v1/notifications', { as })).body.items.filter(
    ({ orderId }: { orderId: number | null }) => orderId === null,
  )
async function look() {
  await world.runPeriodic('tell-of-stock')
  await world.runOutbox()
}

it('shows alerts to their customer only', async () => {
  const gone = await product()
  expect((await call('GET', PATH)).status).toBe(401)
  expect((await call('GET', `${PATH}/ids`)).status).toBe(401)
  expect((await ask(undefined, gone)).status).toBe(401)
  expect((await call('DELETE', `${PATH}/products/${gone}`)).status).toBe(401)
  expect((await ask(2001, gone)).body).toEqual({ ids: [gone] })
  await call('DELETE', `${PATH}/products/${gone}`, { as: 2002 })
  expect(await idsOf(2001)).toEqual([gone])
  expect(await idsOf(2002)).toEqual([])
  expect((await call('GET', PATH, { as: 2001 })).body.items).toMatchObject([
    { product: { id: gone, availability: { reason: 'outOfStock' } }, city: 'Москва' },
  ])
  expect((await call('DELETE', `${PATH}/products/${gone}`, { as: 2001 })).body).toEqual({ ids: [] })
})

it('refuses alerts for hidden products and for products that cannot return', async () => {
  expect((await ask(ANNA, 2_000_000_000)).status).toBe(404)
  expect((await ask(ANNA, 0)).status).toBe(400)
  expect((await ask(ANNA, EGGS)).body).toMatchObject({ code: 'STOCK_ALERT_NOT_NEEDED', facts: { isHere: true } })
})

it('accepts an alert for a product not delivered to the place, and sends it when delivery is possible', async () => {
  expect((await ask(2010, EGGS, SAKHALIN)).body).toEqual({ ids: [EGGS] })
  await look()
  expect(await notified(2010)).toEqual([])
  await world.changeSellers((tx, { sellers }) =>
    sellers.setShippingRates(tx, AUTHOR, FARM, [courierIn('77'), courierIn('65', { isDefault: false })]),
  )
  world.passMinutes(11)
  await look()
  expect(await notified(2010)).toMatchObject([{ title: expect.stringContaining('Теперь привезём') }])
  expect(await idsOf(2010)).toEqual([])
})

it('accepts an alert for a closed farm, and sends it when the farm opens', async () => {
  const farms = '/api/v1/stock-alerts/farmers'
  const wait = (farmerId: number) => call('POST', farms, { as: 2011, body: { farmerId } })
  expect((await wait(FARM)).body).toMatchObject({ code: 'STOCK_ALERT_NOT_NEEDED' })
  expect((await wait(999_999)).status).toBe(404)
  expect((await call('POST', farms, { body: { farmerId: FARM } })).status).toBe(401)
  await world.changeSellers((tx, { sellers }) =>
    sellers.pauseSales(tx, AUTHOR, FARM, { length: 'tomorrow', now: world.now() }),
  )
  expect((await wait(FARM)).body).toEqual({ ids: [FARM] })
  expect((await wait(FARM)).body).toEqual({ ids: [FARM] })
  const farm = (await call('GET', `/api/v3/farmers/id/${FARM}`)).body
  expect(farm.pause).toEqual({ until: { date: '2026-11-22', time: null }, reason: null })
  const [card] = (await call('POST', '/api/v2/products/ids', { body: [EGGS] })).body.items
  expect(card.availability).toMatchObject({
    isAvailableForCart: false,
    reason: 'paused',
    pausedUntil: { date: '2026-11-22', time: null },
  })
  await world.runPeriodic('tell-of-openings')
  await world.runOutbox()
  expect(await notified(2011)).toEqual([])
  world.passMinutes(24 * 60)
  await Promise.all([world.runPeriodic('tell-of-openings'), world.runPeriodic('tell-of-openings')])
  await world.runOutbox()
  expect(await notified(2011)).toMatchObject([
    { title: expect.stringContaining('Снова открыты'), path: `/farmers/${FARM}` },
  ])
  expect((await call('GET', farms, { as: 2011 })).body).toEqual({ ids: [] })
})

it("lists only the seller's alerts in the seller's own shop", async () => {
  const [own, foreign] = [await product(), await product(0, OTHER_FARM)]
  await ask(2003, own)
  await ask(2003, foreign)
  expect(await idsOf(2003, FARM)).toEqual([own])
  expect((await call('GET', PATH, { as: 2003, site: FARM })).body.items).toHaveLength(1)
  expect((await ask(2004, foreign, '', FARM)).status).toBe(404)
})

it('sends an alert once when the product is back, also by concurrent nodes', async () => {
  const gone = await product()
  await ask(ANNA, gone)
  await ask(ANNA, gone)
  await look()
  expect(await notified(ANNA)).toEqual([])
  await setStock(gone, 5)
  world.passMinutes(1)
  // two nodes in the same minute
  await Promise.all([world.runPeriodic('tell-of-stock'), world.runPeriodic('tell-of-stock')])
  await world.runOutbox()
  await look()
  const [one, ...more] = await notified(ANNA)
  expect(more).toEqual([])
  expect(one).toMatchObject({
    title: expect.stringContaining('Снова есть'),
    path: `/category/food/${(await sql<{ slug: string }>('select slug from product where id = $1', [gone]))[0]?.slug}`,
    isRead: false,
  })
  expect(await idsOf(ANNA)).toEqual([])
  // after the product is sold out again, a new alert is sent again
  await setStock(gone, 0)
  await ask(ANNA, gone)
  await setStock(gone, 1)
  await look()
  expect(await notified(ANNA)).toHaveLength(2)
})

it('sends alerts after a harvest, an expired hold, or a product put on sale again', async () => {
  const [harvest, held, closed] = [await product(), await product(1), await product(3)]
  const ref = (productId: number) => ({ organizationId: FARM, productId })
  await sql('update stock set held = on_hand where product_id = $1', [held]) // as a checkout in progress would
  await world.write((tx, { products }) => products.disableProduct(tx, AUTHOR, ref(closed)))
  for (const id of [harvest, held, closed]) await ask(BORIS, id)
  await look()
  expect(await notified(BORIS)).toEqual([])
  await world.write((tx, { products }) =>
    products.setStock(tx, AUTHOR, ref(harvest), { kind: 'harvest', onHand: 10, readyOn: '2026-12-01' }),
  )
  await sql('update stock set held = 0 where product_id = $1', [held])
  await world.write((tx, { products }) => products.enableProduct(tx, AUTHOR, ref(closed)))
  await look()
  expect(await notified(BORIS)).toHaveLength(3)
})

it("sends no alert for a product that is back but does not reach the alert's place", async () => {
  const gone = await product()
  await ask(2005, gone)
  await sql(
    `update stock_alert set place = jsonb_set(jsonb_set(place, '{regionCode}', '"41"'), '{coords}', '{"latitude": 52.93, "longitude": 158.4}')
      where customer_id = 2005`,
  )
  await setStock(gone, 5)
  await look()
  expect([await notified(2005), await idsOf(2005)]).toEqual([[], [gone]])
})

it('enforces the maximum, also for concurrent requests', async () => {
  const ids: number[] = []
  for (let index = 0; index <= MAX_STOCK_ALERTS; index += 1) ids.push(await product())
  await sql(
    `insert into stock_alert (customer_id, product_id, place, created_at)
     select 2006, id, '{}', shop_now() from unnest($1::int[]) as id`,
    [ids.slice(2)],
  )
  const answers = await Promise.all(ids.slice(0, 2).map((id) => ask(2006, id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
    code: 'TOO_MANY_STOCK_ALERTS',
    facts: { limit: MAX_STOCK_ALERTS },
  })
  expect((await ask(2006, ids[5] ?? 0)).status).toBe(200)
})

it('deletes alerts with the customer', async () => {
  const gone = await product()
  await ask(2007, gone)
  await sql('delete from customer where id = 2007')
  expect(await sql('select from stock_alert where customer_id = 2007')).toEqual([])
})
