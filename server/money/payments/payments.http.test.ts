import { RBS_EMULATOR_CREDENTIALS } from '@okolitsa/emulators/rbs/credentials.ts'
import { checksumOf } from '@okolitsa/emulators/rbs/notifications.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { ANNA, BORIS, CHEESE, DAY, EGGS, FARM, HAM, HONEY, OTHER_FARM, twoFarms } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'

const shop = await twoFarms()
afterEach(async () => {
  await shop.fault('none')
  expect(await integrityProblemsOf(shop)).toEqual([])
  await shop.sql('delete from cart')
})

/** Places an unpaid order as Anna. */
async function order(
  lines: Record<number, number> = { [CHEESE]: 1 },
  paymentMethod = 'sbp',
  farm = FARM,
): Promise<number> {
  const cartId = await shop.cart(ANNA, farm, lines)
  const { body, text } = await shop.checkout(ANNA, { cartId, methodCode: 'courier', date: DAY, paymentMethod })
  expect(body.orders?.length, text).toBe(1)
  return body.orders[0].orderId
}
const payment = async (id: number, as = ANNA) =>
  (await shop.call('GET', `/api/v1/checkout/payment/status/${id}`, { as })).body
const view = async (id: number) => (await shop.call('GET', `/api/v1/orders/${id}`, { as: ANNA })).body
const change = (id: number, method: string, as = ANNA) => shop.call('PATCH', `/api/v1/orders/${id}/${method}`, { as })
const cancel = (id: number) =>
  shop.call('PATCH', `/api/v1/orders/${id}/cancel`, { as: ANNA, body: { reason: 'передумала' } })
const stockOf = async (id: number) =>
  (await shop.sql('select on_hand, allocated, held from stock where product_id = $1', [id]))[0]
const ofBank = async (id: number) =>
  (await shop.bankOrders()).filter(({ orderNumber }) => orderNumber.startsWith(`${id}-`))

