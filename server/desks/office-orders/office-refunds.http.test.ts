import { kopecks } from '@okolitsa/domain/money/money.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { joinOffice } from '../../people/office/office-browser.data.ts'
import { farmer } from '../../sales/orders/changes-shop.data.ts'
import { ANNA } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { openOfficeShop } from './office-shop.data.ts'

const shop = await openOfficeShop()
const { office, member } = shop
/** The total of `paid()`, roubles. */
const TOTAL = 1_590
let marina: Awaited<ReturnType<typeof joinOffice>>
beforeAll(async () => {
  await shop.sql(`update market set state = 'open'`)
  marina = await joinOffice(shop.site, shop.person.browser, {
    ...{ name: 'Марина Аверина', phone: '79165550002', roles: ['owner'], now: shop.now },
  })
})
afterEach(async () => {
  await shop.runOutbox()
  await shop.runPeriodic()
  await shop.runOutbox()
  expect(await integrityProblemsOf(shop)).toEqual([])
})

const pathOf = (id: number, rest = '') => `/v1/office/orders/${id}${rest}`
const asked = (amount: unknown, reason = 'Привезли позже обещанного') => ({ amount, reason })
const refund = (id: number, amount: unknown, roles: Parameters<typeof office>[0] = ['support']) =>
  office(roles, 'POST', pathOf(id, '/refunds'), asked(amount))
/** An order of Anna paid by СБП. */
async function paid(bought: Parameters<typeof shop.order>[0] = {}): Promise<number> {
  const id = await shop.order({ paymentMethod: 'sbp', ...bought })
  const { body } = await shop.call('GET', `/api/v1/checkout/payment/status/${id}`, { as: ANNA })
  await shop.press(body.payload, 'pay')
  shop.passMinutes(1)
  await shop.runPeriodic()
  await shop.proveFactor()
  return id
}
async function received(): Promise<number> {
  const id = await paid()
  for (const to of ['isAssembling', 'onTheRoad', 'received'] as const) await shop.services.orders.move(farmer, id, to)
  await shop.runOutbox()
  return id
}
/** A new day of every person's limit. */
const newDay = () => shop.sql(`update market_refund set at = at - interval '24 hours'`)
const returnedAtBank = async (id: number) =>
  (await shop.bankOrders())
    .filter(({ orderNumber }) => orderNumber.startsWith(`${id}-`))
    .reduce((sum, { refunded }) => sum + refunded, 0)
/** Balance of an account over the entries of an order; a debit is positive. */
const accountOf = async (id: number, account: string, kind = '%') =>
  (
    await shop.sql<{ sum: number }>(
      `select coalesce(sum(amount), 0)::int as sum from ledger_line join ledger_entry on ledger_entry.id = entry_id
        where order_id = $1 and account = $2 and kind like $3`,
      [id, account, kind],
    )
  )[0]?.sum
const settle = async () => {
  await shop.runOutbox()
  await shop.runPeriodic()
  await shop.runOutbox()
}

