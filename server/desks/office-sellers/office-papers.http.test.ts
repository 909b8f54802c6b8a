import { describe, expect, it, vi } from 'vitest'
import { becomeOwner } from '../../people/office/office-browser.data.ts'
import { ANNA, BORIS, DAY, EGGS, FARM, HAM, OTHER_FARM, twoFarms } from '../../testing/two-farms.data.ts'
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
const { browser } = await becomeOwner(site, { phone: '79160009999', now: () => shop.now() })
const office = {
  cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'sec-fetch-site': 'same-origin',
}
const token = await shop.staff(FARM)
const seller = { authorization: `Bearer ${token}` }
const [{ id: olga = 0 } = {}] = await shop.sql<{ id: number }>(
  'select staff_id as id from staff_membership where organization_id = $1',
  [FARM],
)
const become = (roles: string[]) => shop.sql('update office_member set roles = $1', [roles])
const PATH = '/v1/office/sellers'
type Method = 'GET' | 'POST' | 'PATCH'
const call = (method: Method, path: string, body?: object, headers: Record<string, string> = office) =>
  shop.call(method, `${PATH}${path}`, { headers, ...(body && { body }) })

const PAPER = { kind: 'declaration' as const, title: 'Яйца', number: 'Д-1', validTo: '2026-12-22' }
/** A paper as the seller's own people send it. */
const send = (fields: Partial<typeof PAPER> = {}) =>
  shop.write((tx, { sellers }) =>
    sellers.addDocument(tx, { kind: 'staff', staffId: olga }, FARM, { ...PAPER, ...fields }),
  )
const papers = async () => (await call('GET', `/${FARM}`)).body.documents
const paperId = async (number: string) => (await papers()).find((one: { number: string }) => one.number === number)?.id
const check = (id: number, body: object, headers = office) => call('POST', `/${FARM}/papers/${id}/check`, body, headers)
const accept = (id: number, seen = 'waiting') => check(id, { seen, refusal: null })
const refuse = (id: number, seen = 'waiting') =>
  check(id, { seen, refusal: { reason: 'unreadable', remark: 'Снимок размыт' } })
const desk = async () => (await shop.call('GET', `/v1/cabinet/farmers/${FARM}/documents`, { headers: seller })).body

const rule = { trade: null as string | null, categoryId: 11 as number | null, kind: 'declaration' }
const change = (effect: string, seen: string, of: object = rule, headers = office) =>
  call('PATCH', '/requirements', { ...rule, ...of, effect, seen }, headers)
const buy = async (as: number, farm = FARM, productId = EGGS) => {
  await shop.sql('delete from cart where customer_id = $1', [as])
  const cartId = await shop.cart(as, farm, { [productId]: 10 }).catch(() => null)
  if (cartId === null) return { status: 400 }
  return shop.checkout(as, { cartId, methodCode: 'courier', date: DAY, paymentMethod: 'cashondelivery' })
}
const isOnSale = async () =>
  (await shop.sql<{ one: number }>('select 1 as one from category_listing where product_id = $1 limit 1', [EGGS]))
    .length > 0

