import { describe, expect, it } from 'vitest'
import { ANNA, BORIS, CHEESE, DAY, EGGS, FARM } from '../../testing/two-farms.data.ts'
import { openOfficeShop } from '../office-orders/office-shop.data.ts'

const shop = await openOfficeShop()
const { office, member } = shop
await shop.sql(
  `update customer set first_name = 'Анна', last_name = 'Соколова', email = 'anna@example.ru' where id = $1`,
  [ANNA],
)
await shop.sql(
  `insert into address (customer_id, title, city, region, region_code, latitude, longitude)
   values ($1, 'Москва, Тверская, 1', 'Москва', 'Москва', '77', 55.7, 37.6)`,
  [ANNA],
)
const PATH = '/v1/office/customers'
const pathOf = (id: number, rest = '') => `${PATH}/${id}${rest}`
const list = async (query: Record<string, string> = {}) =>
  (await office(['support'], 'GET', `${PATH}?${new URLSearchParams(query)}`)).body
const idsOf = async (query: Record<string, string>) => (await list(query)).items.map(({ id }: { id: number }) => id)
const read = async (id: number) => (await office(['support'], 'GET', pathOf(id))).body
const block = { reason: 'notPicked', message: 'Вы трижды не забрали заказ.', till: null as string | null }
const blockOf = (id: number, asked: object = {}) =>
  office(['support'], 'POST', pathOf(id, '/block'), { ...block, ...asked })
const unblock = (id: number) => office(['support'], 'POST', pathOf(id, '/unblock'))

describe('customers in the office', () => {
  it('are open to support and owners only', async () => {
    expect((await shop.call('GET', PATH)).status).toBe(401)
    for (const role of ['curator', 'moderator', 'editor', 'accountant', 'analyst'] as const) {
      expect((await office([role], 'GET', PATH)).status).toBe(403)
      expect((await office([role], 'GET', pathOf(ANNA))).status).toBe(403)
      expect((await office([role], 'POST', pathOf(ANNA, '/block'), block)).status).toBe(403)
      expect((await office([role], 'POST', pathOf(ANNA, '/sessions/end'))).status).toBe(403)
    }
    expect((await office(['owner'], 'GET', pathOf(999_999))).status).toBe(404)
  })

  it('are searched, filtered and paged without a phone', async () => {
    await shop.order()
    expect(await idsOf({ search: 'соколова' })).toEqual([ANNA])
    expect(await idsOf({ search: 'anna@' })).toEqual([ANNA])
    expect(await idsOf({ search: '0002' })).toContain(BORIS)
    expect(await idsOf({ orders: 'with' })).toEqual([ANNA])
    expect(await idsOf({ block: 'blocked' })).toEqual([])
    expect((await office(['support'], 'GET', `${PATH}?since=8`)).status).toBe(400)
    const first = await list()
    const second = await list({ after: first.next })
    const all = [...first.items, ...second.items].map(({ id }: { id: number }) => id)
    expect([first.items.length, second.next, new Set(all).size]).toEqual([50, null, all.length])
    const { body } = await office(['support'], 'GET', `${PATH}/count`)
    expect(body.count).toBe(all.length)
    expect(JSON.stringify(first)).not.toMatch(/7916\d{7}/)
  })

  it('reveal one field for ten minutes, and the customer sees the look', async () => {
    const page = await read(ANNA)
    expect(JSON.stringify(page)).not.toMatch(/7916\d{7}|anna@|Тверская|Соколова/)
    expect(page).toMatchObject({ name: 'Анна С.', orders: 1, abilities: { reveal: true, block: true } })
    const asked = { field: 'email', reason: 'dataRequest' }
    const both = await Promise.all([1, 2].map(() => office(['support'], 'POST', pathOf(ANNA, '/reveals'), asked)))
    expect(both.map(({ body }) => body.revealed)).toEqual(
      [1, 2].map(() => [expect.objectContaining({ field: 'email', value: 'anna@example.ru' })]),
    )
    const looks = await shop.call('GET', '/api/v1/user/data-looks', { as: ANNA })
    expect(looks.body.items).toEqual([expect.objectContaining({ ...asked, orderNumber: null, name: 'Марина Аверина' })])
    expect((await read(ANNA)).log).toMatchObject([{ action: 'revealField', who: 'Марина Аверина' }])
    const audited = await shop.sql(`select staff_id, kind from audit_entry where action = 'revealField'`)
    expect(audited).toEqual([{ staff_id: member.id, kind: 'read' }])
    const bad = await office(['support'], 'POST', pathOf(ANNA, '/reveals'), { field: 'email' })
    expect(bad.status).toBe(400)
    expect((await office(['support'], 'POST', pathOf(BORIS, '/reveals'), asked)).status).toBe(404)
    shop.passMinutes(11)
    expect((await read(ANNA)).revealed).toEqual([])
  })

  it('are signed out everywhere at once', async () => {
    const { token, user } = await shop.signIn('79160000001')
    const headers = { authorization: `Bearer ${token}` }
    expect((await shop.call('GET', '/api/v1/user', { headers })).status).toBe(200)
    expect((await read(user.id)).sessions).toHaveLength(1)
    const { body } = await office(['support'], 'POST', pathOf(user.id, '/sessions/end'))
    expect(body).toMatchObject({ sessions: [] })
    expect(body.log[0]).toMatchObject({ action: 'endCustomerSessions', who: 'Марина Аверина' })
    expect((await shop.call('GET', '/api/v1/user', { headers })).status).toBe(401)
  })
})

