import { describe, expect, it } from 'vitest'
import { BORIS, EGGS } from '../../testing/two-farms.data.ts'
import { paymentsShopOfFile } from './payments-shop.data.ts'

/** 645,50 ₽ of cheese and 299 ₽ of delivery. */
const TOTAL = 94_450

const shop = await paymentsShopOfFile()

const stagesOf = async (id: number) =>
  (await shop.sql('select stages from payment where order_id = $1 order by attempt', [id])).map(({ stages }) => stages)

describe('choosing the stages', () => {
  it('holds weighed goods paid by card, and charges pieces and SBP payments directly', async () => {
    const byWeight = await shop.place('rbs')
    const pieces = await shop.place('rbs', { [EGGS]: 3 })
    const sbp = await shop.place('sbp')
    expect([await stagesOf(byWeight), await stagesOf(pieces), await stagesOf(sbp)]).toEqual([['two'], ['one'], ['one']])
    for (const id of [byWeight, pieces, sbp]) await shop.cancel(id)
  })

  it('holds replaceable pieces, also after a change of the method', async () => {
    const id = await shop.place('sbp', { [EGGS]: 3 })
    await shop.sql(`update order_line set substitution = 'same_farm' where order_id = $1`, [id])
    await shop.chooseMethod(id, 'rbs')
    expect(await stagesOf(id)).toEqual(['one', 'two'])
    await shop.cancel(id)
  })
})

describe('a payment in two stages', () => {
  it('holds the money, lets the seller pick the order, and captures the money when the order leaves', async () => {
    const id = await shop.place()
    await shop.hold(id)
    expect(await shop.state(id)).toMatchObject({ phase: 'paid', paymentStatus: 'wait', isHeld: true, expiresAt: null })
    expect(await shop.view(id)).toMatchObject({
      paymentStatus: 'wait',
      payment: null,
      may: { pay: false, cancel: true },
    })
    expect(await shop.events(id, 'PaymentHeld')).toMatchObject([{ amount: TOTAL }])
    const [line] = await shop.sql(
      'select state from stock_hold join order_line on order_line.id = order_line_id where order_id = $1',
      [id],
    )
    expect(line).toEqual({ state: 'committed' })
    // the order does not expire any more
    shop.passMinutes(60)
    await shop.runPeriodic()
    expect((await shop.view(id)).status).toBe('formed')

    await shop.send(id, 'isAssembling', 'onTheRoad')
    expect(await shop.events(id, 'PaymentSettled')).toEqual([])
    await shop.runOutbox()
    expect(await shop.atBank(id)).toMatchObject([{ status: 2, deposited: TOTAL }])
    expect(await shop.view(id)).toMatchObject({ paymentStatus: 'paid' })
    expect(await shop.state(id)).toMatchObject({ isHeld: false, paymentStatus: 'paid' })
    expect(await shop.events(id, 'PaymentSettled')).toMatchObject([{ amount: TOTAL }])
    await shop.send(id, 'received')
    await shop.runOutbox()
    expect(await shop.events(id, 'PaymentSettled')).toHaveLength(1)
  })

  it('captures only the weighed amount', async () => {
    const id = await shop.place()
    await shop.hold(id)
    await shop.send(id, 'isAssembling')
    await shop.changeTotal(id, -4_400, 'weigh')
    expect((await shop.view(id)).paymentStatus).toBe('wait')
    await shop.send(id, 'onTheRoad')
    await shop.runOutbox()
    expect(await shop.atBank(id)).toMatchObject([{ status: 2, deposited: TOTAL - 4_400, refunded: 0 }])
    expect(await shop.view(id)).toMatchObject({ paymentStatus: 'paid', refunds: [] })
  })

  it('refunds the difference when the total falls after the capture was requested', async () => {
    const id = await shop.place()
    await shop.hold(id)
    await shop.send(id, 'isAssembling', 'onTheRoad')
    await shop.runOutbox()
    await shop.changeTotal(id, -10_000, 'claim-1')
    await shop.send(id, 'received')
    await shop.changeTotal(id, -20_000, 'claim-2')
    await shop.runOutbox()
    expect(await shop.atBank(id)).toMatchObject([{ deposited: TOTAL, refunded: 30_000 }])
    expect(await shop.view(id)).toMatchObject({ paymentStatus: 'partiallyReturned', total: 644.5 })
  })

  it('releases the hold of a cancelled order, also when the gateway is down at first', async () => {
    const id = await shop.place()
    await shop.hold(id)
    await shop.fault('down')
    expect((await shop.cancel(id)).body).toMatchObject({ paymentStatus: 'cancelled', refunds: [] })
    await shop.runOutbox()
    expect(await shop.atBank(id)).toMatchObject([{ status: 1 }])
    await shop.fault('none')
    shop.passMinutes(5)
    await shop.runPeriodic()
    expect(await shop.atBank(id)).toMatchObject([{ status: 3, deposited: 0 }])
    expect((await shop.view(id)).paymentStatus).toBe('cancelled')
  })

  it('releases the hold when the total falls to zero', async () => {
    const id = await shop.place()
    await shop.hold(id)
    await shop.changeTotal(id, -TOTAL, 'all')
    await shop.send(id, 'isAssembling', 'onTheRoad')
    await shop.runOutbox()
    expect(await shop.atBank(id)).toMatchObject([{ status: 3, deposited: 0 }])
    expect((await shop.view(id)).paymentStatus).toBe('paid')
  })

  it('does not repeat a capture whose answer was lost, and retries a failed one', async () => {
    const id = await shop.place()
    await shop.hold(id)
    await shop.send(id, 'isAssembling', 'onTheRoad')
    await shop.fault('down')
    await shop.runOutbox()
    expect((await shop.view(id)).paymentStatus).toBe('wait')
    await shop.fault('none')
    // the bank captures the money, and its answer is lost
    await shop.fault('no-notify')
    const [attempt] = await shop.sql<{ gateway_order_id: string }>('select * from payment where order_id = $1', [id])
    await shop.bank.inject({
      method: 'POST',
      url: '/payment/rest/deposit.do',
      payload: {
        userName: 'okolitsa-api',
        password: 'okolitsa-password',
        orderId: attempt?.gateway_order_id,
        amount: TOTAL,
      },
    })
    shop.passMinutes(2)
    await shop.runPeriodic()
    await shop.runPeriodic()
    expect(await shop.atBank(id)).toMatchObject([{ deposited: TOTAL }])
    expect((await shop.view(id)).paymentStatus).toBe('paid')
    expect(await shop.events(id, 'PaymentSettled')).toHaveLength(1)
  })

  it('releases a hold that the bank reports after the cancellation', async () => {
    const id = await shop.place()
    await shop.fault('no-notify')
    await shop.payByCard(id)
    await shop.cancel(id)
    await shop.runOutbox()
    expect(await shop.atBank(id)).toMatchObject([{ status: 3, deposited: 0 }])
    expect(await shop.events(id, 'PaymentHeld')).toEqual([])
  })

  it('accepts money held in the last second, and does not cancel the order', async () => {
    const id = await shop.place()
    await shop.payByCard(id)
    shop.passMinutes(31)
    await shop.runPeriodic('expire-unpaid-orders')
    expect(await shop.view(id)).toMatchObject({ status: 'formed', paymentStatus: 'wait' })
    expect(await shop.atBank(id)).toMatchObject([{ status: 1 }])
    await shop.cancel(id)
  })

  it('creates one hold when notification, poll and jobs run concurrently', async () => {
    const id = await shop.place()
    await shop.payByCard(id)
    shop.passMinutes(1)
    await Promise.all([...Array.from({ length: 10 }, () => shop.state(id)), shop.runPeriodic(), shop.runPeriodic()])
    expect(await shop.events(id, 'PaymentHeld')).toHaveLength(1)
    await shop.cancel(id)
  })
})

