import { describe, expect, it, vi } from 'vitest'
import { becomeOwner } from '../../people/office/office-browser.data.ts'
import { readKey } from '../../platform/db/keyset.ts'
import { ANNA, BORIS, CHEESE, DAY, EGGS, FARM, OTHER_FARM, twoFarms } from '../../testing/two-farms.data.ts'
import type { CallOptions, TestApp } from '../../testing.ts'

const messages: { phone: string; text: string }[] = []
const shop = await twoFarms({
  adapters: { channel: { send: async (phone, text) => void messages.push({ phone, text }) } },
})
/** The world as the helpers of the office's tests take it. */
const site = {
  app: shop.app,
  sent: messages,
  call: async (method: 'GET', url: string, { body, headers }: CallOptions = {}) => {
    const reply = await shop.app.http.inject({
      ...{ method, url, headers: headers ?? {} },
      ...(body !== undefined && { payload: body as object }),
    })
    return { status: reply.statusCode, body: reply.body ? reply.json() : null, headers: reply.headers }
  },
} as unknown as TestApp
const { browser } = await becomeOwner(site, { phone: '79160009999', now: () => shop.now() })
const office = {
  cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'sec-fetch-site': 'same-origin',
}
const seller = { authorization: `Bearer ${await shop.staff(FARM)}` }
const PATH = '/v1/office/sellers'
const get = (path: string, headers: Record<string, string> = office) => shop.call('GET', `${PATH}${path}`, { headers })
const post = (path: string, body: object, headers: Record<string, string> = office) =>
  shop.call('POST', `${PATH}${path}`, { headers, body })
const idsOf = async (query: string) => (await get(query)).body.items.map(({ id }: { id: number }) => id)
const become = (roles: string[]) => shop.sql('update office_member set roles = $1', [roles])

const suspension = { reason: 'papers', message: 'Пришлите новую справку.', till: null as string | null }
const suspend = (ids: number[], asked: object = {}) => post('/moves/suspend', { ids, ...suspension, ...asked })
const restore = (ids: number[]) => post('/moves/restore', { ids })
/** Suspends or restores, and waits until caches know. */
const known = (change: () => ReturnType<typeof suspend>) => shop.changeSellers(change)

const buy = async (as: number, farm = FARM, productId = EGGS) => {
  await shop.sql('delete from cart where customer_id = $1', [as])
  const cartId = await shop.cart(as, farm, { [productId]: 10 })
  return shop.checkout(as, { cartId, methodCode: 'courier', date: DAY, paymentMethod: 'cashondelivery' })
}
const place = 'regionId=77&city=%D0%9C%D0%BE%D1%81%D0%BA%D0%B2%D0%B0&latitude=55.75&longitude=37.61'
const farmPage = async () => (await shop.call('GET', `/api/v3/farmers/id/${FARM}?${place}`)).status