describe('paying by SBP', () => {
  it('shows a QR code immediately, reserves the stock, and is paid once the bank confirms it', async () => {
    const before = await stockOf(CHEESE)
    const id = await order()
    const waiting = await payment(id)
    expect(waiting).toMatchObject({
      phase: 'waiting',
      paymentStatus: 'wait',
      amount: 944.5,
      mayRetry: false,
      payUrl: null,
    })
    expect(waiting.payload).toMatch(/sum=94450&cur=RUB&crc=[0-9A-F]{4}$/)
    expect(waiting.qrImage).toMatch(/^data:image\/png;base64,iVBOR/)
    expect(waiting.expiresAt).toBe('2026-11-21T08:30:00.000Z')
    expect(await stockOf(CHEESE)).toMatchObject({ held: Number(before?.held) + 300 })
    expect((await view(id)).may).toMatchObject({ pay: true, cancel: true })

    await shop.press(waiting.payload, 'pay')
    await expect.poll(async () => (await payment(id)).phase).toBe('paid')
    expect(await view(id)).toMatchObject({
      paymentStatus: 'paid',
      status: 'formed',
      payment: null,
      may: { pay: false },
    })
    expect(await stockOf(CHEESE)).toMatchObject({ held: before?.held, allocated: Number(before?.allocated) + 300 })
  })

  it('settles the payment by the notification alone, and once when it is repeated', async () => {
    const id = await order()
    const { payload } = await payment(id)
    await shop.fault('double-notify', 1)
    await shop.press(payload, 'pay')
    await expect
      .poll(async () => (await shop.sql('select payment_status from shop_order where id = $1', [id]))[0])
      .toEqual({ payment_status: 'paid' })
    await expect
      .poll(
        async () =>
          (
            await shop.sql(
              `select count(*)::int as n from payment_event join payment on payment.id = payment_id where order_id = $1 and kind = 'notified'`,
              [id],
            )
          )[0]?.n,
      )
      .toBe(1)
    const settled = await shop.sql(
      `select id from outbox where topic = 'PaymentSettled' and payload->>'orderId' = $1`,
      [String(id)],
    )
    expect(settled).toHaveLength(1)
  })

  it('settles the payment once when notification, return page and job run concurrently', async () => {
    const id = await order()
    const { payload } = await payment(id)
    await shop.press(payload, 'pay')
    shop.passMinutes(1)
    await Promise.all([...Array.from({ length: 10 }, () => payment(id)), shop.runPeriodic(), shop.runPeriodic()])
    expect((await view(id)).paymentStatus).toBe('paid')
    expect(
      await shop.sql(`select id from outbox where topic = 'PaymentSettled' and payload->>'orderId' = $1`, [String(id)]),
    ).toHaveLength(1)
  })

  it('refuses forged notifications, and checks the status after genuine ones', async () => {
    const id = await order()
    await shop.fault('no-notify')
    const [known] = await shop.sql<{ gateway_order_id: string; gateway_number: string }>(
      'select * from payment where order_id = $1',
      [id],
    )
    const query = new URLSearchParams({
      mdOrder: known?.gateway_order_id ?? '',
      operation: 'deposited',
      status: '1',
      checksum: 'AB',
    })
    expect((await shop.call('GET', `/api/v1/payments/rbs/callback?${query}`)).status).toBe(400)
    expect((await shop.call('GET', '/api/v1/payments/rbs/callback')).status).toBe(400)
    expect((await view(id)).paymentStatus).toBe('wait')
    await cancel(id)
  })

  it.each(['GET', 'POST'] as const)(
    'accepts a genuine notification by %s and checks the status immediately',
    async (method) => {
      const id = await order({ [EGGS]: 4 })
      await shop.fault('no-notify')
      await shop.press((await payment(id)).payload, 'pay')
      const [known] = await ofBank(id)
      const about = { orderNumber: known?.orderNumber ?? '', operation: 'deposited' }
      const checksum = checksumOf(about, RBS_EMULATOR_CREDENTIALS.callbackKey)
      const sent = new URLSearchParams({ ...about, checksum }).toString()
      const CALLBACK = '/api/v1/payments/rbs/callback'
      const answer =
        method === 'GET'
          ? await shop.call('GET', `${CALLBACK}?${sent}`)
          : await shop.call('POST', CALLBACK, {
              headers: { 'content-type': 'application/x-www-form-urlencoded' },
              body: sent as never,
            })
      expect([answer.status, answer.body]).toEqual([200, { accepted: true }])
      expect((await view(id)).paymentStatus).toBe('paid')
    },
  )

  it('keeps the order after a declined payment and allows a retry with a new code', async () => {
    const id = await order()
    const first = await payment(id)
    await shop.press(first.payload, 'decline')
    await expect.poll(async () => (await payment(id)).phase).toBe('declined')
    expect(await payment(id)).toMatchObject({ mayRetry: true, payload: null, paymentStatus: 'wait' })
    const { status, body } = await change(id, 'Sbp')
    expect([status, body.phase]).toEqual([200, 'waiting'])
    expect(body.payload).not.toBe(first.payload)
    await shop.press(body.payload, 'pay')
    await expect.poll(async () => (await payment(id)).phase).toBe('paid')
  })

  it('offers no retry for an order that is over', async () => {
    const id = await order()
    await shop.press((await payment(id)).payload, 'decline')
    await expect.poll(async () => (await payment(id)).phase).toBe('declined')
    await cancel(id)
    expect(await payment(id)).toMatchObject({ phase: 'canceled', mayRetry: false })
  })

  it('keeps the order while the gateway is down, and registers the payment later', async () => {
    await shop.fault('down')
    const id = await order()
    expect(await payment(id)).toMatchObject({ phase: 'preparing', payload: null, qrImage: null })
    await shop.runOutbox()
    await shop.fault('none')
    shop.passMinutes(1)
    await shop.runPeriodic()
    const waiting = await payment(id)
    expect(waiting.phase).toBe('waiting')
    expect(await ofBank(id)).toHaveLength(1)
    await shop.press(waiting.payload, 'pay')
    await expect.poll(async () => (await payment(id)).phase).toBe('paid')
  })

  it('makes no second payment when the gateway’s answer was lost', async () => {
    await shop.fault('lost-answer', 1)
    const id = await order()
    await shop.runOutbox()
    expect((await payment(id)).phase).toBe('waiting')
    expect(await ofBank(id)).toHaveLength(1)
    await cancel(id)
  })

  it('cancels an unpaid order after 30 minutes and releases its stock', async () => {
    const before = await stockOf(HONEY)
    const id = await order({ [HONEY]: 1, [EGGS]: 2 })
    expect(await stockOf(HONEY)).toMatchObject({ held: 1 })
    shop.passMinutes(29)
    await shop.runPeriodic()
    expect((await view(id)).status).toBe('formed')
    shop.passMinutes(2)
    await shop.runPeriodic()
    expect(await view(id)).toMatchObject({
      status: 'canceled',
      deliveryStatus: 'canceled',
      paymentStatus: 'cancelled',
      orderCancelingInitiator: 'admin',
      payment: null,
    })
    expect(await stockOf(HONEY)).toEqual(before)
    expect(await payment(id)).toMatchObject({ phase: 'expired', mayRetry: false, expiresAt: null })
    expect((await change(id, 'sbp')).body.code).toBe('ORDER_STEP_FORBIDDEN')
  })

  it('accepts money paid in the last second', async () => {
    const id = await order()
    const { payload } = await payment(id)
    await shop.fault('no-notify')
    await shop.press(payload, 'pay')
    shop.passMinutes(31)
    await shop.runPeriodic()
    expect(await view(id)).toMatchObject({ status: 'formed', paymentStatus: 'paid' })
  })

  it('delays the cancellation only for a limited time when the gateway does not answer', async () => {
    const id = await order()
    await shop.fault('down')
    shop.passMinutes(31)
    await shop.runPeriodic()
    expect((await view(id)).status).toBe('formed')
    shop.passMinutes(10)
    await shop.runPeriodic()
    expect((await view(id)).status).toBe('canceled')
  })

  it('refunds money paid for a cancelled order', async () => {
    const id = await order()
    const { payload } = await payment(id)
    await shop.fault('no-notify')
    // the customer pays while the order is being cancelled
    await cancel(id)
    await shop.press(payload, 'pay')
    await shop.runOutbox()
    expect(await ofBank(id)).toMatchObject([{ status: 4, refunded: 94_450 }])
    expect(await view(id)).toMatchObject({
      status: 'canceled',
      paymentStatus: 'returned',
      refunds: [{ amount: 944.5, status: 'done' }],
    })
  })

  it('refunds a cancelled paid order automatically, also when the gateway is down at first', async () => {
    const before = await stockOf(CHEESE)
    const id = await order()
    await shop.press((await payment(id)).payload, 'pay')
    await expect.poll(async () => (await payment(id)).phase).toBe('paid')
    await shop.fault('down')
    const { status, body } = await cancel(id)
    expect([status, body.status, body.paymentStatus, body.orderCancelingInitiator]).toEqual([
      200,
      'canceled',
      'cancelled',
      'user',
    ])
    expect(body.refunds).toMatchObject([{ amount: 944.5, status: 'new' }])
    // the refund is still pending, but the page of a cancelled order must not show a payment as successful
    expect(await payment(id)).toMatchObject({ phase: 'refunded', mayRetry: false, farmerId: FARM })
    expect(await stockOf(CHEESE)).toEqual(before)
    await shop.runOutbox()
    expect((await view(id)).refunds).toMatchObject([{ status: 'new' }])
    await shop.fault('none')
    shop.passMinutes(2)
    await shop.runPeriodic()
    expect(await view(id)).toMatchObject({ paymentStatus: 'returned', refunds: [{ status: 'done' }] })
    expect(await ofBank(id)).toMatchObject([{ refunded: 94_450 }])
    await shop.runPeriodic()
    expect(await ofBank(id)).toMatchObject([{ refunded: 94_450 }])
  })

  it('does not repeat a refund whose answer was lost', async () => {
    const id = await order()
    await shop.press((await payment(id)).payload, 'pay')
    await expect.poll(async () => (await payment(id)).phase).toBe('paid')
    await cancel(id)
    // the status call succeeds; the refund succeeds and its answer is lost
    const [refund] = await shop.sql<{ id: string }>(
      'select refund.id from refund join payment on payment.id = payment_id where order_id = $1',
      [id],
    )
    await shop.sql(`update outbox set delivered_at = shop_now() where payload->>'refundId' = $1`, [refund?.id])
    const { gateway_order_id } =
      (await shop.sql<{ gateway_order_id: string }>('select * from payment where order_id = $1', [id]))[0] ?? {}
    await shop.bank.inject({
      method: 'POST',
      url: '/payment/rest/refund.do',
      payload: { userName: 'okolitsa-api', password: 'okolitsa-password', orderId: gateway_order_id, amount: 94_450 },
    })
    await shop.runPeriodic()
    expect(await ofBank(id)).toMatchObject([{ refunded: 94_450 }])
    expect((await view(id)).paymentStatus).toBe('returned')
  })
})