describe('the check of a paper', () => {
  it('waits in the queue, and is decided by those who manage sellers', async () => {
    await send()
    const [paper] = await papers()
    expect(paper).toMatchObject({ state: 'waiting', checkedBy: null, abilities: ['accept', 'refuse'] })
    expect((await call('GET', '/papers/queue')).body).toMatchObject({
      waiting: 1,
      since: expect.any(String),
      ending: 0,
    })
    expect((await call('GET', '?papers=waiting')).body.items.map(({ id }: { id: number }) => id)).toEqual([FARM])
    const body = { seen: 'waiting', refusal: null }
    expect((await check(paper.id, body, {} as typeof office)).status).toBe(401)
    expect((await check(paper.id, body, seller as unknown as typeof office)).status).toBe(401)
    await become(['support'])
    expect((await check(paper.id, body)).status).toBe(403)
    await become(['editor'])
    expect((await call('GET', '/papers/queue')).status).toBe(403)
    await become(['curator'])
    expect((await check(999_999, body)).status).toBe(404)
    expect((await call('POST', `/${OTHER_FARM}/papers/${paper.id}/check`, body)).status).toBe(404)
  })

  it('notifies the seller of the reason of a refusal, hides the paper, and takes a replacement', async () => {
    const id = await paperId('Д-1')
    const wrong = await check(id, { seen: 'waiting', refusal: { reason: 'other', remark: ' ' } })
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['refusal.remark']])
    expect((await refuse(id)).status).toBe(200)
    expect([(await refuse(id)).body.code, (await accept(id, 'waiting')).body.code]).toEqual([
      'PAPER_CHECKED',
      'PAPER_CHECKED',
    ])
    expect((await desk()).items).toMatchObject([{ state: 'refused', refusal: 'unreadable', remark: 'Снимок размыт' }])
    expect((await shop.call('GET', `/api/v3/farmers/id/${FARM}`)).body.documents).toEqual([])
    const { documents, log } = (await call('GET', `/${FARM}`)).body
    expect(documents).toMatchObject([
      { checkedBy: 'Марина Аверина', checkedAt: expect.any(String), abilities: ['accept'] },
    ])
    expect(log[0]).toMatchObject({ action: 'refuseDocument', who: 'Марина Аверина' })
    await shop.write((tx, { sellers }) =>
      sellers.replaceDocument(
        tx,
        { kind: 'staff', staffId: olga },
        { organizationId: FARM, documentId: id },
        {
          ...PAPER,
          number: 'Д-2',
        },
      ),
    )
    expect((await accept(await paperId('Д-2'))).status).toBe(200)
    expect((await desk()).items).toMatchObject([{ number: 'Д-2', state: 'accepted', refusal: null }])
  })
})

describe('a required paper', () => {
  it('is shown with its effect before the rule is saved, and changes nothing without a rule', async () => {
    await shop.sql(`update category set required_papers = '{declaration}' where id = 11`)
    const { body } = await call('GET', '/requirements')
    expect(body.categories).toEqual([{ categoryId: 11, title: 'Food', kind: 'declaration', effect: 'warn' }])
    expect(body.trades).toContainEqual({ trade: 'farmer', kind: 'vsd', effect: 'off' })
    expect((await buy(ANNA, OTHER_FARM, HAM)).status).toBe(201)
    const preview = await call('POST', '/requirements/preview', { ...rule, effect: 'block' })
    expect(preview.body).toMatchObject({ sellers: 1, stopped: 1, resumed: 0, first: [{ id: OTHER_FARM, stopped: 1 }] })
    expect((await change('block', 'block')).body.code).toBe('PAPER_RULE_CHANGED')
    expect((await change('block', 'warn', { categoryId: 999 })).status).toBe(404)
    expect((await change('off', 'warn')).body.errors).toHaveProperty('effect')
    expect((await change('block', 'off', { trade: 'farmer' })).body.errors).toHaveProperty('trade')
    expect((await change('block', 'warn', {}, {} as typeof office)).status).toBe(401)
    await become(['analyst'])
    expect([(await call('GET', '/requirements')).body.mayChange, (await change('block', 'warn')).status]).toEqual([
      false,
      403,
    ])
    await become(['owner'])
  })

  it('stops goods of its category at sellers without it, and lets the others sell', async () => {
    expect((await change('block', 'warn')).status).toBe(200)
    expect((await buy(ANNA, OTHER_FARM, HAM)).status).toBe(400)
    expect((await buy(ANNA)).status).toBe(201)
    const log = (await call('GET', `/${OTHER_FARM}`)).body
    expect([log.lacks, log.log[0]]).toMatchObject([
      [{ kind: 'declaration', isBlocking: true, categories: ['Food'], goods: 1 }],
      { action: 'stopByPapers', who: null },
    ])
  })

  it('stops sales when it is refused, and resumes them at once when a new one is accepted', async () => {
    const cartId = await shop.cart(BORIS, FARM, { [EGGS]: 10 })
    expect((await refuse(await paperId('Д-2'), 'accepted')).status).toBe(200)
    expect([(await buy(ANNA)).status, await isOnSale()]).toEqual([400, false])
    const cart = await shop.call('GET', `/api/v2/cart/${cartId}`, { as: BORIS })
    expect(JSON.stringify(cart.body)).toContain('"enabled":false')
    expect((await desk()).lacks).toMatchObject([{ kind: 'declaration', isBlocking: true, goods: 3 }])
    await send({ number: 'Д-3' })
    expect((await buy(ANNA)).status).toBe(400)
    expect((await accept(await paperId('Д-3'))).status).toBe(200)
    expect([(await buy(ANNA)).status, await isOnSale(), (await desk()).lacks]).toEqual([201, true, []])
  })

  it('keeps selling on the accepted paper while its replacement waits', async () => {
    await shop.write(async (tx, { sellers }) =>
      sellers.replaceDocument(
        tx,
        { kind: 'staff', staffId: olga },
        { organizationId: FARM, documentId: await paperId('Д-3') },
        { ...PAPER, number: 'Д-4', validTo: '2027-12-22' },
      ),
    )
    expect((await buy(ANNA)).status).toBe(201)
    expect((await accept(await paperId('Д-4'))).status).toBe(200)
  })

  it('places no order after a refusal commits, when many customers check out at the same time', async () => {
    const customers = Array.from({ length: 20 }, (_, index) => 2001 + index)
    const carts = await Promise.all(customers.map((id) => shop.cart(id, FARM, { [EGGS]: 10 })))
    const asked = { methodCode: 'courier', date: DAY, paymentMethod: 'cashondelivery' }
    const count = async () =>
      (
        await shop.sql<{ count: number }>('select count(*)::int as count from shop_order where organization_id = $1', [
          FARM,
        ])
      )[0]?.count
    const id = await paperId('Д-4')
    const [answers, stoppedAt] = await Promise.all([
      Promise.all(customers.map((as, index) => shop.checkout(as, { cartId: carts[index], ...asked }))),
      refuse(id, 'accepted').then(({ status }) => (status === 200 ? count() : null)),
    ])
    expect(answers.filter(({ status }) => ![200, 201, 400].includes(status))).toEqual([])
    expect(await count()).toBe(stoppedAt)
    expect((await accept(id, 'refused')).status).toBe(200)
  })

  it('of a trade stops the whole seller like a suspension', async () => {
    const farmers = { trade: 'farmer', categoryId: null, kind: 'vsd' }
    expect((await change('block', 'off', farmers)).status).toBe(200)
    const refused = await buy(ANNA)
    expect([refused.status, await isOnSale()]).toEqual([400, false])
    expect((await change('off', 'block', farmers)).status).toBe(200)
    expect([(await buy(ANNA)).status, await isOnSale()]).toEqual([201, true])
  })

  it('stops sales after its last day in the time zone of the seller', async () => {
    await shop.sql(`update organization_document set valid_to = '2026-11-21' where organization_id = $1`, [FARM])
    await shop.runPeriodic('recount-papers')
    expect(await isOnSale()).toBe(true)
    shop.passMinutes(13 * 60)
    await shop.sql(`update office_session set expires_at = expires_at + interval '1 day', seen_at = shop_now()`)
    await shop.runPeriodic('recount-papers')
    expect([(await buy(ANNA)).status, await isOnSale()]).toEqual([400, false])
    expect((await change('warn', 'block')).status).toBe(200)
    await vi.waitFor(async () => expect((await buy(ANNA)).status).toBe(201))
  })
})