describe('a block of a customer', () => {
  const openChat = (as: number) => shop.call('POST', '/api/v2/chat/list', { as, body: { organizationId: FARM } })
  const ask = (as: number) =>
    shop.call('POST', `/api/v1/products/${CHEESE}/question`, { as, body: { question: 'Когда варили?' } })
  const buy = async (as: number) => {
    await shop.sql('delete from cart where customer_id = $1', [as])
    const cartId = await shop.cart(as, FARM, { [EGGS]: 10 })
    return shop.checkout(as, { cartId, methodCode: 'courier', date: DAY, paymentMethod: 'cashondelivery' })
  }

  it('closes orders and texts, says why, and ends by hand', async () => {
    const begun = await shop.order({ as: BORIS })
    expect((await blockOf(BORIS, { till: '2020-01-01' })).body.errors).toHaveProperty('till')
    expect((await blockOf(BORIS, { message: ' ' })).status).toBe(400)
    expect((await blockOf(999_999)).status).toBe(404)
    const { body } = await blockOf(BORIS)
    expect(body).toMatchObject({ block: { reason: 'notPicked', until: null }, log: [{ action: 'blockCustomer' }] })
    for (const answer of await Promise.all([buy(BORIS), ask(BORIS), openChat(BORIS)]))
      expect(answer).toMatchObject({
        status: 403,
        body: { code: 'CUSTOMER_BLOCKED', facts: { message: block.message } },
      })
    // orders that had begun go on
    expect((await shop.call('GET', '/api/v1/user', { as: BORIS })).body.block).toEqual({
      message: block.message,
      until: null,
    })
    expect((await shop.call('GET', `/api/v1/orders/${begun}`, { as: BORIS })).status).toBe(200)
    expect((await shop.call('GET', '/api/v1/user/personal-data', { as: BORIS })).status).toBe(200)
    expect(await idsOf({ block: 'blocked' })).toEqual([BORIS])
    expect((await unblock(BORIS)).body.block).toBeNull()
    expect([(await buy(BORIS)).status, (await ask(BORIS)).status]).toEqual([201, 201])
  })

  it('ends by itself on its day', async () => {
    const till = new Date(shop.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10)
    await blockOf(BORIS, { till })
    expect((await openChat(BORIS)).status).toBe(403)
    shop.passMinutes(2 * 24 * 60)
    expect((await openChat(BORIS)).status).toBe(200)
  })

  it('lets no order in after it commits, when many customers check out at the same time', async () => {
    const count = async (id: number) => {
      const [row] = await shop.sql<{ count: number }>(
        'select count(*)::int as count from shop_order where customer_id = $1',
        [id],
      )
      return row?.count
    }
    await shop.sql(`update office_session set expires_at = shop_now() + interval '1 day', seen_at = shop_now()`)
    const asked = { methodCode: 'courier', date: DAY, paymentMethod: 'cashondelivery' }
    const people = Array.from({ length: 10 }, (_, index) => 2001 + index)
    const carts = await Promise.all(people.map((id) => shop.cart(id, FARM, { [EGGS]: 10 })))
    await Promise.all(
      people.map(async (id, index) => {
        const [checkout, atBlock] = await Promise.all([
          shop.checkout(id, { cartId: carts[index], ...asked }),
          blockOf(id).then(({ status }) => (status === 200 ? count(id) : null)),
        ])
        expect([201, 'CUSTOMER_BLOCKED']).toContain(checkout.body.code ?? checkout.status)
        expect(await count(id)).toBe(atBlock)
      }),
    )
  })
})
