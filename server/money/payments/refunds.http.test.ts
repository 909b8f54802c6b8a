import { describe, expect, it } from 'vitest'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { paymentsShopOfFile } from './payments-shop.data.ts'

const TOTAL = 94_450

const shop = await paymentsShopOfFile()

async function paid(): Promise<number> {
  const id = await shop.place('sbp')
  await shop.payByCode(id)
  return id
}
/** Calls the acquirer directly, without the shop's knowledge. */
const atBank = (method: string, fields: object) =>
  shop.bank.inject({
    method: 'POST',
    url: `/payment/rest/${method}`,
    payload: { userName: 'okolitsa-api', password: 'okolitsa-password', ...fields },
  })
const refundsOf = (id: number) =>
  shop.sql<{ amount: number; status: string; attempts: number; cause: string }>(
    `select refund.amount, refund.status, refund.attempts, cause from refund join payment on payment.id = payment_id
      where order_id = $1 order by refund.created_at, refund.id`,
    [id],
  )

describe('a partial refund', () => {
  it('refunds once per change, several times per payment, up to the full amount', async () => {
    const id = await paid()
    await shop.changeTotal(id, -10_000, 'line-1')
    await shop.changeTotal(id, 0, 'line-1')
    await shop.runOutbox()
    expect(await shop.view(id)).toMatchObject({ paymentStatus: 'partiallyReturned', total: 844.5 })
    expect((await shop.state(id)).phase).toBe('paid')
    await shop.changeTotal(id, -10_000, 'line-2')
    await shop.changeTotal(id, -5_000, 'line-3')
    await shop.runOutbox()
    expect(await shop.atBank(id)).toMatchObject([{ deposited: TOTAL, refunded: 25_000 }])
    expect((await refundsOf(id)).map(({ cause, status }) => [cause, status])).toEqual([
      ['line-1', 'done'],
      ['line-2', 'done'],
      ['line-3', 'done'],
    ])
    await shop.cancel(id)
    await shop.runOutbox()
    expect(await shop.atBank(id)).toMatchObject([{ refunded: TOTAL }])
    expect(await shop.view(id)).toMatchObject({ status: 'canceled', paymentStatus: 'returned' })
    expect(await shop.events(id, 'PaymentRefunded')).toHaveLength(4)
  })

  it('refunds after the handover', async () => {
    const id = await paid()
    await shop.send(id, 'isAssembling', 'onTheRoad', 'received')
    await shop.changeTotal(id, -3_000, 'claim')
    await shop.runOutbox()
    expect(await shop.view(id)).toMatchObject({ deliveryStatus: 'received', paymentStatus: 'partiallyReturned' })
    expect(await shop.atBank(id)).toMatchObject([{ refunded: 3_000 }])
  })

  it('refunds from the newest payment first, and the remainder from older ones', async () => {
    const id = await paid()
    await shop.changeTotal(id, 5_000, 'more')
    await shop.runOutbox()
    await shop.payByCode(id)
    await shop.changeTotal(id, -12_000, 'less')
    await shop.runOutbox()
    expect(await shop.atBank(id)).toMatchObject([
      { amount: 5_000, refunded: 5_000 },
      { amount: TOTAL, refunded: 7_000 },
    ])
    expect((await shop.view(id)).paymentStatus).toBe('partiallyReturned')
  })

  it('does not repeat a refund whose answer was lost, and refunds the next one correctly', async () => {
    const id = await paid()
    await shop.changeTotal(id, -10_000, 'a')
    await shop.changeTotal(id, -8_000, 'b')
    await shop.sql(
      `update outbox set delivered_at = shop_now() where topic = 'RefundRequested' and delivered_at is null`,
    )
    const [first] = await shop.sql<{ id: string; gateway_order_id: string }>(
      `select refund.id, gateway_order_id from refund join payment on payment.id = payment_id
        where order_id = $1 and cause = 'a'`,
      [id],
    )
    // the bank made the first refund, but its answer was lost
    await atBank('refund.do', { orderId: first?.gateway_order_id, amount: 10_000, externalRefundId: first?.id })
    for (let round = 0; round < 4; round += 1) {
      shop.passMinutes(2)
      await shop.runPeriodic()
    }
    expect(await shop.atBank(id)).toMatchObject([{ refunded: 18_000 }])
    expect((await refundsOf(id)).map(({ status }) => status)).toEqual(['done', 'done'])
  })

  it('requests no refund when the bank reversed the whole payment', async () => {
    const id = await paid()
    const [attempt] = await shop.sql<{ gateway_order_id: string }>('select * from payment where order_id = $1', [id])
    await shop.fault('no-notify', 1)
    await atBank('reverse.do', { orderId: attempt?.gateway_order_id })
    await shop.cancel(id)
    await shop.runOutbox()
    expect(await refundsOf(id)).toMatchObject([{ status: 'done', attempts: 1 }])
  })
})