describe('PATCH /api/v1/orders/{id}/{paymentMethod}', () => {
  it('withdraws the code and reserves the stock when the method changes to cash', async () => {
    const before = await stockOf(CHEESE)
    const id = await order()
    const { payload } = await payment(id)
    const { status, body } = await change(id, 'cashondelivery')
    expect([status, body.phase, body.paymentStatus]).toEqual([200, 'offline', 'open'])
    expect(await stockOf(CHEESE)).toMatchObject({ held: before?.held, allocated: Number(before?.allocated) + 300 })
    await shop.runOutbox()
    await shop.press(payload, 'pay')
    expect(await ofBank(id)).toMatchObject([{ status: 6 }])
    shop.passMinutes(40)
    await shop.runPeriodic()
    expect((await view(id)).status).toBe('formed')
  })

  it('changes to the card page and back, with one open payment at a time', async () => {
    const id = await order()
    const card = await change(id, 'rbs')
    expect(card.body).toMatchObject({ phase: 'waiting', method: 'rbs', payload: null })
    expect(card.body.payUrl).toContain('payment_ru.html?mdOrder=')
    expect((await change(id, 'rbs')).body.payUrl).toBe(card.body.payUrl)
    const both = await Promise.all([change(id, 'sbp'), change(id, 'sbp'), change(id, 'sbp')])
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200])
    const open = await shop.sql(
      `select id from payment where order_id = $1 and status in ('new', 'registered', 'held')`,
      [id],
    )
    expect(open).toHaveLength(1)
    await cancel(id)
  })

  it('accepts money paid by the old code during the change', async () => {
    const id = await order()
    const { payload } = await payment(id)
    await shop.fault('no-notify')
    await shop.press(payload, 'pay')
    const { body } = await change(id, 'cashondelivery')
    expect(body).toMatchObject({ phase: 'paid', method: 'sbp', paymentStatus: 'paid' })
  })

  it('refuses an unknown or unavailable method, foreign and paid orders, and guests', async () => {
    const id = await order()
    expect((await change(id, 'gold')).status).toBe(404)
    expect((await change(id, 'banktransfer')).body.code).toBe('PAYMENT_METHOD_UNAVAILABLE')
    expect((await change(id, 'rbs', BORIS)).status).toBe(404)
    expect((await shop.call('PATCH', `/api/v1/orders/${id}/rbs`)).status).toBe(401)
    await shop.press((await payment(id)).payload, 'pay')
    await expect.poll(async () => (await payment(id)).phase).toBe('paid')
    expect((await change(id, 'rbs')).body.code).toBe('ORDER_STEP_FORBIDDEN')
  })
})