describe('a refund without a line', () => {
  it('goes to the customer at the cost of the market, and the order and its seller keep their sums', async () => {
    const id = await received()
    const share = await accountOf(id, 'seller')
    const made = await refund(id, 150.5)
    expect(made).toMatchObject({ status: 200, body: { refunding: { most: 1_439.5, left: 1_849.5, limit: 2_000 } } })
    await settle()
    expect(await returnedAtBank(id)).toBe(15_050)
    expect([await accountOf(id, 'seller'), await accountOf(id, 'customer')]).toEqual([share, 0])
    expect(await accountOf(id, 'market_discount')).toBe(15_050)
    const { body } = await office(['support'], 'GET', pathOf(id))
    expect(body.money).toMatchObject({ received: TOTAL - 150.5, marketRefunds: 150.5 })
    expect(body.costs).toContainEqual({ cause: 'marketRefund', bearer: 'market', amount: 150.5 })
    expect(body.timeline.map(({ what }: { what: { kind: string } }) => what.kind)).toContain('marketRefund')
    const receipts = body.timeline.flatMap(({ what }: { what: { kind: string; receipt?: string; total: number } }) =>
      what.receipt === 'refund' ? [what.total] : [],
    )
    expect(receipts).toEqual([150.5])
    expect(await shop.read(id)).toMatchObject({
      ...{ total: TOTAL, paymentStatus: 'partiallyReturned' },
      refunds: [{ amount: 150.5, status: 'done', isByMarket: true }],
    })
    const [notification] = await shop.sql<{ text: string }>(
      `select text from notification where customer_id = $1 and kind = 'officeMessage' and path like '%/' || $2`,
      [ANNA, String(id)],
    )
    expect(notification?.text.replaceAll('\u00A0', ' ')).toMatch(
      /^Возвращаем вам 150,50 ₽ .* Привезли позже обещанного$/,
    )
    const audited = await shop.sql(
      `select staff_id, after from audit_entry where entity_id = $1 and action = 'refundMoney'`,
      [String(id)],
    )
    expect(audited).toEqual([{ staff_id: member.id, after: { amount: 15_050, isApproved: false } }])
  })

  it('is made once for a repeated request', async () => {
    const id = await paid()
    const headers = { 'idempotency-key': 'b1b2c3d4-0000-4000-8000-000000000001' }
    const press = () => shop.person.browser.call('POST', pathOf(id, '/refunds'), { body: asked(10), headers })
    await Promise.all([press(), press()])
    expect((await press()).status).toBe(200)
    await settle()
    expect(await returnedAtBank(id)).toBe(1_000)
  })

  it('refuses wrong sums, roles without the right, an old factor, strangers and unknown orders', async () => {
    const id = await paid()
    for (const wrong of [0, -1, 0.001, '7', null, 1e12]) expect((await refund(id, wrong)).status).toBe(400)
    expect((await office(['support'], 'POST', pathOf(id, '/refunds'), asked(1, ' '))).status).toBe(400)
    expect((await refund(id, TOTAL + 0.01, ['owner'])).body).toMatchObject({
      ...{ code: 'REFUND_OVER_PAID', facts: { most: TOTAL } },
    })
    expect((await refund(id, 1, ['curator'])).status).toBe(403)
    expect((await office(['analyst'], 'GET', pathOf(id))).body.refunding).toBeNull()
    expect((await refund(999_999_999, 1)).status).toBe(404)
    expect((await shop.call('POST', pathOf(id, '/refunds'), { body: asked(1) })).status).toBe(401)
    const cash = await shop.order()
    expect((await refund(cash, 1)).body).toMatchObject({ code: 'REFUND_OVER_PAID', facts: { most: 0 } })
    shop.passMinutes(20)
    expect((await refund(id, 1)).body.code).toBe('FACTOR_NEEDED')
    await shop.proveFactor()
  })
})

describe('the limit of a person', () => {
  it('lets no parallel requests pass it: what is above waits for another person', async () => {
    await newDay()
    const id = await paid({ lines: { 20: 4 } })
    const replies = await Promise.all(Array.from({ length: 6 }, () => refund(id, 900)))
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200))
    await settle()
    expect(await returnedAtBank(id)).toBe(180_000)
    expect((await office(['support'], 'GET', pathOf(id))).body.refunding).toMatchObject({
      ...{ left: 200, waiting: { amount: 900, proposedBy: expect.any(String) } },
    })
    await shop.sql(`update office_approval set ended_at = shop_now(), outcome = 'withdrawn' where ended_at is null`)
  })

  it('is passed with the approval of another person, and never what was paid', async () => {
    await newDay()
    const id = await paid({ lines: { 20: 4 } })
    expect((await refund(id, 2_500, ['accountant'])).body.refunding).toMatchObject({ most: 2_881, limit: 0, left: 0 })
    expect(await returnedAtBank(id)).toBe(0)
    const waiting = async () => {
      const { approvals } = (await marina.browser.call('GET', '/v1/office/people')).body
      return approvals.find(({ kind }: { kind: string }) => kind === 'refundMoney')
    }
    const sign = async () => {
      shop.passMinutes(1)
      const { id: approvalId, digest } = await waiting()
      const body = { digest, code: marina.app.codeAt(shop.now()) }
      return marina.browser.call('POST', `/v1/office/approvals/${approvalId}/approval`, { body })
    }
    expect(await waiting()).toMatchObject({
      ...{ isOwn: false, phone: '', abilities: ['approve', 'end'] },
      refund: { orderId: id, amount: 2_500, reason: 'Привезли позже обещанного' },
    })
    // a person without the right to approve, who proposed it
    const own = await waiting()
    const approval = `/v1/office/approvals/${own.id}/approval`
    const code = shop.person.app.codeAt(shop.now())
    expect((await office(['accountant'], 'POST', approval, { digest: own.digest, code })).status).toBe(403)
    // less is left than was proposed
    expect((await refund(id, 1_000)).status).toBe(200)
    expect((await sign()).body).toMatchObject({ code: 'REFUND_OVER_PAID', facts: { most: 1_881 } })
    await shop.proveFactor()
    expect((await refund(id, 1_500, ['accountant'])).status).toBe(200)
    expect((await sign()).status).toBe(200)
    await settle()
    expect(await returnedAtBank(id)).toBe(250_000)
    // a refund by two people does not use up the limit
    expect((await office(['support'], 'GET', pathOf(id))).body.refunding).toMatchObject({ left: 1_000, waiting: null })
  })
})

