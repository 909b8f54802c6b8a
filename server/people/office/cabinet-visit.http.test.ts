import { api } from '@okolitsa/contracts/api.ts'
import type { Endpoint } from '@okolitsa/contracts/kernel/endpoint.ts'
import { CLOSED_IN_VISIT, mayInVisit } from '@okolitsa/domain/office/cabinet-visit-calls.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { ANNA, DAY, EGGS, FARM, OTHER_FARM, twoFarms } from '../../testing/two-farms.data.ts'
import type { CallOptions, TestApp } from '../../testing.ts'
import { becomeOwner } from './office-browser.data.ts'

const messages: { phone: string; text: string }[] = []
const shop = await twoFarms({
  adapters: { channel: { send: async (phone, text) => void messages.push({ phone, text }) } },
  settings: { RATE_LIMIT_PER_MINUTE: '0' },
})
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
const seller = await shop.staff(FARM)
const become = (roles: string[]) => shop.sql('update office_member set roles = $1', [roles])
const start = (id: number, body: object) => browser.call('POST', `/v1/office/sellers/${id}/visits`, { body })
const reason = 'Звонил, не может поднять цену'
const read = () => start(FARM, { reason })
const act = () => start(FARM, { mode: 'acting', reason })
const me = () => browser.call('GET', '/v1/user/me')
const pause = (id = FARM) =>
  browser.call('POST', `/v1/cabinet/farmers/${id}/sales-pause`, { body: { length: 'tomorrow' } })
const lastEntries = () =>
  shop.sql<{ action: string; kind: string; behalf: number | null; after: { call?: string } | null }>(
    `select action, kind, on_behalf_of as behalf, after from audit_entry order by id desc limit 3`,
  )

const calls = Object.values(api).flatMap((table) =>
  Object.entries(table as Record<string, Endpoint>).filter(([, { access, raw }]) => access === 'seller' && !raw),
)

beforeEach(() => become(['owner']))

