import { expect, it } from 'vitest'
import { BREAD, CURD } from '../../sales/orders/changes-shop.data.ts'
import { ANNA, BORIS, DAY, FARM, OTHER_FARM } from '../../testing/two-farms.data.ts'
import { openOfficeShop } from '../office-orders/office-shop.data.ts'

const shop = await openOfficeShop()
const token = await shop.staff(FARM)
const pathOf = (rest = '', farm = FARM) => `/v1/cabinet/sellers/${farm}/broadcasts${rest}`
const texts = { ru: { title: 'Хлеб будет к обеду', text: 'Заказ {number} привезём {day}.' } }
const post = (rest: string, body?: unknown, farm = FARM) =>
  shop.call('POST', pathOf(rest, farm), { headers: { authorization: `Bearer ${token}` }, body })
const send = (audience: object, more: object = {}, rest = '') => post(rest, { audience, texts, ...more })
const list = async () => (await shop.call('GET', pathOf(), { headers: { authorization: `Bearer ${token}` } })).body
const ofBread = await shop.order({ lines: { [BREAD]: 1 } })
await shop.order({ as: BORIS, lines: { [CURD]: 1 } })
await shop.runOutbox()

it('a seller writes to customers with an order under way, and the office can stop it', async () => {
  expect((await shop.call('GET', pathOf())).status).toBe(401)
  expect(
    (await shop.call('GET', pathOf('', OTHER_FARM), { headers: { authorization: `Bearer ${token}` } })).status,
  ).toBe(404)
  const preview = await send({ kind: 'product', id: BREAD }, {}, '/preview')
  expect(preview.body).toMatchObject({ people: 1, channels: { sms: 0 }, sms: null, thing: 'Bread' })
  expect((await send({ kind: 'day', day: DAY }, {}, '/preview')).body.people).toBe(2)
  // goods of another seller
  const [foreign] = await shop.sql<{ id: number }>('select min(id) as id from product where organization_id = $1', [
    OTHER_FARM,
  ])
  expect((await send({ kind: 'product', id: foreign?.id }, {}, '/preview')).status).toBe(404)
  const { body } = await send({ kind: 'product', id: BREAD })
  expect(body).toMatchObject({ state: 'sending', people: 1, seller: expect.any(String) })
  const seen = await shop.office(['support'], 'GET', '/v1/office/broadcasts?author=sellers')
  expect(seen.body.items).toEqual([expect.objectContaining({ id: body.id })])
  expect((await shop.office(['support'], 'POST', `/v1/office/broadcasts/${body.id}/stop`)).body.state).toBe('stopped')
  await shop.runOutbox()
  expect(await shop.sql('select from notification where broadcast_id = $1', [body.id])).toEqual([])
  expect((await list()).items[0]).toMatchObject({ id: body.id, state: 'stopped' })
  const again = await send({ kind: 'product', id: BREAD })
  await shop.runOutbox()
  const [note] = await shop.sql('select customer_id, path, organization_id from notification where broadcast_id = $1', [
    again.body.id,
  ])
  expect(note).toEqual({ customer_id: ANNA, path: `/account/orders/${ofBread}`, organization_id: FARM })
  expect((await post(`/${again.body.id}/stop`)).body.state).toBe('done')
  expect((await post('/999999/stop')).status).toBe(404)
})

it('refuses offers of alcohol, forbidden goods and unknown variables', async () => {
  const mistakes = async (title: string, text = 'ok') =>
    (await send({ kind: 'day', day: DAY }, { texts: { ru: { title, text } } }, '/preview')).body.errors
  expect(await mistakes('Водка к ужину')).toHaveProperty(['texts.ru.title'])
  expect(await mistakes('Привет', 'Осталось {lot}')).toHaveProperty(['texts.ru.text'])
  expect((await send({ kind: 'lot', id: 1 }, {}, '/preview')).status).toBe(400)
  expect((await send({ kind: 'subscribers' }, {}, '/preview')).status).toBe(400)
})

it('a farm writes to its followers once in seven days, also with two messages at once', async () => {
  const news = { texts: { ru: { title: 'Новости', text: 'Ягнята родились' } } }
  for (const customer of [ANNA, BORIS])
    await shop.sql('insert into favorite_farmer (customer_id, organization_id) values ($1, $2)', [customer, FARM])
  await shop.sql(
    `insert into consent (customer_id, purpose, action, edition, at) values ($1, 'marketing', 'given', '1', shop_now())`,
    [ANNA],
  )
  const preview = await send({ kind: 'followers' }, news, '/preview')
  expect(preview.body).toMatchObject({ people: 1, leftOut: { noConsent: 1 } })
  const both = await Promise.all([1, 2, 3].map(() => send({ kind: 'followers' }, news)))
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400, 400])
  expect(both.find(({ status }) => status === 400)?.body.code).toBe('BROADCAST_TOO_EARLY')
  await shop.runOutbox()
  const notified = await shop.sql(`select customer_id, path from notification where kind = 'newsBroadcast'`)
  expect(notified).toEqual([{ customer_id: ANNA, path: `/farmers/${FARM}` }])
  expect((await list()).nextNewsAt).toBe(new Date(shop.now().getTime() + 7 * 86_400_000).toISOString())
})