describe('the list of sellers', () => {
  it('is open to the office only', async () => {
    expect((await get('', {})).status).toBe(401)
    expect((await get('', seller)).status).toBe(401)
    await become(['editor'])
    expect((await get('')).status).toBe(403)
    await become(['analyst'])
    expect([(await get('')).status, (await get(`/${FARM}/staff`)).status]).toEqual([200, 403])
    expect((await suspend([FARM])).status).toBe(403)
    expect((await get('')).body.items.map(({ abilities }: { abilities: [] }) => abilities)).toEqual([[], []])
    await become(['curator'])
    expect((await get('')).body.items[0].abilities).toEqual(['suspend', 'terminate'])
    await become(['owner'])
  })

  it('filters by state, type and papers, and finds by name, ИНН and the end of a phone', async () => {
    await shop.sql(
      `update organization set title = 'Луговая ферма', tin = '501704813287', phone = '79164520042' where id = $1`,
      [FARM],
    )
    expect(await idsOf('?search=луговая')).toEqual([FARM])
    expect(await idsOf('?search=5017048')).toEqual([FARM])
    expect(await idsOf('?search=0042')).toEqual([FARM])
    expect(await idsOf('?search=42')).toEqual([])
    expect(await idsOf('?search=%25')).toEqual([])
    expect(await idsOf('?state=active&type=farmer')).toHaveLength(2)
    expect(await idsOf('?type=restaurant')).toEqual([])
    await shop.sql(
      `insert into organization_document (organization_id, kind, title, number, valid_to)
       values ($1, 'declaration', 'Сыры', 'Д-1', '2026-12-01')`,
      [FARM],
    )
    expect(await idsOf('?papers=expiring')).toEqual([FARM])
    expect((await get('?papers=expiring')).body.items[0]).toMatchObject({ papersEndOn: '2026-12-01', goods: 3 })
    expect((await get('/count?papers=expiring')).body).toEqual({ count: 1 })
    expect((await get('?state=asleep')).status).toBe(400)
  })

  it('pages by key in every order, and ignores a key it has not written', async () => {
    await shop.sql(
      `insert into organization select (jsonb_populate_record(farm, jsonb_build_object('id', 5000 + n, 'slug', 'f' || n,
         'title', 'Ферма ' || n % 7, 'created_at', farm.created_at + n % 5 * interval '1 day', 'popularity', 0))).*
         from organization as farm, generate_series(1, 120) as n where farm.id = $1`,
      [OTHER_FARM],
    )
    for (const order of ['title', 'newest', 'oldest']) {
      const seen: number[] = []
      let after: string | null = ''
      while (after !== null) {
        const { body }: { body: { items: { id: number }[]; next: string | null } } = await get(
          `?order=${order}${after && `&after=${after}`}`,
        )
        seen.push(...body.items.map(({ id }) => id))
        after = body.next
      }
      expect([seen.length, new Set(seen).size]).toEqual([122, 122])
    }
    expect((await get('?after=nonsense')).status).toBe(200)
    const { next } = (await get('')).body
    expect(readKey(next)?.id).toEqual(expect.any(Number))
    await shop.sql('delete from organization where id > 5000')
  })

  it('exports exactly the filtered rows, with disarmed formulas', async () => {
    await shop.sql(`update organization set title = '=Луговая' where id = $1`, [FARM])
    const { status, text } = await get('/export/csv?papers=expiring')
    expect([status, text.startsWith('\uFEFF'), text.trim().split('\r\n').length]).toEqual([200, true, 2])
    expect(text).toContain(`;'=Луговая;`)
    expect((await get('/export/xlsx?papers=expiring')).status).toBe(200)
    expect((await get('/export/csv', {})).status).toBe(401)
  })
})

describe('the page of a seller', () => {
  it('shows register data, papers, requirements, delivery, orders, log and notes', async () => {
    expect((await buy(ANNA)).status).toBe(201)
    const { status, body } = await get(`/${FARM}`)
    expect([status, body]).toMatchObject([
      200,
      {
        ...{ id: FARM, state: 'active', tin: '501704813287', suspension: null, openOrders: 1, mayNote: true },
        documents: [{ number: 'Д-1', validTo: '2026-12-01' }],
        lastOrders: [{ state: 'formed' }],
      },
    ])
    expect(body.requirements).toContainEqual({ name: 'papers', isDone: true })
    expect((await get('/999')).status).toBe(404)
    expect((await get('/999/staff')).status).toBe(404)
  })

  it('hides phones of staff except for two digits', async () => {
    await shop.sql(
      `update staff_account set phone = '79161234567' where id = (select staff_id from staff_membership where organization_id = $1 limit 1)`,
      [FARM],
    )
    const { body } = await get(`/${FARM}/staff`)
    expect(body.items).toMatchObject([{ role: 'owner', phone: '+7 ••• •••-••-67' }])
  })

  it('keeps internal notes once', async () => {
    const headers = { ...office, 'idempotency-key': 'a1b2c3d4-0000-4000-8000-000000000001' }
    const note = { text: 'Обещали второй холодильник' }
    const [first, second] = [await post(`/${FARM}/notes`, note, headers), await post(`/${FARM}/notes`, note, headers)]
    expect([first.status, second.body.id]).toEqual([201, first.body.id])
    expect((await post(`/${FARM}/notes`, { text: ' ' })).body.errors).toHaveProperty('text')
    expect((await get(`/${FARM}`)).body.notes).toMatchObject([{ text: note.text, who: 'Марина Аверина' }])
  })
})

