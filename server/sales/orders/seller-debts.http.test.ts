import { kopecks } from '@okolitsa/domain/money/money.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { openLedgerShop } from '../../money/ledger/ledger-shop.data.ts'
import { sellerDebtDue } from '../../money/payments/events.ts'
import { AUTHOR } from '../../testing/supply.data.ts'
import { ANNA, BORIS, FARM, OTHER_FARM } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { farmer } from './changes-shop.data.ts'

const shop = await openLedgerShop()
const [olga, stranger] = [await shop.staff(FARM), await shop.staff(OTHER_FARM)]
afterEach(async () => {
  await shop.runOutbox()
  expect(await integrityProblemsOf(shop)).toEqual([])
})

await shop.write((tx, { sellers }) =>
  sellers.setPaymentMethods(tx, AUTHOR, FARM, ['sbp', 'cashondelivery', 'banktransfer']),
)

const TODAY = '2026-11-21'
const cabinet = async (method: 'GET' | 'POST', path: string, body?: object, token: string | null = olga) =>
  shop.call(method, `/v1/cabinet/${path}`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(body && { body }),
  })
const pay = (id: number, debtId: number, more: object = {}, token: string | null = olga) =>
  cabinet('POST', `orders/${id}/debts/${debtId}`, { way: 'sbp', on: TODAY, ...more }, token)
const dispute = (id: number, debtId: number, as?: number) =>
  shop.call('POST', `/api/v1/orders/${id}/debts/${debtId}/dispute`, { ...(as && { as }) })
const debtsOf = async (id: number) => (await shop.read(id)).debts
const topics = async (id: number) =>
  (
    await shop.sql<{ topic: string }>(
      `select topic from outbox where payload ->> 'orderId' = $1 and topic like 'Seller%' order by id`,
      [String(id)],
    )
  ).map(({ topic }) => topic)
const tasks = async () => (await cabinet('GET', `today?organizationId=${FARM}`)).body

/** Claims that half of the cheese of a cash order is spoilt. */
async function claimed(): Promise<{ id: number; debtId: number }> {
  const id = await shop.received()
  await shop.claimSpoilt(id, 50)
  const [debt] = await debtsOf(id)
  return { id, debtId: debt.id }
}