describe('money that was returned at the cost of the market', () => {
  it('never exceeds what was paid when refunds, changes and jobs run at once', async () => {
    await newDay()
    for (const amounts of [
      [700, 300.5, 900, 89.5, 600],
      [1_590, 1_590, 1, 0.01, 800],
    ]) {
      const id = await paid()
      const lineId = await shop.lineOf(id)
      await shop.services.orders.move(farmer, id, 'isAssembling')
      await Promise.all([
        ...amounts.map((amount) => refund(id, amount, ['owner'])),
        shop.change(id, { kind: 'weigh', lines: [{ lineId, picked: 300 }], isAboveCharged: false }).catch(() => null),
        shop.runPeriodic(),
        shop.runOutbox(),
      ])
      await settle()
      const [row] = await shop.sql<{ captured: number; going: number; kept: number; total: number }>(
        `select sum(captured_amount)::int as captured, max(total_sum)::int as total,
           (select sum(amount)::int from refund where payment_id = any(array_agg(payment.id))) as going,
           sum(captured_amount)::int - (select sum(amount - market_share)::int from refund
             where payment_id = any(array_agg(payment.id))) as kept
           from payment join shop_order on shop_order.id = order_id where order_id = $1`,
        [id],
      )
      expect(row?.going).toBeLessThanOrEqual(row?.captured ?? 0)
      expect(row?.kept).toBe(row?.total)
      expect(await returnedAtBank(id)).toBe(row?.going)
      expect(await integrityProblemsOf(shop)).toEqual([])
    }
  })

  it('is no cost of the market any more when the order itself comes to return it', async () => {
    await newDay()
    const id = await paid()
    await refund(id, 1_000)
    await settle()
    const lineId = await shop.lineOf(id)
    await shop.services.orders.move(farmer, id, 'isAssembling')
    // half of the goods: 645.50 ₽ go back, of which 590 ₽ were not returned yet
    await shop.change(id, { kind: 'weigh', lines: [{ lineId, picked: 300 }], isAboveCharged: false })
    await settle()
    expect(await returnedAtBank(id)).toBe(159_000)
    for (const to of ['onTheRoad', 'received'] as const) await shop.services.orders.move(farmer, id, to)
    await settle()
    expect([await accountOf(id, 'customer'), await accountOf(id, 'market_discount')]).toEqual([0, 94_450])
    expect(await shop.read(id)).toMatchObject({ total: 944.5, paymentStatus: 'partiallyReturned' })
  })

  it('comes back with a cancelled order: the customer has the whole sum once', async () => {
    const id = await paid()
    await refund(id, 200)
    await settle()
    expect(await accountOf(id, 'market_discount')).toBe(20_000)
    await office(['support'], 'POST', pathOf(id, '/cancellation'), { reason: 'Покупатель попросил отменить' })
    await settle()
    expect(await returnedAtBank(id)).toBe(kopecks(TOTAL * 100))
    expect([await accountOf(id, 'customer'), await accountOf(id, 'market_discount')]).toEqual([0, 0])
    expect((await shop.read(id)).paymentStatus).toBe('returned')
  })
})
