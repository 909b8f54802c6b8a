import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { GUIDE, openTourShop } from './tour-shop.data.ts'

const shop = await openTourShop()
const guide = { authorization: `Bearer ${await shop.staff(GUIDE)}` }
const vera = await shop.office({ roles: ['moderator'] })
const PATH = '/v1/office/goods'
const queue = async () => (await shop.call('GET', `${PATH}/checks`, { headers: vera })).body
const ask = (id: number, what: string, body: object | undefined, headers: Record<string, string>) =>
  shop.call('POST', `${PATH}/checks/${id}/${what}?of=tour`, { headers, ...(body && { body }) })
const decide = (id: number, version: number | null, decision: string, reason: string | null = null, headers = vera) =>
  ask(id, 'decision', { version, decision, reason }, headers)
const rule = async (times: object) => {
  const { body } = await shop.call('GET', `${PATH}/check-rule`, { headers: vera })
  await shop.call('PATCH', `${PATH}/check-rule`, { headers: vera, body: { ...body, ...times } })
}
const coords = { latitude: 52.96, longitude: 158.25 }
const edit = async (id: number, change: object) =>
  (await shop.call('PATCH', `/v1/cabinet/tours/${id}`, { headers: guide, body: { change, seen: {} } })).body
const state = async (id: number, to: string) =>
  (await shop.call('POST', `/v1/cabinet/tours/${id}/state`, { headers: guide, body: { state: to } })).body
async function draft(): Promise<number> {
  const place = { regionCode: '41', placeTitle: 'Паратунка', durationMinutes: 240, price: 2_500 }
  const body = { key: randomUUID(), title: 'Утро на пасеке', ...place }
  const { id } = (await shop.call('POST', '/v1/cabinet/tours', { headers: guide, body })).body
  await shop.sql(`update tour set images = '{tours/bees.webp}' where id = $1`, [id])
  const meetingPoint = { title: 'У ворот', address: 'Садовая, 1', coords, note: '' }
  await edit(id, { story: ['Покажем ульи.'], coords, meetingPoint })
  return id
}
const seen = async (id: number) => (await shop.call('GET', `/api/v2/tours/${id}`)).body.title

it('shows a new tour to customers after its check when the rule says before, and lets nobody else decide', async () => {
  await rule({ fresh: 'before', changed: 'before' })
  const id = await draft()
  expect((await queue()).items).toEqual([])
  expect(await state(id, 'published')).toMatchObject({
    ...{ state: 'draft', check: { state: 'waiting', isShown: false, showsAccepted: false } },
  })
  const { items, total } = await queue()
  expect(items).toMatchObject([
    { id, kind: 'tour', accepted: null, proposed: { title: 'Утро на пасеке' }, isOnSale: false, price: 2_500 },
  ])
  expect(total).toBe(1)
  expect((await shop.call('GET', `/api/v2/tours/${id}`)).status).toBe(404)

  expect((await ask(id, 'decision', { version: 1, decision: 'accept', reason: null }, {})).status).toBe(401)
  const accountant = await shop.office({ roles: ['accountant'] })
  expect((await decide(id, 1, 'accept', null, accountant)).status).toBe(403)
  expect((await decide(999_999, 1, 'accept')).status).toBe(404)
  expect((await decide(id, 1, 'return')).body.errors).toHaveProperty('reason')
  expect((await decide(id, 7, 'accept')).body.code).toBe('GOODS_CHECK_REFUSED')
  const decided = await Promise.all([decide(id, 1, 'accept'), decide(id, 1, 'accept')])
  expect(decided.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(await seen(id)).toBe('Утро на пасеке')

  // a change waits while the accepted text is shown; a price does not
  const { form } = (await shop.call('GET', `/v1/cabinet/tours/${id}`, { headers: guide })).body
  const changed = await edit(id, { title: 'Утро лечит', prices: [{ ...form.prices[0], price: 3_000 }] })
  expect(changed).toMatchObject({
    form: { title: 'Утро лечит' },
    priceFrom: 3_000,
    check: { state: 'waiting', showsAccepted: true },
  })
  expect(await seen(id)).toBe('Утро на пасеке')
  expect((await queue()).items).toMatchObject([{ id, changed: ['title'], accepted: { title: 'Утро на пасеке' } }])
  expect((await decide(id, 2, 'return', 'cures')).status).toBe(200)
  expect((await shop.call('GET', `/v1/cabinet/tours/${id}`, { headers: guide })).body.check).toMatchObject({
    ...{ state: 'returned', reason: 'cures', showsAccepted: true },
  })
  expect((await ask(id, 'decision/undo', undefined, vera)).status).toBe(200)
  expect((await queue()).items).toMatchObject([{ id, version: 2 }])
  await edit(id, { title: 'Утро у ульев' })
  expect((await decide(id, 3, 'accept')).status).toBe(200)
  expect(await seen(id)).toBe('Утро у ульев')
  expect((await queue()).total).toBe(0)
})

it('takes a tour off sale that its organizer cannot publish again, and notifies the organizer', async () => {
  await rule({ fresh: 'after', changed: 'after' })
  const id = await draft()
  expect(await state(id, 'published')).toMatchObject({ state: 'published', check: { state: 'waiting', isShown: true } })
  expect((await decide(id, 1, 'hide', 'papers')).status).toBe(200)
  expect((await shop.call('GET', `/api/v2/tours/${id}`)).status).toBe(404)
  await state(id, 'hidden')
  expect(await state(id, 'published')).toMatchObject({ state: 'hidden', check: { state: 'hidden' } })
  const one = await shop.call('GET', `${PATH}/checks?tour=${id}`, { headers: vera })
  expect(one.body.items).toMatchObject([{ id, state: 'hidden', lastReturn: { reason: 'papers' } }])
  const decisions = `select count(*)::int as count from outbox where topic = 'TourDecided' and payload ->> 'tourId' = $1`
  expect(await shop.sql(decisions, [String(id)])).toEqual([{ count: 1 }])
  expect((await decide(id, null, 'accept')).status).toBe(200)
  expect(await seen(id)).toBe('Утро на пасеке')
})
