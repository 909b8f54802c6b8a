import { kopecks } from '@okolitsa/domain/money/money.ts'
import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentRequest } from '../../money/payments/ports.ts'
import { openMoneta } from './gateway-worlds.data.ts'
import { createMonetaGateway } from './moneta.ts'
import { createMerchantApi } from './moneta-merchant-api.ts'
import { isMntSigned, mntAmount, mntAnswerSignature, mntSignature, readMntAmount } from './moneta-signature.ts'

const CODE = 'QWERTY'
const gateway = createMonetaGateway({
  assistantUrl: 'https://www.payanyway.ru',
  serviceUrl: 'http://127.0.0.1:1',
  account: '54600817',
  integrityCode: CODE,
  username: 'u',
  password: 'p',
  paymentPassword: null,
  clock: () => new Date(),
  form: 'page',
})
const request: PaymentRequest = {
  number: '104001-1-abcde',
  amount: kopecks(12_025),
  description: 'Заказ № 104001',
  returnUrl: 'http://shop.test/web/vp/104001/return',
  notificationUrl: 'http://shop.test/callback',
  lifetimeSeconds: 1_800,
  as: 'page',
  stages: 'one',
}

describe('a link to MONETA Assistant', () => {
  it('has the documented fields and their signature', async () => {
    const url = new URL((await gateway.register(request)).payUrl ?? '')
    expect(url.origin + url.pathname).toBe('https://www.payanyway.ru/assistant.htm')
    const { MNT_SIGNATURE, ...fields } = Object.fromEntries(url.searchParams)
    expect(fields).toEqual({
      MNT_ID: '54600817',
      MNT_TRANSACTION_ID: '104001-1-abcde',
      MNT_CURRENCY_CODE: 'RUB',
      MNT_AMOUNT: '120.25',
      MNT_TEST_MODE: '0',
      MNT_DESCRIPTION: 'Заказ № 104001',
      MNT_SUCCESS_URL: 'http://shop.test/web/vp/104001/success',
      MNT_FAIL_URL: 'http://shop.test/web/vp/104001/fail',
      MNT_RETURN_URL: 'http://shop.test/web/vp/104001/return',
      MNT_INPROGRESS_URL: 'http://shop.test/web/vp/104001/inprogress',
      'moneta.locale': 'ru',
    })
    // md5 of 54600817 + 104001-1-abcde + 120.25 + RUB + (nobody) + 0 + QWERTY
    expect(MNT_SIGNATURE).toBe('2ff10e1c2c963f69ee5444c7e1ea0ed0')
  })
})

describe('amounts as text', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [12_025, '120.25'],
    [100, '1.00'],
    [2_147_483_647, '21474836.47'],
  ])('writes %i kopecks as %s', (amount, text) => {
    expect(mntAmount(kopecks(amount))).toBe(text)
    expect(readMntAmount(text)).toBe(amount)
  })
  it("parses amounts in MONETA's short forms, and refuses other forms", () => {
    expect([readMntAmount('120.2'), readMntAmount('120')]).toEqual([12_020, 12_000])
    expect(['', '1,20', '-1.00', '1.005', '1e3', ' 1.00', '1.'].map(readMntAmount)).toEqual(Array(7).fill(null))
  })
})