describe('a suspension', () => {
  it('takes the seller from lists, pages and carts, and finishes open orders', async () => {
    const cartId = await shop.cart(BORIS, FARM, { [CHEESE]: 1 })
    const preview = await post('/moves/preview', { ids: [FARM, OTHER_FARM], move: 'suspend' })
    expect(preview.body.items).toContainEqual(
      expect.objectContaining({ id: FARM, isChanged: true, openOrders: 1, goods: 3 }),
    )
    expect((await known(() => suspend([FARM]))).body).toEqual({ outcomes: [{ id: FARM, outcome: 'done' }] })
    expect(await farmPage()).toBe(404)
    await vi.waitFor(async () => {
      const page = await shop.call('GET', '/', { site: FARM })
      expect([page.status, page.text.includes('Магазин временно')]).toEqual([404, true])
    })
    const [cart] = (await shop.call('GET', '/api/v3/cart', { as: BORIS })).body.carts ?? []
    expect(cart === undefined || cart.enabled === false).toBe(true)
    const refused = await shop.checkout(BORIS, {
      ...{ cartId, methodCode: 'courier', date: DAY, paymentMethod: 'cashondelivery' },
    })
    expect(refused.status).toBe(400)
    const [order = { id: 0 }] = await shop.sql<{ id: number }>('select id from shop_order where organization_id = $1', [
      FARM,
    ])
    expect((await shop.call('GET', `/v1/cabinet/orders/${order.id}`, { headers: seller })).status).toBe(200)
    const { body } = await get(`/${FARM}`)
    expect(body).toMatchObject({
      state: 'suspended',
      suspension: { reason: 'papers' },
      abilities: ['restore', 'terminate'],
    })
    expect(body.log[0]).toMatchObject({ action: 'suspendSeller', who: 'Марина Аверина' })
  })

  it('notifies the seller of the reason in the cabinet and once by SMS', async () => {
    await shop.runOutbox()
    await shop.runOutbox()
    const sent = messages.filter(({ phone, text }) => phone === '79164520042' && text.includes(suspension.message))
    expect(sent).toHaveLength(1)
    const { body } = await shop.call('GET', '/v1/cabinet/today', { headers: seller })
    expect(body.suspension).toEqual({ message: suspension.message, until: null })
  })

  it('changes nothing when it is repeated, and is refused for a day that has begun', async () => {
    expect((await suspend([FARM, 999])).body.outcomes).toEqual([
      { id: FARM, outcome: 'notSelling' },
      { id: 999, outcome: 'unknown' },
    ])
    const past = await suspend([OTHER_FARM], { till: '2026-11-21' })
    expect([past.status, Object.keys(past.body.errors)]).toEqual([400, ['till']])
    expect((await suspend([OTHER_FARM], { message: '' })).body.errors).toHaveProperty('message')
    expect((await suspend([])).status).toBe(400)
    expect((await get(`/${OTHER_FARM}`)).body.state).toBe('active')
  })

  it('ends by hand, and the seller is notified', async () => {
    expect((await known(() => restore([FARM]))).body).toEqual({ outcomes: [{ id: FARM, outcome: 'done' }] })
    expect((await restore([FARM])).body).toEqual({ outcomes: [{ id: FARM, outcome: 'notSuspended' }] })
    expect(await farmPage()).toBe(200)
    expect((await buy(ANNA)).status).toBe(201)
    await shop.runOutbox()
    expect(messages.some(({ text }) => text.includes('снова продаёте'))).toBe(true)
    expect((await shop.call('GET', '/v1/cabinet/today', { headers: seller })).body.suspension).toBeNull()
  })

  it('ends by itself on its day', async () => {
    await known(() => suspend([FARM], { till: '2026-11-22' }))
    await shop.runPeriodic('end-suspensions')
    expect((await get(`/${FARM}`)).body.state).toBe('suspended')
    shop.passMinutes(13 * 60)
    await shop.sql(`update office_session set expires_at = expires_at + interval '1 day', seen_at = shop_now()`)
    await shop.runPeriodic('end-suspensions')
    await vi.waitFor(async () => expect(await farmPage()).toBe(200))
    const { body } = await get(`/${FARM}`)
    expect([body.state, body.log[0]]).toMatchObject(['active', { action: 'restoreSeller', who: null }])
  })

  it('places no order after it commits, when many customers check out at the same time', async () => {
    const customers = Array.from({ length: 20 }, (_, index) => 2001 + index)
    const carts = await Promise.all(customers.map((id) => shop.cart(id, FARM, { [EGGS]: 10 })))
    const asked = { methodCode: 'courier', date: DAY, paymentMethod: 'cashondelivery' }
    let suspendedAt = Number.POSITIVE_INFINITY
    const [answers] = await Promise.all([
      Promise.all(customers.map((id, index) => shop.checkout(id, { cartId: carts[index], ...asked }))),
      suspend([FARM]).then(async ({ body }) => {
        expect(body.outcomes).toEqual([{ id: FARM, outcome: 'done' }])
        const [row] = await shop.sql<{ count: number }>(
          'select count(*)::int as count from shop_order where organization_id = $1',
          [FARM],
        )
        suspendedAt = row?.count ?? 0
      }),
    ])
    for (const { status, body } of answers) {
      expect([200, 201, 400]).toContain(status)
      if (status === 400) expect(['SELLER_SUSPENDED', 'FARMER_OR_PRODUCTS_UNAVAILABLE']).toContain(body.code)
    }
    const [after] = await shop.sql<{ count: number }>(
      'select count(*)::int as count from shop_order where organization_id = $1',
      [FARM],
    )
    expect(after?.count).toBe(suspendedAt)
  })
})
