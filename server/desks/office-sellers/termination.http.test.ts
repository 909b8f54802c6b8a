import { expect, it, vi } from 'vitest'
import { becomeOwner, joinOffice } from '../../people/office/office-browser.data.ts'
import { ANNA, DAY, EGGS, FARM, HAM, OTHER_FARM, twoFarms } from '../../testing/two-farms.data.ts'
import type { CallOptions, TestApp } from '../../testing.ts'

const messages: { phone: string; text: string }[] = []
const shop = await twoFarms({
  adapters: { channel: { send: async (phone, text) => void messages.push({ phone, text }) } },
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
const now = () => shop.now()
await shop.sql(`update market set state = 'open'`)
const marina = await becomeOwner(site, { phone: '79160009999', now })
const pavel = await joinOffice(site, marina.browser, { phone: '79160009998', roles: ['curator'], now })
const seller = { authorization: `Bearer ${await shop.staff(FARM)}` }
type Person = Pick<typeof marina, 'browser' | 'app'>

const PATH = '/v1/office/sellers'
const asked = { reason: 'asked', message: 'Закрываем по вашей просьбе.', endsOn: '2026-11-21' }
const propose = ({ browser }: Pick<Person, 'browser'>, id: number, body: object = {}) =>
  browser.call('POST', `${PATH}/${id}/termination`, { body: { ...asked, ...body } })
/** Open proposals as the owner sees them: of others, and the own one. */
const approvalsOf = async () => {
  const { approvals } = (await marina.browser.call('GET', '/v1/office/people')).body
  const find = (isOwn: boolean) => approvals.find((one: { isOwn: boolean }) => one.isOwn === isOwn)
  return [find(false), find(true)]
}
/** Approves with a code that was not used: the clock goes on before each. */
const approve = (by: Person, { id, digest }: { id: string; digest: string }) => {
  shop.passMinutes(1)
  return by.browser.call('POST', `/v1/office/approvals/${id}/approval`, {
    body: { digest, code: by.app.codeAt(shop.now()) },
  })
}
const stateOf = async (id: number) => (await marina.browser.call('GET', `${PATH}/${id}`)).body.state
const buy = async (farm: number, productId: number) => {
  await shop.sql('delete from cart where customer_id = $1', [ANNA])
  const cartId = await shop.cart(ANNA, farm, { [productId]: 10 }).catch(() => null)
  if (cartId === null) return { status: 400 }
  return shop.checkout(ANNA, { cartId, methodCode: 'courier', date: DAY, paymentMethod: 'cashondelivery' })
}

it('is proposed by those who manage sellers, for an existing seller and a day that has not passed', async () => {
  expect((await shop.call('POST', `${PATH}/${FARM}/termination`, { body: asked })).status).toBe(401)
  expect((await shop.call('GET', `${PATH}/${FARM}/termination`, { headers: seller })).status).toBe(401)
  expect((await propose(pavel, 999)).status).toBe(404)
  const wrong = await propose(pavel, FARM, { endsOn: '2026-11-20', message: ' ' })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['message']])
  expect((await propose(pavel, FARM, { endsOn: '2026-11-20' })).body.errors).toHaveProperty('endsOn')
  expect((await propose(pavel, FARM, { endsOn: '2027-11-20' })).body.errors).toHaveProperty('endsOn')
  await shop.sql(`update office_member set roles = '{support}' where phone = '79160009998'`)
  expect((await propose(pavel, FARM)).status).toBe(403)
  await shop.sql(`update office_member set roles = '{curator}' where phone = '79160009998'`)
})