describe('a notification', () => {
  const fields = {
    MNT_ID: '54600817',
    MNT_TRANSACTION_ID: '104001-1-abcde',
    MNT_OPERATION_ID: '700000001',
    MNT_AMOUNT: '120.25',
    MNT_CURRENCY_CODE: 'RUB',
    MNT_TEST_MODE: '0',
  }
  const signed = (given: Record<string, string>) => ({ ...given, MNT_SIGNATURE: mntSignature(given, CODE) })

  it('signs a notification over the text of its amount', () => {
    expect(gateway.readNotification(signed(fields))).toEqual({
      number: fields.MNT_TRANSACTION_ID,
      gatewayOrderId: fields.MNT_TRANSACTION_ID,
      event: 'PAID 700000001',
      amount: 12_025,
    })
    expect(isMntSigned({ ...signed(fields), MNT_AMOUNT: '120.250' }, CODE)).toBe(false)
    expect(
      gateway.readNotification({ ...signed(fields), MNT_SIGNATURE: signed(fields).MNT_SIGNATURE.toUpperCase() }),
    ).not.toBeNull()
  })
  it('signs the command of an undone credit first', () => {
    expect(gateway.readNotification(signed({ ...fields, MNT_COMMAND: 'CANCELLED_CREDIT' }))).not.toBeNull()
    expect(gateway.readNotification({ ...signed(fields), MNT_COMMAND: 'CANCELLED_CREDIT' })).toBeNull()
  })
  it('accepts only a notification with its operation, which a payment link lacks', () => {
    const { MNT_OPERATION_ID: _operation, ...link } = fields
    for (const operation of [undefined, '', 'x', '1'.repeat(21), '-1', '1.5']) {
      const notified = operation === undefined ? link : { ...link, MNT_OPERATION_ID: operation }
      expect(gateway.readNotification(signed(notified))).toBeNull()
    }
    // the first digit of a link's amount as the operation: the same signature, and another amount
    const moved = { ...signed(link), MNT_OPERATION_ID: '1', MNT_AMOUNT: '20.25' }
    expect(gateway.readNotification(moved)).toMatchObject({ amount: 2_025 })
    expect(gateway.readNotification({ ...signed(link), MNT_OPERATION_ID: '120', MNT_AMOUNT: '.25' })).toBeNull()
  })
  it('rejects a notification of another account', () => {
    expect(gateway.readNotification(signed({ ...fields, MNT_ID: '1' }))).toBeNull()
  })
})

describe('a query before the payment', () => {
  const asked = {
    MNT_COMMAND: 'CHECK',
    MNT_ID: '54600817',
    MNT_TRANSACTION_ID: 'FF790ABCD',
    MNT_CURRENCY_CODE: 'RUB',
    MNT_TEST_MODE: '0',
  }
  const signed = (given: Record<string, string>) => ({ ...given, MNT_SIGNATURE: mntSignature(given, CODE) })
  const codeOf = (xml: string | undefined) => /<MNT_RESULT_CODE>(\d+)</.exec(xml ?? '')?.[1]

  it('accepts a signed query before the payment, with or without an amount', () => {
    expect(gateway.precheck?.read(signed(asked))).toEqual({ number: 'FF790ABCD', amount: null })
    expect(gateway.precheck?.read(signed({ ...asked, MNT_AMOUNT: '120.25' }))).toEqual({
      number: 'FF790ABCD',
      amount: 12_025,
    })
    expect(gateway.precheck?.read({ ...signed(asked), MNT_AMOUNT: '1.00' })).toBeNull()
    expect(gateway.readNotification(signed(asked))).toBeNull()
  })

  it('answers a query before the payment by a signed code', () => {
    const about = { number: 'FF790ABCD', amount: kopecks(12_025) }
    expect(gateway.precheck?.answer(about, 'paid', kopecks(12_025))).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><MNT_RESPONSE><MNT_ID>54600817</MNT_ID><MNT_TRANSACTION_ID>FF790ABCD</MNT_TRANSACTION_ID><MNT_RESULT_CODE>200</MNT_RESULT_CODE><MNT_SIGNATURE>29807c8e5d82198b5c4360e6ec711cce</MNT_SIGNATURE></MNT_RESPONSE>',
    )
    expect(codeOf(gateway.precheck?.answer(about, 'payable', kopecks(12_025)))).toBe('402')
    expect(codeOf(gateway.precheck?.answer(about, 'over', kopecks(12_025)))).toBe('500')
    const precheckAnswer = gateway.precheck?.answer({ ...about, amount: null }, 'payable', kopecks(12_025))
    expect(codeOf(precheckAnswer)).toBe('100')
    expect(precheckAnswer).toContain('<MNT_AMOUNT>120.25</MNT_AMOUNT>')
    expect(
      mntAnswerSignature({ resultCode: '200', account: '54600817', transactionId: 'FF790ABCD', integrityCode: CODE }),
    ).toBe('29807c8e5d82198b5c4360e6ec711cce')
  })
})

