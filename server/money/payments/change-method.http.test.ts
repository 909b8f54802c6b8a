import { describe, expect, it } from 'vitest'
import { ANNA, BORIS } from '../../testing/two-farms.data.ts'
import { paymentsShopOfFile } from './payments-shop.data.ts'

const shop = await paymentsShopOfFile({ hasLinks: true })

describe('changing the payment of an unpaid order', () => {
  it('goes from card to SBP, to a link and back, with one open payment at a time', async () => {
    const id = await shop.place('rbs')
    for (const [method, status] of [
      ['sbp', 'wait'],
      ['paybylink', 'issued'],
      ['rbs', 'wait'],
      ['sbp', 'wait'],
    ] as const) {
      expect((await shop.chooseMethod(id, method)).body).toMatchObject({
        method,
        phase: 'waiting',
        paymentStatus: status,
      })
      await shop.runOutbox()
      expect((await shop.atBank(id)).filter((order) => order.status === 0)).toHaveLength(1)
    }
    expect(await shop.payByCode(id)).toMatchObject({ phase: 'paid', paymentStatus: 'paid', method: 'sbp' })
    expect((await shop.events(id, 'OrderMethodChanged')).map(({ from, to }) => `${from}>${to}`)).toEqual([
      'rbs>sbp',
      'sbp>paybylink',
      'paybylink>rbs',
      'rbs>sbp',
    ])
  })

  it('allows a day from placing when paid by link, and keeps the stock reserved', async () => {
    const id = await shop.place('sbp')
    shop.passMinutes(20)
    await shop.runPeriodic()
    const { body } = await shop.chooseMethod(id, 'paybylink')
    const [order] = await shop.sql<{ placed_at: Date }>('select placed_at from shop_order where id = $1', [id])
    expect(Date.parse(body.expiresAt) - (order?.placed_at.getTime() ?? 0)).toBe(24 * 3_600_000)
    shop.passMinutes(23 * 60)
    await shop.runPeriodic()
    const [hold] = await shop.sql(
      'select state from stock_hold join order_line on order_line.id = order_line_id where order_id = $1',
      [id],
    )
    expect(hold).toEqual({ state: 'live' })
    await shop.payByCard(id)
    expect(await shop.state(id)).toMatchObject({ phase: 'paid' })
  })

  it('expires a link when the seller stops taking orders for the day, whenever the link was chosen', async () => {
    // Sunday evening; orders for Monday are taken until an hour before its delivery window ends
    shop.passMinutes(8 * 60)
    const chosen = await shop.place('paybylink')
    const later = await shop.place('sbp')
    shop.passMinutes(5)
    await shop.chooseMethod(later, 'paybylink')
    for (const id of [chosen, later]) {
      expect((await shop.state(id)).expiresAt).toBe('2026-11-23T14:01:00.000Z')
      await shop.cancel(id)
    }
  })

  it('publishes no event for a retry with the same method, but does for cash', async () => {
    const id = await shop.place('sbp')
    await shop.press((await shop.state(id)).payload, 'decline')
    await shop.chooseMethod(id, 'sbp')
    expect(await shop.events(id, 'OrderMethodChanged')).toEqual([])
    expect((await shop.chooseMethod(id, 'cashondelivery', BORIS)).status).toBe(404)
    await shop.chooseMethod(id, 'cashondelivery')
    expect(await shop.events(id, 'OrderMethodChanged')).toMatchObject([{ from: 'sbp', to: 'cashondelivery' }])
    expect(await shop.view(id)).toMatchObject({ paymentStatus: 'open', may: { pay: false } })
  })
})