describe('payment methods', () => {
  it('lists the working methods per seller and in common', async () => {
    const { status, body } = await shop.call('GET', `/api/v2/payment-methods?farmerId=${FARM},${OTHER_FARM},999`)
    expect(status).toBe(200)
    const codes = ['sbp', 'rbs', 'cashondelivery']
    expect(
      body.organizations.map(({ methods }: { methods: { code: string }[] }) => methods.map(({ code }) => code)),
    ).toEqual([codes, codes, []])
    expect(body.common).toEqual([])
    expect((await shop.call('GET', '/api/v2/payment-methods')).body.errors).toEqual({ farmerId: 'обязательное поле' })
    expect((await shop.call('GET', '/api/v2/payment-methods?farmerId=x')).status).toBe(400)
    const own = await shop.call('GET', '/api/v2/payment-methods', { site: FARM })
    expect(own.body.organizations).toMatchObject([{ farmerId: FARM }])
  })

  it('lists the seller’s methods for an order with the current one marked, and none once it is settled', async () => {
    const id = await order()
    const path = `/api/v1/payment-methods/${id}`
    const { body } = await shop.call('GET', path, { as: ANNA })
    expect(body.items.map((item: { code: string; isCurrent: boolean }) => [item.code, item.isCurrent])).toEqual([
      ['sbp', true],
      ['rbs', false],
      ['cashondelivery', false],
    ])
    expect((await shop.call('GET', path)).status).toBe(401)
    expect((await shop.call('GET', path, { as: BORIS })).status).toBe(404)
    await cancel(id)
    expect((await shop.call('GET', path, { as: ANNA })).body.items).toEqual([])
  })
})

describe('GET /api/v1/checkout/payment/status/{id}', () => {
  it('refuses strangers, and reports that an offline order needs no payment', async () => {
    const id = await order({ [HAM]: 1 }, 'cashondelivery', OTHER_FARM)
    expect(await payment(id)).toMatchObject({ phase: 'offline', isOnline: false, expiresAt: null, mayRetry: false })
    expect((await payment(id, BORIS)).code).toBe('NOT_FOUND')
    expect((await shop.call('GET', `/api/v1/checkout/payment/status/${id}`)).status).toBe(401)
    expect((await shop.call('GET', '/api/v1/checkout/payment/status/99999999999', { as: ANNA })).status).toBe(404)
  })
})