describe("the merchant's service", () => {
  const DAY_MS = 86_400_000
  const NOW = new Date('2026-11-21T09:00:00Z')
  const operation = (id: number, facts: Record<string, string>) => ({
    id,
    attribute: Object.entries(facts).map(([key, value]) => ({ value, key })),
  })
  const PAID = operation(416_490, {
    category: 'BUSINESS',
    sourceamount: '10',
    targetamount: '-10',
    statusid: 'SUCCEED',
    isreversed: 'true',
  })
  /** Opens a service that returns the given answers in turn, repeats the last one, and records requests. */
  async function openService(...answers: { status?: number; body: unknown }[]) {
    const asked: { Envelope: { Header: object; Body: Record<string, Record<string, unknown>> } }[] = []
    const app = fastify({ forceCloseConnections: true })
    app.post('/services', async ({ body }, reply) => {
      asked.push(body as (typeof asked)[number])
      const { status = 200, body: answer } = answers.length > 1 ? (answers.shift() ?? {}) : (answers[0] ?? {})
      return typeof answer === 'string'
        ? reply.code(status).type('text/html').send(answer)
        : reply.code(status).send({ Envelope: { Body: answer } })
    })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    closing.push(() => app.close())
    const service = createMerchantApi({
      serviceUrl: `${url}/services`,
      username: 'u',
      password: 'sesame',
      paymentPassword: 'open',
      clock: () => NOW,
    })
    return { service, asked, bodies: () => asked.map(({ Envelope }) => Envelope.Body) }
  }
  const closing: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })
  const list = (...operations: object[]) => ({ body: { FindOperationsListResponse: { operation: operations } } })
  const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)

  it('queries operations in periods of thirty days at most, back to the start of the payment', async () => {
    const { service, bodies } = await openService(list(PAID), list(PAID), { body: { FindOperationsListResponse: {} } })
    expect(await service.listOperations('1-1', daysAgo(70))).toMatchObject([{ id: 416_490, amount: 1_000 }])
    const periods = bodies().map((body) => body.FindOperationsListRequest?.filter as Record<string, string>)
    expect(periods).toHaveLength(3)
    for (const { dateFrom, dateTo, clientTransaction } of periods) {
      expect(clientTransaction).toBe('1-1')
      expect(Date.parse(dateTo ?? '') - Date.parse(dateFrom ?? '')).toBeLessThanOrEqual(30 * DAY_MS)
    }
    expect(Date.parse(periods[0]?.dateTo ?? '')).toBeGreaterThan(NOW.getTime())
    expect(Date.parse(periods[2]?.dateFrom ?? '')).toBeLessThan(daysAgo(70).getTime())
  })

  it("queries operations of today's payment once, also when a clock is wrong", async () => {
    const { service, asked } = await openService(list())
    await service.listOperations('1-1', daysAgo(0))
    await service.listOperations('1-1', daysAgo(-400))
    expect(asked).toHaveLength(2)
    expect(asked[0]?.Envelope.Header).toEqual({ Security: { UsernameToken: { Username: 'u', Password: 'sesame' } } })
  })

  it('parses signed amounts without trailing zeroes, and refunds as a separate field', async () => {
    const refund = { sourceamount: '-0.5', statusid: 'SUCCEED', isrefund: 'true', parentid: '1', description: 'key' }
    const { service } = await openService(list(PAID, operation(2, refund)))
    expect(await service.listOperations('1-1', NOW)).toEqual([
      { id: 416_490, status: 'SUCCEED', isRefund: false, amount: 1_000, description: '' },
      { id: 2, status: 'SUCCEED', isRefund: true, amount: 50, description: 'key' },
    ])
  })

  it.each(['sourceamount', 'statusid'])('refuses an operation that lacks %s', async (missing) => {
    const { service } = await openService(
      list({ ...PAID, attribute: PAID.attribute.filter(({ key }) => key !== missing) }),
    )
    await expect(service.listOperations('1-1', NOW)).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it("sends refund amounts as numbers, with the account's payment password", async () => {
    const { service, bodies } = await openService({ body: { RefundResponse: operation(2, {}) } })
    await service.refund({ operationId: 1, number: '1-1', amount: kopecks(2_025), description: 'key' })
    expect(bodies()).toEqual([
      {
        RefundRequest: {
          transactionId: 1,
          amount: 20.25,
          paymentPassword: 'open',
          clientTransaction: '1-1',
          description: 'key',
        },
      },
    ])
  })

  const fault = (faultcode: string, faultstring = 'Validation error') => ({
    fault: { detail: { faultDetail: '200' }, faultcode, faultstring },
  })
  it.each([
    [400, fault('Client'), 'refused'],
    [500, fault('Server'), 'unavailable'],
    [502, '<html><head><title>502 Bad Gateway</title></head></html>', 'unavailable'],
    [200, {}, 'unavailable'],
    [200, '', 'unavailable'],
  ])('converts an answer %i %j: %s', async (status, body, kind) => {
    const { service } = await openService({ status, body })
    await expect(service.cancel(1)).rejects.toMatchObject({ name: 'GatewayFailure', kind })
  })

  it("omits phone numbers of the service's messages", async () => {
    const { service } = await openService({ status: 400, body: fault('Client', 'no wallet of 79161234567') })
    await expect(service.cancel(1)).rejects.toThrow('CancelTransaction: 200 no wallet of [number]')
  })
})