describe('a visit in the cabinet of a seller', () => {
  it('is opened by people of the office with a reason, for reading unless they may act', async () => {
    const path = `/v1/office/sellers/${FARM}/visits`
    expect((await site.call('POST', path, { body: { reason } })).status).toBe(401)
    const headers = { authorization: `Bearer ${seller}` }
    expect((await site.call('POST', path, { body: { reason }, headers })).status).toBe(401)
    await become(['accountant'])
    expect((await read()).status).toBe(403)
    await become(['support'])
    expect((await act()).status).toBe(403)
    expect((await start(FARM, { reason: ' ' })).body.errors).toHaveProperty('reason')
    expect((await start(FARM, { reason: 'x'.repeat(201) })).status).toBe(400)
    expect((await start(999, { reason })).status).toBe(404)
    expect(await read()).toMatchObject({ status: 200, body: { endsAt: expect.any(String) } })
    expect((await me()).body).toMatchObject({
      ...{ name: 'Марина Аверина', organization: { id: FARM }, sellers: [] },
      visit: { mode: 'reading', reason },
    })
    await become(['curator'])
    expect((await act()).status).toBe(200)
  })

  it('refuses every closed call in each mode, and every write in a visit for reading', async () => {
    for (const mode of ['reading', 'acting'] as const) {
      await start(FARM, { mode, reason })
      const refused = calls.filter(([name, { method }]) => !mayInVisit(name, method, mode))
      const answers: (readonly [string, number])[] = []
      for (const [name, { method, path, body }] of refused) {
        const url = path.replace(/\{\w+\}/g, String(FARM))
        answers.push([name, (await browser.call(method, url, body && { body: {} })).status])
      }
      expect(answers.filter(([, status]) => status !== 403)).toEqual([])
      expect(answers.length).toBeGreaterThan(Object.values(CLOSED_IN_VISIT).flat().length - 1)
    }
  })

  it('shows the cabinet of that seller only, with customers masked', async () => {
    const cartId = await shop.cart(ANNA, FARM, { [EGGS]: 10 })
    await shop.checkout(ANNA, { cartId, methodCode: 'courier', date: DAY, paymentMethod: 'cashondelivery' })
    const [order = { id: 0 }] = await shop.sql<{ id: number }>('select id from shop_order')
    await read()
    const shown = await browser.call('GET', `/v1/cabinet/orders/${order.id}`)
    expect(shown.status).toBe(200)
    expect(JSON.stringify(shown.body)).not.toMatch(/7916\d{7}/)
    expect(shown.body.order).toMatchObject({ recipient: { name: 'А•••' }, place: { city: 'Москва', street: '•••' } })
    const list = await browser.call('GET', '/v1/cabinet/orders')
    expect(JSON.stringify(list.body)).not.toContain('Анна')
    expect((await browser.call('GET', `/v1/cabinet/farmers/${OTHER_FARM}/shipping`)).status).toBe(404)
    await act()
    const acted = await browser.call('GET', `/v1/cabinet/orders/${order.id}`)
    expect(acted.body.order.recipient).toMatchObject({ name: 'Анна', phone: expect.stringContaining('•••') })
    expect((await pause(OTHER_FARM)).status).toBe(404)
    expect((await browser.call('GET', '/v1/cabinet/goods/4')).status).toBe(404)
  })

  it('writes down every call with the person and the seller, and shows both in the log', async () => {
    await read()
    expect((await pause()).status).toBe(403)
    expect((await lastEntries())[0]).toMatchObject({
      ...{ action: 'callInVisit', kind: 'refusal', behalf: FARM, after: { call: 'setPause' } },
    })
    await browser.call('GET', '/v1/cabinet/goods')
    expect((await lastEntries())[0]).toMatchObject({ kind: 'read', behalf: FARM, after: { call: 'listGoods' } })
    await act()
    expect((await pause()).status).toBe(200)
    const entries = await lastEntries()
    expect(entries.map(({ behalf }) => behalf)).toEqual([FARM, FARM, FARM])
    expect(entries.slice(0, 2).map(({ action }) => action)).toEqual(['pauseSales', 'callInVisit'])
    const { items } = (await browser.call('GET', '/v1/office/log')).body
    expect(items[0]).toMatchObject({ who: { name: 'Марина Аверина' }, onBehalfOf: { id: FARM } })
    // calls of the seller and of the office itself are on nobody else's behalf
    await shop.call('POST', `/v1/cabinet/farmers/${FARM}/sales-pause`, {
      headers: { authorization: `Bearer ${seller}` },
      body: { length: null },
    })
    expect((await lastEntries())[0]).toMatchObject({ behalf: null })
  })

  it('gives no consent to free deliveries of plans for the seller, and changes the rest of the schedule', async () => {
    await act()
    const schedule = (body: object) => browser.call('PATCH', `/v1/cabinet/farmers/${FARM}/shipping/schedule`, { body })
    expect((await schedule({ withPlans: true })).status).toBe(403)
    expect(await schedule({ withPlans: false, horizonDays: 20 })).toMatchObject({
      ...{ status: 200, body: { schedule: { withPlans: false, horizonDays: 20 } } },
    })
  })

  it('is refused after it was left, and leaves other sessions as they are', async () => {
    await act()
    const token = browser.cookies.get('office-visit') ?? ''
    expect((await browser.call('POST', '/v1/cabinet/visit/end')).status).toBe(200)
    expect(browser.cookies.has('office-visit')).toBe(false)
    expect((await lastEntries()).map(({ action }) => action)).toContain('endVisit')
    // a cookie of an ended visit acts for nobody, not even for a session of the seller in the same browser
    browser.cookies.set('office-visit', token)
    browser.cookies.set('b2b-token', seller)
    expect([(await me()).status, (await pause()).status]).toEqual([401, 401])
    const headers = { authorization: `Bearer ${seller}` }
    expect((await browser.call('GET', '/v1/user/me', { headers })).body.visit).toBeUndefined()
    browser.cookies.delete('b2b-token')
    expect((await browser.call('GET', '/v1/office/log')).status).toBe(200)
  })

  it('ends by a new visit, by the loss of the right, after half an hour, and with the session of the office', async () => {
    await act()
    const first = browser.cookies.get('office-visit') ?? ''
    await start(OTHER_FARM, { reason })
    const second = browser.cookies.get('office-visit') ?? ''
    browser.cookies.set('office-visit', first)
    expect((await me()).status).toBe(401)
    browser.cookies.set('office-visit', second)
    expect((await me()).body.organization.id).toBe(OTHER_FARM)
    await act()
    await become(['support'])
    expect((await me()).status).toBe(401)
    await become(['owner'])
    expect((await me()).status).toBe(200)
    shop.passMinutes(29)
    expect((await me()).status).toBe(200)
    shop.passMinutes(1)
    expect((await me()).status).toBe(401)
    await act()
    await shop.sql('update office_session set ended_at = shop_now()')
    expect([(await me()).status, (await pause()).status]).toEqual([401, 401])
  })
})