describe('changing an order from payment on delivery to online payment', () => {
  const methodsOf = async (id: number, as = ANNA) =>
    (await shop.call('GET', `/api/v1/payment-methods/${id}`, { as })).body.items
  const stockStates = (id: number) =>
    shop.sql<{ state: string }>(
      'select distinct state from stock_hold join order_line on order_line.id = order_line_id where order_id = $1',
      [id],
    )

  it.each(['placed', 'moved'])('pays an order %s with cash by SBP', async (how) => {
    const id = await shop.place(how === 'placed' ? 'cashondelivery' : 'sbp')
    if (how === 'moved') await shop.chooseMethod(id, 'cashondelivery')
    expect(await shop.view(id)).toMatchObject({ paymentStatus: 'open', may: { pay: false, payOnline: true } })
    const codes = (await methodsOf(id)).map(({ code }: { code: string }) => code)
    expect(codes).toEqual(expect.arrayContaining(['sbp', 'rbs', 'cashondelivery']))
    expect((await shop.chooseMethod(id, 'sbp', BORIS)).status).toBe(404)
    const count = async () => (await shop.call('GET', '/api/v1/orders/count', { as: ANNA })).body
    const before = await count()
    expect((await shop.chooseMethod(id, 'sbp')).body).toMatchObject({
      method: 'sbp',
      phase: 'waiting',
      fallbackMethod: 'cashondelivery',
      isSurcharge: false,
    })
    expect(await shop.view(id)).toMatchObject({ paymentStatus: 'wait', may: { pay: true, payOnline: false } })
    // an order that waits for its payment does not count as active
    expect(await count()).toEqual({ ...before, active: before.active - 1, unpaid: before.unpaid + 1 })
    expect(await shop.payByCode(id)).toMatchObject({ phase: 'paid', paymentStatus: 'paid', fallbackMethod: null })
    expect(await stockStates(id)).toEqual([{ state: 'committed' }])
    expect((await shop.chooseMethod(id, 'cashondelivery')).body.code).toBe('ORDER_STEP_FORBIDDEN')
    expect(await methodsOf(id)).toEqual([])
    await shop.cancel(id)
  })

  it('falls back to the earlier method when the money does not come in time, and refunds late money', async () => {
    const id = await shop.place('cashondelivery')
    await shop.chooseMethod(id, 'sbp')
    const { payload } = await shop.state(id)
    // the order cannot be gathered while the payment is pending
    await expect(shop.send(id, 'isAssembling')).rejects.toThrow()
    shop.passMinutes(31)
    await shop.runPeriodic()
    await shop.runOutbox()
    expect(await shop.view(id)).toMatchObject({
      status: 'formed',
      paymentMethod: 'cashondelivery',
      paymentStatus: 'open',
      may: { pay: false, payOnline: true },
    })
    expect(await stockStates(id)).toEqual([{ state: 'committed' }])
    expect((await shop.events(id, 'OrderMethodChanged')).map(({ from, to }) => `${from}>${to}`)).toEqual([
      'cashondelivery>sbp',
      'sbp>cashondelivery',
    ])
    await shop.press(payload, 'pay')
    await shop.runOutbox()
    expect((await shop.view(id)).paymentMethod).toBe('cashondelivery')
    // again by SBP, which is declined, and then by card
    await shop.chooseMethod(id, 'sbp')
    await shop.press((await shop.state(id)).payload, 'decline')
    shop.passMinutes(1)
    expect(await shop.state(id)).toMatchObject({ phase: 'declined', mayRetry: true, fallbackMethod: 'cashondelivery' })
    await shop.chooseMethod(id, 'rbs')
    await shop.hold(id)
    expect(await shop.view(id)).toMatchObject({ isHeld: true, paymentMethod: 'rbs' })
    await shop.cancel(id)
  })

  it('refuses a change once the seller has begun or the order is cancelled', async () => {
    const begun = await shop.place('cashondelivery')
    await shop.send(begun, 'isAssembling')
    expect((await shop.chooseMethod(begun, 'sbp')).body.code).toBe('ORDER_STEP_FORBIDDEN')
    expect(await methodsOf(begun)).toEqual([])
    expect(await methodsOf(begun, BORIS)).toBeUndefined()
    await shop.cancel(begun)
    expect((await shop.chooseMethod(begun, 'sbp')).body.code).toBe('ORDER_STEP_FORBIDDEN')
  })
})

describe('settlement by the bank', () => {
  it('refunds the money and leaves the order unpaid when the bank took another amount', async () => {
    const id = await shop.place('sbp')
    await shop.sql('update payment set amount = amount - 100 where order_id = $1', [id])
    expect(await shop.payByCode(id)).toMatchObject({ paymentStatus: 'wait' })
    await shop.runOutbox()
    expect(await shop.atBank(id)).toMatchObject([{ deposited: 94_450, refunded: 94_450 }])
    expect((await shop.view(id)).status).toBe('formed')
    expect(await shop.state(id)).toMatchObject({ mayRetry: true })
    await shop.cancel(id)
  })

  it('records one hold when the bank notifies twice, or late about another attempt', async () => {
    const id = await shop.place('rbs')
    await shop.fault('double-notify', 1)
    const [attempt] = await shop.sql<{ gateway_order_id: string }>('select * from payment where order_id = $1', [id])
    await shop.bank.inject({
      method: 'POST',
      url: `/payment/merchants/okolitsa/payment_ru.html?mdOrder=${attempt?.gateway_order_id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'card=4111+1111+1111+1111',
    })
    const notified = async () =>
      (
        await shop.sql(
          `select payment_event.id from payment_event join payment on payment.id = payment_id
            where order_id = $1 and kind = 'notified'`,
          [id],
        )
      ).length
    await expect.poll(notified).toBe(1)
    await expect.poll(async () => (await shop.view(id)).isHeld).toBe(true)
    expect(await shop.events(id, 'PaymentHeld')).toHaveLength(1)
    await shop.cancel(id)
  })
})

it('publishes a payment link for the whole order only, never for a surcharge', async () => {
  const id = await shop.place('paybylink')
  await shop.runOutbox()
  await shop.hold(id)
  await shop.changeTotal(id, 5_000, 'more')
  await shop.runOutbox()
  expect(await shop.state(id)).toMatchObject({ method: 'paybylink', isSurcharge: true, phase: 'waiting', amount: 50 })
  expect(await shop.events(id, 'PaymentLinkIssued')).toHaveLength(1)
  expect(await shop.events(id, 'PaymentSurchargeAsked')).toHaveLength(1)
  await shop.cancel(id)
})

it('refuses too many method changes in a row, except to cash', async () => {
  const id = await shop.place('sbp')
  const answers = []
  for (let press = 0; press < 20; press += 1) answers.push(await shop.chooseMethod(id, press % 2 ? 'sbp' : 'rbs'))
  expect(answers.map(({ status }) => status)).toEqual([...Array(19).fill(200), 429])
  expect(answers.at(-1)?.body).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 3_600 })
  // the open payment stays open
  expect(await shop.state(id)).toMatchObject({ phase: 'waiting', method: 'rbs' })
  expect((await shop.chooseMethod(id, 'cashondelivery')).status).toBe(200)
  await shop.cancel(id)
})
