import { fromRoubles } from '@okolitsa/domain/money/money.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { CHEESE, farmer } from '../../sales/orders/changes-shop.data.ts'
import { ANNA } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { openOfficeShop } from './office-shop.data.ts'

const shop = await openOfficeShop()
const { office, member } = shop
afterEach(async () => {
  await shop.runOutbox()
  expect(await integrityProblemsOf(shop)).toEqual([])
})

const pathOf = (id: number, rest = '') => `/v1/office/orders/${id}${rest}`
const support = (id: number, rest: string, body?: unknown) =>
  office(['support'], body === undefined ? 'GET' : 'POST', pathOf(id, rest), body)
const preview = (id: number, requestedChange: object) => support(id, '/changes/preview', { requestedChange })
const make = (id: number, requestedChange: object, expectedTotal: unknown, reason = 'Позвонил и попросил') =>
  support(id, '/changes', { requestedChange, expectedTotal, reason })
const abilitiesOf = async (id: number) => (await support(id, '')).body.abilities.changes

describe('a change that a side asked for', () => {
  it('is made by the rules of the seller at the total of its preview, and names the person and the side', async () => {
    const id = await shop.assembling()
    const lineId = await shop.lineOf(id)
    expect(await abilitiesOf(id)).toEqual(['weigh', 'replace', 'cancelLine'])
    const change = { kind: 'weigh', lines: [{ lineId, picked: 300 }] }
    const seen = await preview(id, change)
    expect(seen.body).toMatchObject({ totalBefore: 1_590, totalAfter: 944.5, dates: [] })
    expect((await make(id, change, 1)).body.code).toBe('ORDER_CHANGED')
    const made = await make(id, change, 944.5)
    expect(made.body.order.total).toBe(944.5)
    expect(made.body.timeline).toContainEqual(
      expect.objectContaining({
        ...{ actor: 'admin', actorName: 'Марина Аверина' },
        what: expect.objectContaining({ change: 'weigh', reason: 'По\u00A0просьбе продавца: Позвонил и попросил' }),
      }),
    )
    const audited = await shop.sql(
      `select staff_id from audit_entry where entity_id = $1 and action = 'changeOrder.weigh'`,
      [String(id)],
    )
    expect(audited).toEqual([{ staff_id: member.id }])
  })

  it('is made by the rules of the customer until the seller begins, and the customer sees who made it', async () => {
    const id = await shop.order()
    const lineId = await shop.lineOf(id)
    expect(await abilitiesOf(id)).toEqual(expect.arrayContaining(['edit', 'delivery']))
    const change = { kind: 'edit', lines: [{ lineId, quantity: 1 }] }
    expect((await preview(id, change)).body).toMatchObject({ totalAfter: 944.5, needsCustomer: false })
    expect((await make(id, change, 944.5)).body.order.total).toBe(944.5)
    expect(await shop.changesOf(id)).toMatchObject([
      { kind: 'edit', actor: 'admin', reason: 'По\u00A0просьбе покупателя: Позвонил и попросил' },
    ])
    const { dates } = (await preview(id, { kind: 'delivery' })).body
    const { date } = dates.at(-1)
    const moved = { kind: 'delivery', date }
    const { totalAfter } = (await preview(id, moved)).body
    expect((await make(id, moved, totalAfter)).body.order.deliveryDate).toBe(date)
    const recipient = { name: 'Пётр Орлов', phone: '79161234567' }
    const other = { kind: 'delivery', recipient, place: { ...(await shop.read(id, ANNA)).place, flat: '17' } }
    expect((await make(id, other, (await preview(id, other)).body.totalAfter)).status).toBe(200)
    expect(await shop.read(id, ANNA)).toMatchObject({ recipient, place: { flat: '17' } })
    await shop.services.orders.move(farmer, id, 'isAssembling')
    expect(await abilitiesOf(id)).not.toContain('edit')
    expect((await preview(id, change)).body.code).toBe('ORDER_CHANGE_FORBIDDEN')
  })

  it('asks the customer when it costs more, and the office answers for the customer', async () => {
    const id = await shop.assembling({ rule: 'ask', lines: { [CHEESE]: 1 } })
    const lineId = await shop.lineOf(id)
    const change = { kind: 'weigh', lines: [{ lineId, picked: 400 }], isAboveCharged: true }
    const { totalAfter, needsCustomer } = (await preview(id, change)).body
    expect(needsCustomer).toBe(true)
    const [proposal] = (await make(id, change, totalAfter)).body.proposals
    expect(proposal).toMatchObject({ kind: 'weigh', totalAfter })
    const answer = (yes: boolean) =>
      support(id, `/changes/${proposal.id}/answer`, { yes, expectedTotal: totalAfter, reason: 'Согласна' })
    expect((await answer(true)).body.order.total).toBe(totalAfter)
    expect((await answer(true)).body.code).toBe('ORDER_CHANGE_FORBIDDEN')
  })

  it('is taken back while the customer has not answered, unless the seller has proposed it', async () => {
    const id = await shop.assembling({ rule: 'ask', lines: { [CHEESE]: 1 } })
    const change = {
      kind: 'weigh',
      lines: [{ lineId: await shop.lineOf(id), picked: 400 }],
      isAboveCharged: true,
    } as const
    const { totalAfter } = (await preview(id, change)).body
    const [proposal] = (await make(id, change, totalAfter)).body.proposals
    expect(proposal.mayWithdraw).toBe(true)
    const path = `/changes/${proposal.id}/withdraw`
    const body = { reason: 'Предложили по ошибке' }
    expect((await shop.call('POST', pathOf(id, path), { body })).status).toBe(401)
    expect((await office(['curator'], 'POST', pathOf(id, path), body)).status).toBe(403)
    expect((await support(999_999_999, path, body)).status).toBe(404)
    expect((await support(id, path, { reason: ' ' })).status).toBe(400)
    const both = await Promise.all([support(id, path, body), support(id, path, body)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    const { body: order } = await support(id, '')
    expect([order.proposals, order.order.total]).toEqual([[], proposal.totalBefore])
    await shop.services.orders.applyChange(farmer, id, change, fromRoubles(totalAfter))
    const [own] = (await support(id, '')).body.proposals
    expect(own.mayWithdraw).toBe(false)
    expect((await support(id, `/changes/${own.id}/withdraw`, body)).body.code).toBe('ORDER_CHANGE_FORBIDDEN')
  })

  it('refuses wrong input, roles without the right, strangers and unknown orders', async () => {
    const id = await shop.order()
    const change = { kind: 'cancelLine', lineIds: [await shop.lineOf(id)] }
    expect((await preview(id, { kind: 'endTerm' })).status).toBe(400)
    expect((await make(id, change, 0, ' ')).status).toBe(400)
    expect((await preview(id, { kind: 'cancelLine', lineIds: [999_999] })).status).toBeLessThan(500)
    expect((await preview(999_999_999, change)).status).toBe(404)
    for (const rest of ['/changes/preview', '/changes']) {
      const body = { requestedChange: change, expectedTotal: 0, reason: 'x' }
      expect((await office(['curator'], 'POST', pathOf(id, rest), body)).status).toBe(403)
      expect((await shop.call('POST', pathOf(id, rest), { body })).status).toBe(401)
    }
    const answer = pathOf(id, '/changes/7f0f4c1e-0f2b-4c5e-9a3e-2f1a0b9c8d7e/answer')
    const body = { yes: true, expectedTotal: 1, reason: 'x' }
    expect((await office(['support'], 'POST', answer, body)).body.code).toBe('ORDER_CHANGE_FORBIDDEN')
    expect((await shop.call('POST', answer, { body })).status).toBe(401)
  })
})

it('shows the page of the customer without actions, and with phone, address and photos hidden', async () => {
  const id = await shop.order()
  const own = await shop.read(id, ANNA)
  const { status, body } = await support(id, '/as-customer')
  expect([status, body.total, body.lines.length]).toEqual([200, own.total, own.lines.length])
  expect(Object.values(body.may)).not.toContain(true)
  const text = JSON.stringify(body)
  for (const hidden of [own.recipient.phone.slice(1), own.place.street]) expect(text).not.toContain(hidden)
  expect(body.place).toMatchObject({ house: null, flat: null, title: 'Москва, •••' })
  const unnamed = await office(['analyst'], 'GET', pathOf(id, '/as-customer'))
  expect(unnamed.body.recipient.name).toBe('•••')
  expect((await office(['editor'], 'GET', pathOf(id, '/as-customer'))).status).toBe(403)
  expect((await office(['support'], 'GET', pathOf(999_999_999, '/as-customer'))).status).toBe(404)
  expect((await shop.call('GET', pathOf(id, '/as-customer'))).status).toBe(401)
})