describe('a refund of a cash order', () => {
  it('stays a debt until the seller reports the repayment, and prints no receipt', async () => {
    const { id, debtId } = await claimed()
    const order = await shop.read(id)
    expect(order.debts).toEqual([
      {
        id: debtId,
        amount: 645.5,
        state: 'owed',
        dueAt: '2026-12-01T08:00:00.000Z',
        claimId: order.claims[0].id,
        way: null,
        paidOn: null,
        note: '',
        photoIds: [],
        isDisputed: false,
        mayDispute: false,
      },
    ])
    // the customer has paid, and no money is returned yet
    expect(order).toMatchObject({ total: 944.5, paymentStatus: 'paid' })
    const day = await tasks()
    expect(day.debtOrders).toContain(id)
    expect(day.tasks.find(({ kind }: { kind: string }) => kind === 'repay')).toMatchObject({
      by: '2026-12-01T08:00:00.000Z',
      isOverdue: false,
    })
    const { body: queue } = await cabinet('GET', 'orders?queue=claims')
    expect(queue.items.map((item: { id: number }) => item.id)).toContain(id)

    const paid = await pay(id, debtId, { note: 'Перевела на Сбер' })
    expect([paid.status, paid.body.order.debts[0]]).toMatchObject([
      200,
      { state: 'paid', way: 'sbp', paidOn: TODAY, note: 'Перевела на Сбер' },
    ])
    await shop.runOutbox()
    expect(await shop.read(id)).toMatchObject({ paymentStatus: 'partiallyReturned', debts: [{ mayDispute: true }] })
    expect((await tasks()).debtOrders).not.toContain(id)
    expect(await shop.receiptsOf(id)).toEqual([])
    const [numbers] = await shop.sql('select refunded_orders, refunded_sum from numbers_of_day($1, $2, $3)', [
      ...[FARM, new Date('2026-11-21T00:00:00Z'), new Date('2026-11-22T00:00:00Z')],
    ])
    expect([Number(numbers?.refunded_orders), Number(numbers?.refunded_sum)]).toEqual([1, 64_550])
    // the sold sum equals the retained sum
    expect(await shop.accountsOf(id)).toMatchObject({ seller: 6_455 })
    const trail = await shop.sql(`select before from audit_entry where action = 'payDebt' and entity_id = $1`, [
      String(id),
    ])
    expect(trail).toEqual([{ before: { moneyOwed: 64_550 } }])
    const notifications = await shop.call('GET', '/api/v1/notifications', { as: ANNA })
    expect(JSON.stringify(notifications.body)).toContain('Продавец вернул 645,50')
  })

  it('records a repayment once for repeated requests, and reopens the debt when the customer disputes it', async () => {
    const { id, debtId } = await claimed()
    const answers = await Promise.all([pay(id, debtId), pay(id, debtId, { way: 'cash' })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await topics(id)).filter((topic) => topic === 'SellerPaidBack')).toHaveLength(1)
    expect((await dispute(id, debtId, ANNA)).body.debts).toMatchObject([{ state: 'disputed', mayDispute: false }])
    expect((await dispute(id, debtId, ANNA)).status).toBe(200)
    expect(await shop.read(id)).toMatchObject({ paymentStatus: 'paid' })
    expect((await tasks()).debtOrders).toContain(id)
    expect((await pay(id, debtId, { way: 'cash' })).body.order.debts).toMatchObject([{ state: 'paid', way: 'cash' }])
    // each report is accepted once
    expect((await dispute(id, debtId, ANNA)).body.code).toBe('ORDER_STEP_FORBIDDEN')
    expect(await topics(id)).toEqual(
      expect.arrayContaining(['SellerOwes', 'SellerDebtDue', 'SellerPaidBack', 'SellerDebtDisputed']),
    )
  })

  it('publishes a reminder before the due date unless the debt is repaid', async () => {
    const { id, debtId } = await claimed()
    const due = sellerDebtDue({ orderId: id, debtId, organizationId: FARM, amount: kopecks(64_550) })
    const reminders = async () => (await topics(id)).filter((topic) => topic === 'SellerDebtReminder').length
    await shop.runOutbox()
    const before = await reminders()
    await shop.publish(due)
    expect(await reminders()).toBe(before + 1)
    await pay(id, debtId)
    await shop.publish(due)
    expect(await reminders()).toBe(before + 1)
  })

  it('arises from a missing line and from a cancellation after the seller took the money', async () => {
    const id = await shop.assembling({ lines: { 20: 1, 23: 1 }, paymentMethod: 'banktransfer' })
    const { total } = await shop.read(id)
    await shop.services.orders.takeMoney(farmer, id, kopecks(Math.round(total * 100)))
    await shop.change(id, { kind: 'cancelLine', lineIds: [await shop.lineOf(id, 23)] })
    expect(await debtsOf(id)).toMatchObject([{ amount: 500, state: 'owed', claimId: null }])
    await shop.runOutbox()
    const notifications = await shop.call('GET', '/api/v1/notifications', { as: ANNA })
    expect(JSON.stringify(notifications.body)).toContain('Продавец вернёт 500')
    await shop.services.orders.move(farmer, id, 'canceled', 'нет товара')
    expect(await debtsOf(id)).toMatchObject([{ amount: 500 }, { amount: total - 500 }])
    const [first, second] = await debtsOf(id)
    for (const { id: debtId } of [first, second]) expect((await pay(id, debtId)).status).toBe(200)
    expect((await shop.read(id)).paymentStatus).toBe('returned')
  })

  it('reduces the sum to pay when the order is not paid yet', async () => {
    const id = await shop.received({ paymentMethod: 'banktransfer' })
    await shop.claimSpoilt(id, 50)
    expect(await shop.read(id)).toMatchObject({ debts: [], total: 944.5, paymentStatus: 'open' })
    const { body } = await cabinet('GET', `orders/${id}`)
    expect(body.offline).toEqual({ taken: 0, due: 944.5 })
  })

  it('refuses other sellers and customers, and invalid methods and days', async () => {
    const { id, debtId } = await claimed()
    expect((await pay(id, debtId, {}, null)).status).toBe(401)
    expect((await pay(id, debtId, {}, stranger)).status).toBe(404)
    expect((await pay(id, debtId + 1_000)).status).toBe(404)
    expect((await dispute(id, debtId)).status).toBe(401)
    expect((await dispute(id, debtId, BORIS)).status).toBe(404)
    expect((await dispute(id, debtId, ANNA)).body.code).toBe('ORDER_STEP_FORBIDDEN')
    for (const [field, bad] of [
      ['way', { way: 'barter' }],
      ['on', { on: '2026-11-22' }],
      ['on', { on: '2026-11-20' }],
      ['on', { on: 'вчера' }],
      ['note', { note: 'я'.repeat(501) }],
    ] as const) {
      const { status, body } = await pay(id, debtId, bad)
      expect([status, body.errors[field]]).toEqual([400, expect.stringMatching(/[а-я]/)])
    }
    expect(await debtsOf(id)).toMatchObject([{ state: 'owed' }])
  })
})
