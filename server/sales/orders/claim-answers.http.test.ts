import { afterEach, expect, it } from 'vitest'
import { openLedgerShop } from '../../money/ledger/ledger-shop.data.ts'
import { ANNA, BORIS, FARM, OTHER_FARM } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { CHEESE } from './changes-shop.data.ts'

const shop = await openLedgerShop()
const [olga, stranger] = [await shop.staff(FARM), await shop.staff(OTHER_FARM)]
afterEach(async () => {
  await shop.runOutbox()
  expect(await integrityProblemsOf(shop)).toEqual([])
})

const cabinet = async (path: string, body: object = {}, token: string | null = olga) =>
  shop.call('POST', `/v1/cabinet/orders/${path}`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    body,
  })
const takeMoney = (id: number, claimId: string, as?: number) =>
  shop.call('POST', `/api/v1/orders/${id}/claims/${claimId}/money`, { ...(as && { as }) })

/** Claims that all of the cheese is missing: 1 291 ₽ and the delivery. */
async function claimed(paid = true): Promise<{ id: number; path: string; claimId: string }> {
  const id = paid ? await shop.paid() : await shop.order()
  await shop.handOver(id)
  const form = new FormData()
  form.set('lineId', String(await shop.lineOf(id, CHEESE)))
  form.set('kind', 'missing')
  form.set('amount', '300')
  const { body } = await shop.call('POST', `/api/v1/orders/${id}/claims`, { as: ANNA, body: form })
  expect(body.state).toBe('waiting')
  return { id, claimId: body.id, path: `${id}/claims/${body.id}` }
}

it('refunds a part as previewed, with the seller’s reason', async () => {
  const { id, path } = await claimed()
  const all = await cabinet(`${path}/preview`, {})
  expect(all.body).toEqual({ refund: 645.5, returnedBonuses: 0 })
  const { body: half } = await cabinet(`${path}/preview`, { percent: 50 })
  expect(half.refund).toBe(322.75)
  const unsaid = await cabinet(path, { isAccepted: true, percent: 50 })
  expect([unsaid.status, unsaid.body.errors.reason]).toEqual([400, expect.stringMatching(/[а-я]/)])
  const decided = await cabinet(path, { isAccepted: true, percent: 50, reason: 'Половина была в пакете' })
  expect(decided.body.claims[0]).toMatchObject({ state: 'accepted', refund: 322.75, askedRefund: 645.5 })
  await shop.runOutbox()
  expect(await shop.read(id)).toMatchObject({
    total: 1_590 - 322.75,
    refunds: [{ amount: 322.75, status: 'done' }],
    claims: [{ decisionReason: 'Половина была в пакете', askedRefund: 645.5 }],
  })
  expect((await cabinet(`${path}/preview`, {})).body.facts).toEqual({ reason: 'decided' })
})

it('promises a replacement as a task until it is delivered, without a refund', async () => {
  const { id, path, claimId } = await claimed()
  const promised = await cabinet(path, { isAccepted: true, isReplaced: true })
  expect(promised.body.claims[0]).toMatchObject({ state: 'promised', refund: 645.5 })
  const headers = { authorization: `Bearer ${olga}` }
  const today = async () => (await shop.call('GET', `/v1/cabinet/today?organizationId=${FARM}`, { headers })).body
  const task = async () => (await today()).tasks.find(({ kind }: { kind: string }) => kind === 'bringNew')
  expect(await task()).toMatchObject({ all: 1 })
  const { body: queue } = await shop.call('GET', '/v1/cabinet/orders?queue=claims', { headers })
  expect(queue.items.map((item: { id: number }) => item.id)).toContain(id)
  await shop.runOutbox()
  const notifications = await shop.call('GET', '/api/v1/notifications', { as: ANNA })
  expect(JSON.stringify(notifications.body)).toContain('привезёт новое')
  expect(await shop.read(id)).toMatchObject({ total: 1_590, refunds: [], claims: [{ state: 'promised' }] })
  const answers = await Promise.all([cabinet(`${path}/replacement`), cabinet(`${path}/replacement`)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await task()).toBeUndefined()
  // a refund is no longer possible after the replacement
  expect((await takeMoney(id, claimId, ANNA)).body.facts).toEqual({ reason: 'decided' })
  const trail = await shop.sql<{ action: string }>(
    `select action from audit_entry where entity = 'order' and entity_id = $1 and action like '%Goods' order by id`,
    [String(id)],
  )
  expect(trail.map(({ action }) => action)).toEqual(['promiseGoods', 'replaceGoods'])
})

it('refunds when the customer prefers money to the promised replacement', async () => {
  const { id, path, claimId } = await claimed(false)
  expect((await takeMoney(id, claimId, ANNA)).body.facts).toEqual({ reason: 'decided' })
  await cabinet(path, { isAccepted: true, isReplaced: true, reason: 'Привезу в субботу' })
  const answers = await Promise.all([takeMoney(id, claimId, ANNA), takeMoney(id, claimId, ANNA)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await shop.read(id)).toMatchObject({
    claims: [{ state: 'accepted', refund: 645.5 }],
    debts: [{ amount: 645.5, state: 'owed', claimId }],
  })
  expect((await cabinet(`${path}/replacement`)).body.facts).toEqual({ reason: 'decided' })
})

it('refuses other sellers, other customers and invalid values', async () => {
  const { id, path, claimId } = await claimed()
  for (const call of [`${path}/preview`, `${path}/replacement`]) {
    expect((await cabinet(call, {}, null)).status).toBe(401)
    expect((await cabinet(call, {}, stranger)).status).toBe(404)
  }
  expect((await takeMoney(id, claimId)).status).toBe(401)
  expect((await takeMoney(id, claimId, BORIS)).status).toBe(404)
  for (const [field, body] of [
    ['percent', { isAccepted: true, percent: 0, reason: 'нет' }],
    ['percent', { isAccepted: true, percent: 101, reason: 'нет' }],
    ['percent', { isAccepted: true, percent: 'половина', reason: 'нет' }],
    ['isReplaced', { isAccepted: false, isReplaced: true, reason: 'нет' }],
  ] as const) {
    const answer = await cabinet(path, body)
    expect([answer.status, answer.body.errors[field]]).toEqual([400, expect.stringMatching(/[а-я]/)])
  }
})
