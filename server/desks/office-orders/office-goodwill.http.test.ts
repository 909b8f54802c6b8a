import { afterEach, describe, expect, it } from 'vitest'
import { ANNA } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { openOfficeShop } from './office-shop.data.ts'

const shop = await openOfficeShop()
const { office, member } = shop
afterEach(async () => {
  await shop.runOutbox()
  expect(await integrityProblemsOf(shop)).toEqual([])
})

const pathOf = (id: number, rest: string) => `/v1/office/orders/${id}${rest}`
const give = (id: number, bonuses: unknown, reason = 'Привезли позже обещанного') =>
  office(['support'], 'POST', pathOf(id, '/goodwill'), { bonuses, reason })
const balanceOf = async () =>
  (await shop.sql<{ balance: number }>('select balance from bonus_account where customer_id = $1', [ANNA]))[0]
    ?.balance ?? 0
const newsOf = async (kind: string) =>
  (
    await shop.sql<{ title: string; text: string; path: string }>(
      'select title, text, path from notification where customer_id = $1 and kind = $2 order by id',
      [ANNA, kind],
    )
  ).map(({ title, text, path }) => ({
    title: title.replaceAll('\u00A0', ' '),
    text: text.replaceAll('\u00A0', ' '),
    path,
  }))

describe('bonuses from the office', () => {
  it('reach the customer at the cost of the market, with a notice, and are audited', async () => {
    const id = await shop.order()
    const before = await balanceOf()
    const given = await give(id, 300)
    expect(given).toMatchObject({ status: 200, body: { abilities: { goodwill: 700 } } })
    expect(await balanceOf()).toBe(before + 30_000)
    await shop.runOutbox()
    const posted = await shop.sql(
      `select account, amount::int from ledger_line join ledger_entry on ledger_entry.id = entry_id
        where order_id = $1 and kind = 'bonus' and account in ('market_discount', 'bonus') order by amount`,
      [id],
    )
    expect(posted).toEqual([
      { account: 'bonus', amount: -30_000 },
      { account: 'market_discount', amount: 30_000 },
    ])
    expect(await newsOf('bonusesGiven')).toEqual([
      {
        title: 'Мы дарим вам 300 бонусов',
        text: expect.stringMatching(/^Заказ № .*: Привезли позже обещанного$/),
        path: `/account/orders/${id}`,
      },
    ])
    const audited = await shop.sql(
      `select staff_id, after from audit_entry where entity = 'order' and entity_id = $1 and action = 'giveGoodwill'`,
      [String(id)],
    )
    expect(audited).toEqual([{ staff_id: member.id, after: { bonuses: 300 } }])
  })

  it('never exceed the limit of the order when twenty gifts are made at once', async () => {
    const id = await shop.order()
    const before = await balanceOf()
    const replies = await Promise.all(Array.from({ length: 20 }, () => give(id, 600)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.find(({ status }) => status !== 200)?.body).toMatchObject({
      code: 'GOODWILL_OVER_LIMIT',
      facts: { left: 400 },
    })
    expect(await balanceOf()).toBe(before + 60_000)
  })

  it('end with the day of the person, and start again after it', async () => {
    await shop.sql(`update office_goodwill set at = at - interval '24 hours'`)
    await shop.proveFactor()
    for (let count = 0; count < 5; count++) expect((await give(await shop.order(), 1_000)).status).toBe(200)
    const id = await shop.order()
    expect((await give(id, 1)).body).toMatchObject({ code: 'GOODWILL_OVER_LIMIT', facts: { left: 0 } })
    expect((await office(['owner'], 'POST', pathOf(id, '/goodwill'), { bonuses: 2_000, reason: 'x' })).status).toBe(200)
  })

  it('refuse wrong numbers, a missing reason, an old factor, strangers and unknown orders', async () => {
    const id = await shop.order()
    for (const wrong of [0, -1, 1.5, 50_001, '7', null])
      expect(await give(id, wrong)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
    expect((await give(id, 1, ' ')).status).toBe(400)
    expect((await shop.call('POST', pathOf(id, '/goodwill'), { body: { bonuses: 1, reason: 'x' } })).status).toBe(401)
    expect((await give(999_999_999, 1)).status).toBe(404)
    shop.passMinutes(20)
    expect((await give(id, 1)).body.code).toBe('FACTOR_NEEDED')
  })
})

describe('a message of the office', () => {
  it('reaches the customer, and ready messages are in the language of the customer', async () => {
    const id = await shop.order()
    await shop.sql(`update customer set language = 'en' where id = $1`, [ANNA])
    const page = await office(['support'], 'GET', pathOf(id, ''))
    expect(page.body.templates[0]).toMatchObject({ title: 'Late' })
    const sent = await office(['support'], 'POST', pathOf(id, '/messages'), { text: ' We are near ' })
    expect(sent.status).toBe(200)
    await shop.runOutbox()
    expect(await newsOf('officeMessage')).toEqual([
      { title: expect.stringContaining('About order'), text: 'We are near', path: `/account/orders/${id}` },
    ])
    expect((await office(['support'], 'POST', pathOf(id, '/messages'), { text: ' ' })).status).toBe(400)
    expect((await office(['support'], 'POST', pathOf(999_999_999, '/messages'), { text: 'x' })).status).toBe(404)
    expect((await office(['analyst'], 'GET', pathOf(id, ''))).body.templates).toEqual([])
    expect((await shop.call('POST', pathOf(id, '/messages'), { body: { text: 'x' } })).status).toBe(401)
  })
})

describe('the day of the office', () => {
  it('counts promised calls and compares the orders of the day with the same weekday', async () => {
    const id = await shop.order()
    const [now] = [shop.now()]
    await shop.sql(`update shop_order set placed_at = $1 where id = $2`, [now, id])
    const day = async () => (await office(['support'], 'GET', '/v1/office/day')).body
    const before = await day()
    const old = await shop.order()
    await shop.sql(`update shop_order set placed_at = $1::timestamptz - interval '7 days' where id = $2`, [now, old])
    const after = await day()
    expect(before.today.orders).toBeGreaterThan(0)
    expect(before.today.average).toBeCloseTo(before.today.turnover / before.today.orders, 2)
    expect(before.weekAgo).toEqual({ orders: 0, turnover: 0, average: 0 })
    expect(after.weekAgo).toEqual({ orders: 1, turnover: expect.any(Number), average: after.weekAgo.turnover })
    const promised = await office(['support'], 'POST', pathOf(id, '/call-back'), { within: 'hour' })
    expect(promised.body.callBack).toBe(new Date(shop.now().getTime() + 3_600_000).toISOString())
    expect((await day()).callBacks).toEqual({ count: 1, due: promised.body.callBack })
    const listed = await office(['support'], 'GET', '/v1/office/orders?view=callBacks')
    expect(listed.body.items.map((row: { id: number }) => row.id)).toEqual([id])
    expect((await office(['support'], 'POST', pathOf(id, '/call-back'), { within: 'x' })).status).toBe(400)
    expect((await office(['support'], 'POST', pathOf(999_999_999, '/call-back'), { within: null })).status).toBe(404)
    await office(['support'], 'POST', pathOf(id, '/call-back'), { within: null })
    expect((await day()).callBacks).toEqual({ count: 0, due: null })
    expect((await office(['editor'], 'GET', '/v1/office/day')).status).toBe(403)
    expect((await shop.call('GET', '/v1/office/day')).status).toBe(401)
  })
})
