import { afterEach, describe, expect, it } from 'vitest'
import { CHEESE, farmer } from '../../sales/orders/changes-shop.data.ts'
import { ANNA, BORIS } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { openOfficeShop } from './office-shop.data.ts'

const shop = await openOfficeShop()
const { office, member } = shop
afterEach(async () => {
  await shop.runOutbox()
  expect(await integrityProblemsOf(shop)).toEqual([])
})
await shop.sql(
  `update customer set first_name = 'Анна', last_name = 'Соколова', email = 'anna@example.ru' where id = $1`,
  [ANNA],
)

const pathOf = (id: number, rest = '') => `/v1/office/orders/${id}${rest}`
const pageOf = async (id: number) => (await office(['support'], 'GET', pathOf(id))).body
const kindsOf = (page: { timeline: { group: string; what: { kind: string } }[] }, group: string) => [
  ...new Set(page.timeline.filter((one) => one.group === group).map(({ what }) => what.kind)),
]

describe('an order in the office', () => {
  it('shows both sides of the money and everything that touched the order', async () => {
    const id = await shop.received()
    await shop.runOutbox()
    const { status, body } = await office(['support'], 'GET', pathOf(id))
    expect(status).toBe(200)
    expect(body.order).toMatchObject({ id, deliveryStatus: 'received', farmer: { id: 101 } })
    expect(body.customer).toMatchObject({ id: ANNA, name: 'Анна Соколова', isErased: false })
    const { seller, commission, commissionTax, takenBySeller } = body.money
    expect(Math.round((seller + commission + commissionTax) * 100)).toBe(Math.round(body.order.total * 100))
    expect(takenBySeller).toBe(body.order.total)
    expect(kindsOf(body, 'order')).toEqual(['move'])
    expect(kindsOf(body, 'contact')).toContain('notification')
    expect(kindsOf(body, 'log')).toEqual(expect.arrayContaining(['audit', 'event']))
    const moments = body.timeline.map(({ at }: { at: string }) => at)
    expect(moments).toEqual(moments.toSorted().toReversed())
    expect(body.abilities).toEqual({
      ...{
        cancel: false,
        complete: false,
        note: true,
        assign: true,
        reveal: true,
        message: true,
        goodwill: 1_000,
        changes: [],
      },
    })
  })

  it('masks personal data for everybody and hides it from analysts', async () => {
    const id = await shop.order()
    const shown = await office(['owner'], 'GET', pathOf(id))
    expect(shown.body.personal).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'recipientPhone', masked: expect.stringMatching(/^\+7 ••• •••-••-\d\d$/) }),
        { field: 'email', masked: 'a•••@example.ru' },
      ]),
    )
    for (const role of ['owner', 'support', 'curator', 'accountant', 'analyst'] as const) {
      const { body } = await office([role], 'GET', pathOf(id))
      const text = JSON.stringify(body)
      expect(text).not.toContain('anna@example.ru')
      expect(text).not.toMatch(/7916\d{7}/)
      if (role === 'analyst') {
        expect(text).not.toContain('Соколова')
        expect(body).toMatchObject({ personal: [], notes: [], customer: { name: null, recipientName: null } })
      }
    }
  })

  it('answers people without the permission, strangers and unknown orders', async () => {
    const id = await shop.order()
    expect((await shop.call('GET', pathOf(id))).status).toBe(401)
    for (const role of ['moderator', 'editor'] as const)
      expect((await office([role], 'GET', pathOf(id))).status).toBe(403)
    expect((await office(['owner'], 'GET', pathOf(999_999_999))).status).toBe(404)
    for (const role of ['curator', 'accountant', 'analyst'] as const) {
      for (const [path, body] of [
        ['/notes', { text: 'x' }],
        ['/messages', { text: 'x' }],
        ['/goodwill', { bonuses: 1, reason: 'x' }],
        ['/owner', { memberId: null }],
        ['/cancellation', { reason: 'x' }],
        ['/reveals', { field: 'email', reason: 'callBack' }],
      ] as const)
        expect((await office([role], 'POST', pathOf(id, path), body)).status).toBe(403)
    }
  })
})