describe('at MONETA', () => {
  let world: Awaited<ReturnType<typeof openMoneta>>
  beforeEach(async () => {
    world = await openMoneta('page')
  })
  afterEach(() => world.close())

  it('lets a customer try again under the same number after a refusal', async () => {
    const payment = await world.gateway.register(request)
    await world.press(payment, 'decline')
    await world.press(payment, 'pay')
    expect(await world.gateway.status({ ...request, gatewayOrderId: null, openedAt: world.openedAt })).toMatchObject({
      state: 'paid',
      paid: 12_025,
    })
  })

  it('refuses a payment that the shop no longer awaits', async () => {
    const payment = await world.gateway.register(request)
    world.stopWaiting(request.number)
    const { body } = (await world.press(payment, 'pay')) as { body: string }
    expect(body).toContain('больше не ждёт')
    expect((await world.moneta.inject('/moneta/operations')).json().items).toEqual([])
  })

  it('reports received money without a notification', async () => {
    await world.break('no-notify', 1)
    await world.press(await world.gateway.register(request), 'pay')
    expect((await world.moneta.inject('/moneta/operations')).json().items).toMatchObject([
      { status: 'TAKENIN_NOTSENT' },
    ])
    expect(await world.gateway.status({ ...request, gatewayOrderId: null, openedAt: world.openedAt })).toMatchObject({
      state: 'paid',
      paid: 12_025,
    })
  })

  it('finds and refunds money months later', async () => {
    const { gatewayOrderId } = await world.gateway.register(request)
    await world.press(await world.gateway.register(request), 'pay')
    world.passSeconds(100 * 86_400)
    const payment = { number: request.number, gatewayOrderId, openedAt: world.openedAt }
    expect(await world.gateway.status(payment)).toMatchObject({ state: 'paid' })
    await world.gateway.refund({ ...payment, amount: kopecks(25), key: 'a' })
    expect(await world.gateway.status(payment)).toMatchObject({ state: 'partiallyRefunded', refunded: 25 })
  })

  it('reports a payment of a different amount by its status, not by the notification', async () => {
    await world.break('wrong-amount', 1)
    await world.press(await world.gateway.register(request), 'pay')
    await expect.poll(() => world.notifications.length).toBe(1)
    expect(world.gateway.readNotification(world.notifications[0] ?? {})).not.toBeNull()
    expect(await world.gateway.status({ ...request, gatewayOrderId: null, openedAt: world.openedAt })).toMatchObject({
      paid: 12_025,
    })
  })
})