it('notifies the seller 30 days, 7 days and 1 day before the end, each once, by day', async () => {
  const notified = async () =>
    (
      await shop.sql<{ payload: { validTo: string } }>(
        `select payload from outbox where topic = 'SellerPaperEnds' order by id`,
      )
    ).map(({ payload }) => payload.validTo)
  await shop.sql('delete from organization_document')
  await shop.sql(`update organization set phone = '79164520042' where id = $1`, [FARM])
  for (const [number, validTo] of [
    ['a', '2026-11-23'],
    ['b', '2026-11-28'],
    ['c', '2026-12-22'],
    ['d', '2026-12-23'],
  ] as const)
    await send({ number, validTo })
  shop.passMinutes(10 * 60)
  await shop.runPeriodic('tell-of-ending-papers')
  await shop.runPeriodic('tell-of-ending-papers')
  expect((await notified()).toSorted()).toEqual(['2026-11-23', '2026-11-28', '2026-12-22'])
  await shop.runOutbox()
  // no letter reaches this seller, so that each reminder is an SMS to the owner
  const reminders = () => messages.filter(({ phone, text }) => phone === '79164520042' && text.includes('действует до'))
  expect(reminders()).toHaveLength(3)
  shop.passMinutes(24 * 60)
  await shop.runPeriodic('tell-of-ending-papers')
  expect(await notified()).toHaveLength(4)
  await shop.runOutbox()
  expect(reminders()).toHaveLength(4)
})