describe('a look at personal data', () => {
  it('reveals one field for ten minutes, audits it, and shows it to the customer', async () => {
    const id = await shop.order()
    const asked = { field: 'email', reason: 'callBack' }
    const reveal = await office(['support'], 'POST', pathOf(id, '/reveals'), asked)
    expect(reveal).toMatchObject({ status: 200, body: { field: 'email', value: 'anna@example.ru' } })
    // the same look again adds no row
    expect((await office(['support'], 'POST', pathOf(id, '/reveals'), asked)).body).toEqual(reveal.body)
    expect((await pageOf(id)).revealed).toEqual([reveal.body])
    const looks = await shop.call('GET', '/api/v1/user/data-looks', { as: ANNA })
    expect(looks.body.items).toEqual([
      expect.objectContaining({ ...asked, orderNumber: String(id), name: 'Марина Аверина' }),
    ])
    expect((await shop.call('GET', '/api/v1/user/data-looks', { as: BORIS })).body.items).toEqual([])
    expect((await shop.call('GET', '/api/v1/user/data-looks')).status).toBe(401)
    const audited = await shop.sql(
      `select staff_id, kind, after from audit_entry where entity = 'order' and entity_id = $1 and action = 'revealField'`,
      [String(id)],
    )
    expect(audited).toEqual([{ staff_id: member.id, kind: 'read', after: asked }])
    shop.passMinutes(11)
    const later = await pageOf(id)
    expect(later.revealed).toEqual([])
    expect(kindsOf(later, 'log')).toContain('reveal')
  })

  it('requires a reason of the list and a field that the order has', async () => {
    const id = await shop.order({ as: BORIS })
    const without = await office(['support'], 'POST', pathOf(id, '/reveals'), { field: 'email' })
    expect(without).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
    expect(JSON.stringify(without.body)).toMatch(/[а-я]/)
    const absent = await office(['support'], 'POST', pathOf(id, '/reveals'), { field: 'email', reason: 'identity' })
    expect(absent.status).toBe(404)
  })

  it('keeps one look when two windows ask at once', async () => {
    const id = await shop.order()
    const asked = { field: 'address', reason: 'delivery' }
    await office(['support'], 'GET', pathOf(id))
    const both = await Promise.all([1, 2].map(() => office(['support'], 'POST', pathOf(id, '/reveals'), asked)))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const rows = await shop.sql('select id from office_reveal where order_id = $1', [id])
    expect(rows).toHaveLength(1)
  })
})

describe('work on an order', () => {
  it('keeps notes for the office', async () => {
    const id = await shop.order()
    const { body } = await office(['support'], 'POST', pathOf(id, '/notes'), { text: ' Не звонить до 10 ' })
    expect(body.notes).toEqual([expect.objectContaining({ text: 'Не звонить до 10', author: 'Марина Аверина' })])
    expect((await office(['support'], 'POST', pathOf(id, '/notes'), { text: ' ' })).status).toBe(400)
    expect(JSON.stringify(await shop.read(id))).not.toContain('Не звонить')
  })

  it('assigns a person who may handle orders', async () => {
    const id = await shop.order()
    const assigned = await office(['support'], 'POST', pathOf(id, '/owner'), { memberId: member.id })
    expect(assigned.body).toMatchObject({ owner: { id: member.id }, team: [{ id: member.id }] })
    expect((await office(['support'], 'POST', pathOf(id, '/owner'), { memberId: 1 })).status).toBe(400)
    const released = await office(['support'], 'POST', pathOf(id, '/owner'), { memberId: null })
    expect(released.body.owner).toBeNull()
  })

  it('cancels an order on behalf of its customer, once, and shows the customer the reason', async () => {
    const id = await shop.order()
    expect((await pageOf(id)).abilities.cancel).toBe(true)
    expect((await office(['support'], 'POST', pathOf(id, '/cancellation'), { reason: '' })).status).toBe(400)
    const reason = 'Вы попросили отменить заказ'
    shop.passMinutes(20)
    const stale = await office(['support'], 'POST', pathOf(id, '/cancellation'), { reason })
    expect(stale).toMatchObject({ status: 403, body: { code: 'FACTOR_NEEDED' } })
    await shop.proveFactor()
    const canceled = await office(['support'], 'POST', pathOf(id, '/cancellation'), { reason })
    expect(canceled).toMatchObject({ status: 200, body: { order: { orderCancelingInitiator: 'admin' } } })
    expect(canceled.body.timeline).toContainEqual(
      expect.objectContaining({ actorName: 'Марина Аверина', what: { kind: 'move', to: 'canceled', reason } }),
    )
    const again = await office(['support'], 'POST', pathOf(id, '/cancellation'), { reason })
    expect(again.body.code).toBe('ORDER_STEP_FORBIDDEN')
  })

  it('marks a brought order as received', async () => {
    const id = await shop.assembling()
    await shop.services.orders.move(farmer, id, 'onTheRoad')
    shop.passMinutes(1)
    await shop.proveFactor()
    const done = await office(['owner'], 'POST', pathOf(id, '/completion'), { reason: 'Звонила и подтвердила' })
    expect(done.body.order).toMatchObject({ deliveryStatus: 'received', completionIssuer: 'admin' })
  })

  it('forgets notes and looks with the account', async () => {
    const id = await shop.order({ as: BORIS, lines: { [CHEESE]: 1 } })
    await office(['support'], 'POST', pathOf(id, '/notes'), { text: 'Про Бориса' })
    await office(['support'], 'POST', pathOf(id, '/reveals'), { field: 'recipientPhone', reason: 'dispute' })
    const { personalData } = await import('./personal-data.ts')
    expect((await personalData.read(shop.database.executor, BORIS)).looks).toHaveLength(1)
    await shop.database.inTransaction((tx) => personalData.erase(tx, BORIS))
    const page = await pageOf(id)
    expect(page.notes).toEqual([])
    expect((await personalData.read(shop.database.executor, BORIS)).looks).toEqual([])
  })
})
