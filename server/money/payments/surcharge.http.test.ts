import { describe, expect, it } from 'vitest'
import { BORIS, EGGS } from '../../testing/two-farms.data.ts'
import { paymentsShopOfFile } from './payments-shop.data.ts'

const shop = await paymentsShopOfFile()

/** Places an order of 944,50 ₽ and pays it by SBP. */
async function paid(): Promise<number> {
  const id = await shop.place('sbp')
  await shop.payByCode(id)
  return id
}

describe('a paid order that costs more', () => {
  it('leaves the order partly paid until the surcharge is paid, and refuses its departure before', async () => {
    const id = await paid()
    await shop.send(id, 'isAssembling')
    await shop.changeTotal(id, 5_050, 'weigh')
    await shop.runOutbox()
    expect(await shop.view(id)).toMatchObject({ paymentStatus: 'partiallyPaid', total: 995, may: { pay: true } })
    expect(await shop.state(id)).toMatchObject({ isSurcharge: true, phase: 'waiting', amount: 50.5, mayRetry: false })
    await expect(shop.send(id, 'onTheRoad')).rejects.toMatchObject({ code: 'ORDER_STEP_FORBIDDEN' })
    expect(await shop.payByCode(id)).toMatchObject({
      phase: 'paid',
      paymentStatus: 'paid',
      isSurcharge: false,
      amount: 995,
    })
    expect(await shop.events(id, 'PaymentSettled')).toMatchObject([{ amount: 94_450 }, { amount: 5_050 }])
    await shop.send(id, 'onTheRoad')
  })

  it('requests one surcharge after several changes, and none when the total falls again', async () => {
    const id = await paid()
    await shop.changeTotal(id, 5_000, 'a')
    await shop.changeTotal(id, 1_000, 'b')
    await shop.runOutbox()
    expect(await shop.state(id)).toMatchObject({ amount: 60, phase: 'waiting' })
    expect((await shop.events(id, 'PaymentSurchargeAsked')).map(({ amount }) => amount)).toEqual([5_000, 6_000])
    await shop.changeTotal(id, -6_000, 'c')
    await shop.runOutbox()
    expect(await shop.state(id)).toMatchObject({ phase: 'paid', paymentStatus: 'paid', isSurcharge: false })
    const open = await shop.sql(`select id from payment where order_id = $1 and status in ('new', 'registered')`, [id])
    expect(open).toEqual([])
    expect((await shop.atBank(id)).map(({ status }) => status)).toEqual([6, 2])
  })

  it('refunds a surcharge that was paid while it was being withdrawn', async () => {
    const id = await paid()
    await shop.changeTotal(id, 5_000, 'a')
    await shop.runOutbox()
    shop.passMinutes(1)
    const { payload } = await shop.state(id)
    await shop.fault('no-notify', 1)
    await shop.press(payload, 'pay')
    await shop.changeTotal(id, -5_000, 'b')
    await shop.runOutbox()
    expect(await shop.atBank(id)).toMatchObject([{ amount: 5_000, refunded: 5_000 }, { refunded: 0 }])
    expect(await shop.view(id)).toMatchObject({ paymentStatus: 'partiallyReturned', refunds: [{ amount: 50 }] })
  })

  it('lets the customer pay by another method or in cash, and refuses strangers', async () => {
    const id = await paid()
    await shop.changeTotal(id, 5_000, 'a')
    await shop.runOutbox()
    const methods = (await shop.call('GET', `/api/v1/payment-methods/${id}`, { as: 1001 })).body
    expect(methods.items.map(({ code }: { code: string }) => code)).toEqual(['sbp', 'rbs', 'cashondelivery'])
    expect((await shop.chooseMethod(id, 'rbs', BORIS)).status).toBe(404)
    expect((await shop.call('PATCH', `/api/v1/orders/${id}/rbs`)).status).toBe(401)
    expect((await shop.chooseMethod(id, 'banktransfer')).body.code).toBe('PAYMENT_METHOD_UNAVAILABLE')
    expect((await shop.chooseMethod(id, 'rbs')).body).toMatchObject({ method: 'rbs', isSurcharge: true, amount: 50 })
    expect((await shop.view(id)).paymentMethod).toBe('sbp')

    const cash = await shop.chooseMethod(id, 'cashondelivery')
    expect([cash.status, cash.body.paymentStatus]).toEqual([200, 'partiallyPaid'])
    expect((await shop.chooseMethod(id, 'rbs')).body.code).toBe('ORDER_STEP_FORBIDDEN')
    expect(await shop.events(id, 'OrderMethodChanged')).toMatchObject([{ from: 'sbp', to: 'cashondelivery' }])
    // further additions are due at handover as well
    await shop.changeTotal(id, 1_000, 'b')
    await shop.send(id, 'isAssembling', 'onTheRoad', 'received')
    await shop.runOutbox()
    expect((await shop.atBank(id)).filter(({ status }) => status === 0)).toEqual([])
  })

  it('offers a retry when the surcharge was declined or expired', async () => {
    const id = await paid()
    await shop.changeTotal(id, 5_000, 'a')
    await shop.runOutbox()
    await shop.press((await shop.state(id)).payload, 'decline')
    shop.passMinutes(1)
    expect(await shop.state(id)).toMatchObject({ phase: 'declined', mayRetry: true })
    expect((await shop.chooseMethod(id, 'sbp')).body).toMatchObject({ phase: 'waiting', amount: 50 })
    shop.passMinutes(25 * 60)
    await shop.runPeriodic()
    expect(await shop.state(id)).toMatchObject({ phase: 'expired', mayRetry: true })
    expect((await shop.view(id)).status).toBe('formed')
    await shop.chooseMethod(id, 'sbp')
    expect(await shop.payByCode(id)).toMatchObject({ paymentStatus: 'paid' })
  })

  it('refuses to leave the surcharge to the handover when it is over', async () => {
    const id = await shop.place('rbs')
    await shop.hold(id)
    await shop.releaseHold(id)
    await shop.send(id, 'isAssembling', 'onTheRoad', 'received')
    await shop.runOutbox()
    const methods = (await shop.call('GET', `/api/v1/payment-methods/${id}`, { as: 1001 })).body
    expect(methods.items.map(({ code }: { code: string }) => code)).toEqual(['sbp', 'rbs'])
    expect((await shop.chooseMethod(id, 'cashondelivery')).body.code).toBe('PAYMENT_METHOD_UNAVAILABLE')
  })

  it('refunds both payments when the order is cancelled', async () => {
    const id = await paid()
    await shop.changeTotal(id, 5_000, 'a')
    await shop.runOutbox()
    await shop.payByCode(id)
    await shop.cancel(id)
    await shop.runOutbox()
    expect(await shop.atBank(id)).toMatchObject([{ refunded: 5_000 }, { refunded: 94_450 }])
    expect(await shop.view(id)).toMatchObject({ paymentStatus: 'returned', refunds: [{}, {}] })
  })
})