describe('concurrent calls', () => {
  it('moves money once when captures, refunds and cancellations run concurrently', async () => {
    const id = await shop.place('rbs')
    await shop.hold(id)
    await shop.send(id, 'isAssembling', 'onTheRoad')
    const seller = { kind: 'admin', staffId: 1 } as const
    const actions = Array.from({ length: 20 }, (_, index) => {
      switch (index % 5) {
        case 0:
          return shop.runOutbox()
        case 1:
          return shop.runPeriodic()
        case 2:
          return shop.changeTotal(id, -1_000, `claim-${index}`)
        case 3:
          return shop.services.orders.move(seller, id, index < 10 ? 'received' : 'canceled')
        default:
          return shop.state(id)
      }
    })
    const outcomes = await Promise.allSettled(actions)
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected')
    // any failure is a transition that the state machine forbids after another one
    expect(
      failed.every(({ reason }) => reason.code === 'ORDER_STEP_FORBIDDEN'),
      String(failed[0]?.reason),
    ).toBe(true)
    for (let round = 0; round < 4; round += 1) {
      await shop.runOutbox()
      shop.passMinutes(5)
      await shop.runPeriodic()
    }
    const [order] = await shop.sql<{ state: string; total_sum: number }>('select * from shop_order where id = $1', [id])
    const [bank] = await shop.atBank(id)
    const kept = (bank?.deposited ?? 0) - (bank?.refunded ?? 0)
    expect(kept).toBe(order?.state === 'canceled' ? 0 : order?.total_sum)
    const settled = await shop.events(id, 'PaymentSettled')
    expect(settled.length).toBeLessThanOrEqual(1)
  })

  it('refunds exactly the difference when ten changes and ten jobs run concurrently', async () => {
    const id = await paid()
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 ? shop.runPeriodic() : shop.changeTotal(id, -1_000, `claim-${index}`),
      ),
    )
    for (let round = 0; round < 3; round += 1) {
      await shop.runOutbox()
      shop.passMinutes(2)
      await shop.runPeriodic()
    }
    expect(await shop.atBank(id)).toMatchObject([{ refunded: 10_000 }])
    expect((await refundsOf(id)).every(({ status }) => status === 'done')).toBe(true)
  })
})

// must be last: it moves the clock by days, which expires orders placed later
it('marks a refund as failed when the bank refuses it for days, and retries it daily', async () => {
  const id = await paid()
  await shop.changeTotal(id, -10_000, 'a')
  await shop.fault('down')
  for (let round = 0; round < 31; round += 1) {
    shop.passMinutes(61)
    await shop.runPeriodic()
  }
  expect(await refundsOf(id)).toMatchObject([{ status: 'failed', attempts: 30 }])
  expect((await shop.view(id)).refunds).toMatchObject([{ amount: 100, status: 'failed' }])
  expect(await integrityProblemsOf(shop)).toHaveLength(1)
  // the refund is retried a day later
  await shop.fault('none')
  shop.passMinutes(24 * 60)
  await shop.runPeriodic('try-failed-refunds-again')
  await shop.runPeriodic()
  expect(await refundsOf(id)).toMatchObject([{ status: 'done' }])
})