it('waits for another person, who sees what happens, and refuses the proposer', async () => {
  expect((await buy(FARM, EGGS)).status).toBe(201)
  await shop.sql(`update organization set phone = '79164520042' where id = $1`, [FARM])
  expect((await propose(pavel, FARM)).body).toEqual({ approval: { id: expect.any(String), aloneFrom: null } })
  expect((await propose(marina, OTHER_FARM)).status).toBe(200)
  const [theirs, own] = await approvalsOf()
  expect(theirs).toMatchObject({
    ...{ kind: 'terminateSeller', isOwn: false, abilities: ['approve', 'end'] },
    seller: { id: FARM, ...asked, goods: 3, openOrders: 1, sites: expect.any(Number), staff: 1 },
  })
  // the only owner waits, and a curator approves nothing
  expect((await approve(marina, own)).body.code).toBe('APPROVAL_EARLY')
  expect((await approve(pavel, theirs)).status).toBe(403)
  expect([await stateOf(FARM), await stateOf(OTHER_FARM)]).toEqual(['active', 'active'])
  expect((await approve(marina, { id: theirs.id, digest: own.digest })).body.code).toBe('APPROVAL_OVER')
  const anna = await joinOffice(site, marina.browser, { phone: '79160009997', roles: ['support'], now })
  await shop.sql(`update office_member set roles = '{owner}' where phone = '79160009997'`)
  expect((await approve(marina, own)).body.code).toBe('APPROVAL_OWN')
  expect((await anna.browser.call('DELETE', `/v1/office/approvals/${own.id}`)).status).toBe(200)
  expect(await stateOf(OTHER_FARM)).toBe('active')
})

it('takes goods from sale, closes sites, leaves open orders to be finished, and is final', async () => {
  const [theirs] = await approvalsOf()
  const approved = await shop.changeSellers(() => approve(marina, theirs))
  expect(approved.status).toBe(200)
  const { body } = await marina.browser.call('GET', `${PATH}/${FARM}`)
  expect(body).toMatchObject({ state: 'terminated', termination: asked, abilities: [], openOrders: 1 })
  expect(body.log.map(({ action }: { action: string }) => action)).toContain('terminateSeller')
  expect((await buy(FARM, EGGS)).status).toBe(400)
  const restored = await marina.browser.call('POST', `${PATH}/moves/restore`, { body: { ids: [FARM] } })
  expect(restored.body.outcomes).toEqual([{ id: FARM, outcome: 'notSuspended' }])
  expect((await propose(pavel, FARM)).body.code).toBe('SELLER_NOT_SELLING')
  await vi.waitFor(async () => {
    const page = await shop.call('GET', '/', { site: FARM })
    expect([page.status, page.text.includes('Магазин закрылся')]).toEqual([404, true])
  })
})

it('leaves reading and the finishing of orders to the people of the seller, and notifies them once', async () => {
  const [order] = await shop.sql<{ id: number }>('select id from shop_order where organization_id = $1', [FARM])
  expect((await shop.call('GET', `/v1/cabinet/orders/${order?.id}`, { headers: seller })).status).toBe(200)
  const today = await shop.call('GET', '/v1/cabinet/today', { headers: seller })
  expect(today.body.termination).toEqual({ message: asked.message, endsOn: asked.endsOn })
  const write = (url: string) => shop.call('POST', url, { headers: seller, body: {} })
  expect((await write('/v1/cabinet/goods')).status).toBe(403)
  expect((await write(`/v1/cabinet/orders/${order?.id}/moves`)).status).toBe(400)
  await shop.runOutbox()
  await shop.runOutbox()
  expect(messages.filter(({ phone, text }) => phone === '79164520042' && text.includes(asked.message))).toHaveLength(1)
})

it('ends a contract on its day in the time zone of the seller', async () => {
  await propose(pavel, OTHER_FARM, { endsOn: '2026-11-22' })
  const [theirs] = await approvalsOf()
  expect((await approve(marina, theirs)).status).toBe(200)
  await shop.runPeriodic('end-contracts')
  expect((await buy(OTHER_FARM, HAM)).status).toBe(201)
  shop.passMinutes(13 * 60)
  await shop.sql(`update office_session set expires_at = expires_at + interval '1 day', seen_at = shop_now()`)
  await shop.changeSellers(() => shop.runPeriodic('end-contracts'))
  expect([(await buy(OTHER_FARM, HAM)).status, await stateOf(OTHER_FARM)]).toEqual([400, 'terminated'])
})