it('refunds late money of an earlier code and keeps the open surcharge', async () => {
  const id = await shop.place('sbp')
  const { payload } = await shop.state(id)
  // the bank is not informed that the code is withdrawn
  await shop.fault('down')
  await shop.chooseMethod(id, 'rbs')
  await shop.fault('none')
  shop.passMinutes(1)
  await shop.state(id)
  await shop.hold(id)
  await shop.changeTotal(id, 5_000, 'more')
  await shop.fault('no-notify', 1)
  await shop.press(payload, 'pay')
  await shop.runOutbox()
  expect(await shop.state(id)).toMatchObject({ isSurcharge: true, phase: 'waiting', amount: 50, isHeld: true })
  expect((await shop.atBank(id)).at(-1)).toMatchObject({ deposited: 94_450, refunded: 94_450 })
  await shop.cancel(id)
})

describe('a held order that becomes more expensive', () => {
  it('captures the hold and the surcharge', async () => {
    const id = await shop.place('rbs')
    await shop.hold(id)
    await shop.send(id, 'isAssembling')
    await shop.changeTotal(id, 5_000, 'a')
    await shop.runOutbox()
    expect(await shop.view(id)).toMatchObject({ paymentStatus: 'partiallyPaid' })
    await expect(shop.send(id, 'onTheRoad')).rejects.toMatchObject({ code: 'ORDER_STEP_FORBIDDEN' })
    shop.passMinutes(1)
    expect(await shop.state(id)).toMatchObject({ amount: 50, isSurcharge: true, isHeld: true })
    await shop.payByCard(id)
    shop.passMinutes(1)
    expect(await shop.state(id)).toMatchObject({ paymentStatus: 'wait', isHeld: true })
    await shop.send(id, 'onTheRoad')
    await shop.runOutbox()
    expect(await shop.atBank(id)).toMatchObject([{ deposited: 5_000 }, { deposited: 94_450 }])
    expect((await shop.view(id)).paymentStatus).toBe('paid')
  })

  it('captures less when the total falls again, and keeps the paid surcharge', async () => {
    const id = await shop.place('rbs')
    await shop.hold(id)
    await shop.changeTotal(id, 5_000, 'a')
    await shop.runOutbox()
    shop.passMinutes(1)
    await shop.state(id)
    await shop.payByCard(id)
    shop.passMinutes(1)
    await shop.state(id)
    await shop.changeTotal(id, -10_000, 'b')
    await shop.send(id, 'isAssembling', 'onTheRoad')
    await shop.runOutbox()
    expect(await shop.atBank(id)).toMatchObject([{ deposited: 5_000 }, { deposited: 84_450 }])
    expect(await shop.view(id)).toMatchObject({ paymentStatus: 'paid', total: 894.5, refunds: [] })
  })
})

describe('an unpaid order whose total changes', () => {
  it('requests the new sum by a new code', async () => {
    const id = await shop.place('sbp')
    await shop.changeTotal(id, -4_450, 'a')
    await shop.runOutbox()
    expect(await shop.state(id)).toMatchObject({ amount: 900, phase: 'waiting', isSurcharge: false })
    expect((await shop.atBank(id)).map(({ status, amount }) => [status, amount])).toEqual([
      [0, 90_000],
      [6, 94_450],
    ])
    expect(await shop.payByCode(id)).toMatchObject({ phase: 'paid', paymentStatus: 'paid' })
  })

  it('accepts money paid by the old code, and refunds or requests the difference', async () => {
    for (const [by, status] of [
      [-4_450, 'partiallyReturned'],
      [5_550, 'partiallyPaid'],
    ] as const) {
      const id = await shop.place('sbp')
      await shop.fault('no-notify', 1)
      await shop.press((await shop.state(id)).payload, 'pay')
      await shop.changeTotal(id, by, 'a')
      await shop.runOutbox()
      expect(await shop.view(id)).toMatchObject({ status: 'formed', paymentStatus: status })
      await shop.cancel(id)
    }
  })

  it('stays payable in cash', async () => {
    const id = await shop.place('cashondelivery', { [EGGS]: 4 })
    await shop.changeTotal(id, 5_000, 'a')
    expect(await shop.view(id)).toMatchObject({ paymentStatus: 'open', may: { pay: false } })
    expect(await shop.sql('select id from payment where order_id = $1', [id])).toEqual([])
  })
})