describe('a hold released by the bank', () => {
  it('makes the order wait for payment again, and refuses its departure until then', async () => {
    const id = await shop.place()
    await shop.hold(id)
    await shop.send(id, 'isAssembling')
    await shop.releaseHold(id)
    shop.passMinutes(6 * 60)
    await shop.runPeriodic()
    expect(await shop.events(id, 'PaymentHoldLost')).toMatchObject([{ amount: TOTAL }])
    expect(await shop.view(id)).toMatchObject({
      paymentStatus: 'wait',
      deliveryStatus: 'isAssembling',
      may: { pay: true },
    })
    await expect(shop.send(id, 'onTheRoad')).rejects.toMatchObject({ code: 'ORDER_STEP_FORBIDDEN' })
    await shop.runOutbox()
    expect(await shop.state(id)).toMatchObject({ phase: 'waiting', amount: 944.5, isHeld: false })
    await shop.payByCard(id)
    shop.passMinutes(1)
    expect(await shop.state(id)).toMatchObject({ phase: 'paid', paymentStatus: 'paid' })
    await shop.send(id, 'onTheRoad')
  })

  it('cancels an order that is not paid again within a day', async () => {
    const id = await shop.place()
    await shop.hold(id)
    await shop.send(id, 'isAssembling')
    await shop.releaseHold(id)
    shop.passMinutes(6 * 60)
    await shop.runPeriodic()
    shop.passMinutes(25 * 60)
    await shop.runPeriodic()
    expect(await shop.view(id)).toMatchObject({ status: 'canceled', paymentStatus: 'cancelled' })
  })

  it('requests the money again when the order had left before the capture', async () => {
    const id = await shop.place()
    await shop.hold(id)
    await shop.send(id, 'isAssembling')
    await shop.releaseHold(id)
    await shop.send(id, 'onTheRoad')
    await shop.runOutbox()
    expect(await shop.view(id)).toMatchObject({ paymentStatus: 'wait', may: { pay: true } })
    expect(await shop.state(id)).toMatchObject({ isSurcharge: true, phase: 'waiting', amount: 944.5 })
    await shop.payByCard(id)
    shop.passMinutes(1)
    expect(await shop.state(id)).toMatchObject({ paymentStatus: 'paid' })
    expect(await shop.events(id, 'PaymentSettled')).toMatchObject([{ amount: TOTAL }])
  })
})

it('affects no other order', async () => {
  const id = await shop.place()
  await shop.hold(id)
  expect((await shop.call('GET', `/api/v1/checkout/payment/status/${id}`, { as: BORIS })).status).toBe(404)
  expect((await shop.call('GET', `/api/v1/checkout/payment/status/${id}`)).status).toBe(401)
  expect((await shop.chooseMethod(id, 'cashondelivery')).body.code).toBe('ORDER_STEP_FORBIDDEN')
  expect((await shop.chooseMethod(id, 'rbs', BORIS)).status).toBe(404)
  await shop.cancel(id)
})
