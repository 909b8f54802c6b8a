import { kopecks } from '@okolitsa/domain/money/money.ts'
import { RBS_EMULATOR_CREDENTIALS } from '@okolitsa/emulators/rbs/credentials.ts'
import { rbsEmulator } from '@okolitsa/emulators/rbs/rbs-emulator.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GatewayFailure, type PaymentGateway, type PaymentRequest } from '../../modules/payments/ports.ts'
import { createRbsGateway } from './rbs.ts'
import { readAnswer, readStatus } from './rbs-answer.ts'
import { isSignedBy } from './rbs-checksum.ts'

let bank: FastifyInstance
let shop: FastifyInstance
let gateway: PaymentGateway
let now = Date.parse('2026-03-02T09:00:00Z')
let notifications: Record<string, string>[] = []
let request: PaymentRequest

beforeEach(async () => {
  now = Date.parse('2026-03-02T09:00:00Z')
  notifications = []
  shop = fastify()
  shop.get('/callback', async ({ query }) => {
    notifications.push(query as Record<string, string>)
    return { accepted: true }
  })
  const shopUrl = await shop.listen({ port: 0, host: '127.0.0.1' })
  bank = fastify({ forceCloseConnections: true })
  await bank.register(rbsEmulator, { publicUrl: 'http://emulator.test', now: () => now })
  const baseUrl = await bank.listen({ port: 0, host: '127.0.0.1' })
  gateway = createRbsGateway({ baseUrl, ...RBS_EMULATOR_CREDENTIALS, timeoutMs: 400 })
  request = {
    number: '104001-1-abcde',
    amount: kopecks(129_990),
    description: 'Заказ № 104001',
    returnUrl: 'http://shop.test/payment/sbp?orderId=104001',
    notificationUrl: `${shopUrl}/callback`,
    lifetimeSeconds: 1_800,
    stages: 'one',
    as: 'qr',
  }
})
afterEach(async () => {
  await bank.close()
  await shop.close()
})

const control = (fail: string, times?: number) =>
  bank.inject({ method: 'POST', url: '/control', payload: { fail, times } })
const press = (payload: string | null, deed: 'pay' | 'decline') =>
  bank.inject({ method: 'POST', url: `${new URL(payload ?? '').pathname}/${deed}` })
const payByCard = (payUrl: string | null) =>
  bank.inject({
    method: 'POST',
    url: (payUrl ?? '').replace('http://emulator.test', ''),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'card=4111+1111+1111+1111',
  })
const reference = (gatewayOrderId: string) => ({ number: request.number, gatewayOrderId })

/** The contract of the port; a second acquirer's adapter is to pass the same. */
describe('the payment gateway', () => {
  it('registers a QR code that the shopper pays', async () => {
    const payment = await gateway.register(request)
    expect(payment.payload).toMatch(
      /^http:\/\/emulator\.test\/qr\/AD[0-9A-Z]{30}\?type=02&bank=\d{12}&sum=129990&cur=RUB&crc=[0-9A-F]{4}$/,
    )
    expect(payment.payUrl).toBeNull()
    expect(
      Buffer.from(payment.qrImage ?? '', 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
    expect(await gateway.status(reference(payment.gatewayOrderId))).toMatchObject({ state: 'open', paid: 0 })
    await press(payment.payload, 'pay')
    expect(await gateway.status(reference(payment.gatewayOrderId))).toMatchObject({ state: 'paid', paid: 129_990 })
  })

  it('registers a card page', async () => {
    const payment = await gateway.register({ ...request, as: 'page' })
    expect(payment).toMatchObject({ payload: null, qrImage: null })
    expect((await bank.inject((payment.payUrl ?? '').replace('http://emulator.test', ''))).body).toContain('4111')
    const paid = await payByCard(payment.payUrl)
    expect(paid.headers.location).toContain('http://shop.test/payment/sbp?orderId=104001&orderId=')
    expect(await gateway.status({ number: request.number, gatewayOrderId: null })).toMatchObject({ state: 'paid' })
  })

  it('answers the same payment when a number is registered twice, also when the first answer was lost', async () => {
    await control('lost-answer', 1)
    await expect(gateway.register(request)).rejects.toMatchObject({ kind: 'unavailable' })
    const second = await gateway.register(request)
    const third = await gateway.register(request)
    expect(third.gatewayOrderId).toBe(second.gatewayOrderId)
    expect(third.payload).toBe(second.payload)
    expect((await bank.inject('/rbs/orders')).json().items).toHaveLength(1)
  })

  it('tells declined, expired and unknown payments apart', async () => {
    const first = await gateway.register(request)
    await press(first.payload, 'decline')
    expect(await gateway.status(reference(first.gatewayOrderId))).toMatchObject({ state: 'declined', paid: 0 })
    const second = await gateway.register({ ...request, number: '104001-2-abcde' })
    now += 1_801_000
    expect(await gateway.status(reference(second.gatewayOrderId))).toMatchObject({ state: 'expired' })
    expect(await gateway.status({ number: 'nothing', gatewayOrderId: null })).toMatchObject({ state: 'unknown' })
  })

  it('withdraws what is not paid, and leaves what is paid', async () => {
    const first = await gateway.register(request)
    await gateway.withdraw({ ...reference(first.gatewayOrderId), qrId: first.qrId })
    await gateway.withdraw({ ...reference(first.gatewayOrderId), qrId: first.qrId })
    expect((await gateway.status(reference(first.gatewayOrderId))).state).toBe('declined')
    await press(first.payload, 'pay')
    expect((await gateway.status(reference(first.gatewayOrderId))).state).toBe('declined')

    const second = await gateway.register({ ...request, number: '104001-2-abcde' })
    await press(second.payload, 'pay')
    await gateway.withdraw({ ...reference(second.gatewayOrderId), qrId: second.qrId })
    expect((await gateway.status(reference(second.gatewayOrderId))).state).toBe('paid')
    await gateway.withdraw({ number: 'nothing', gatewayOrderId: null, qrId: null })
  })

  it('holds a card payment, takes a part of it once and frees the rest', async () => {
    const { gatewayOrderId, payUrl } = await gateway.register({ ...request, as: 'page', stages: 'two' })
    await payByCard(payUrl)
    expect(await gateway.status(reference(gatewayOrderId))).toMatchObject({ state: 'held', held: 129_990, paid: 0 })
    await expect(gateway.capture({ gatewayOrderId, amount: kopecks(129_991) })).rejects.toBeInstanceOf(GatewayFailure)
    await control('lost-answer', 1)
    await expect(gateway.capture({ gatewayOrderId, amount: kopecks(100_000) })).rejects.toMatchObject({
      kind: 'unavailable',
    })
    await gateway.capture({ gatewayOrderId, amount: kopecks(100_000) })
    await expect(gateway.capture({ gatewayOrderId, amount: kopecks(90_000) })).rejects.toBeInstanceOf(GatewayFailure)
    expect(await gateway.status(reference(gatewayOrderId))).toMatchObject({ state: 'paid', held: 0, paid: 100_000 })
    await gateway.refund({ gatewayOrderId, amount: kopecks(100_000), key: 'a' })
    expect(await gateway.status(reference(gatewayOrderId))).toMatchObject({ state: 'refunded', refunded: 100_000 })
  })

  it('lets a held payment go when it is withdrawn', async () => {
    const { gatewayOrderId, payUrl } = await gateway.register({ ...request, as: 'page', stages: 'two' })
    await payByCard(payUrl)
    await gateway.withdraw({ ...reference(gatewayOrderId), qrId: null })
    expect(await gateway.status(reference(gatewayOrderId))).toMatchObject({ state: 'canceled', held: 0, paid: 0 })
    await gateway.withdraw({ ...reference(gatewayOrderId), qrId: null })
    await expect(gateway.capture({ gatewayOrderId, amount: kopecks(1) })).rejects.toBeInstanceOf(GatewayFailure)
  })

  it('refunds in parts, once per key, and never more than was paid', async () => {
    const { gatewayOrderId, payload } = await gateway.register(request)
    await press(payload, 'pay')
    await gateway.refund({ gatewayOrderId, amount: kopecks(29_990), key: 'a' })
    await gateway.refund({ gatewayOrderId, amount: kopecks(29_990), key: 'a' })
    expect(await gateway.status(reference(gatewayOrderId))).toMatchObject({
      state: 'partiallyRefunded',
      refunded: 29_990,
    })
    await expect(gateway.refund({ gatewayOrderId, amount: kopecks(129_990), key: 'b' })).rejects.toThrow('7')
    await gateway.refund({ gatewayOrderId, amount: kopecks(100_000), key: 'c' })
    expect(await gateway.status(reference(gatewayOrderId))).toMatchObject({ state: 'refunded', refunded: 129_990 })
  })

  it.each(['down', 'timeout'])('says «unavailable» when the gateway is: %s', async (fault) => {
    await control(fault, 1)
    await expect(gateway.register(request)).rejects.toMatchObject({ kind: 'unavailable' })
    expect((await gateway.register(request)).gatewayOrderId).toBeTruthy()
  })

  it('says «refused» for wrong credentials', async () => {
    const { port } = bank.server.address() as { port: number }
    const stranger = createRbsGateway({
      baseUrl: `http://127.0.0.1:${port}`,
      username: 'x',
      password: 'y',
      callbackKey: null,
    })
    await expect(stranger.register(request)).rejects.toMatchObject({ kind: 'refused' })
  })

  it('reads signed notifications and no others', async () => {
    const { payload, gatewayOrderId } = await gateway.register(request)
    await control('double-notify', 1)
    await press(payload, 'pay')
    await expect.poll(() => notifications.length).toBe(2)
    const [notification = {}] = notifications
    expect(gateway.readNotification(notification)).toEqual({ gatewayOrderId, number: request.number })
    expect(gateway.readNotification({ ...notification, amount: '1' })).toBeNull()
    expect(gateway.readNotification({})).toBeNull()

    await control('bad-checksum', 1)
    const second = await gateway.register({ ...request, number: '104001-2-abcde' })
    await press(second.payload, 'pay')
    await expect.poll(() => notifications.length).toBe(3)
    expect(gateway.readNotification(notifications[2] ?? {})).toBeNull()
  })
})

describe('answers of the RBS family', () => {
  it.each([
    [{ errorCode: 5, errorMessage: 'Доступ запрещён' }, '5: Доступ запрещён'],
    [{ ErrorCode: '5', ErrorMessage: 'no' }, '5: no'],
    [{ success: false, error: { code: '5', message: 'no' } }, '5: no'],
    ['<html>', 'not an object'],
  ])('errors are spelt in many ways: %j', (answer, message) => {
    expect(() => readAnswer(answer)).toThrow(message)
  })

  it('a returned order is told from a partly returned one by its amounts', () => {
    const sums = (refundedAmount: number) => ({
      orderStatus: 4,
      paymentAmountInfo: { depositedAmount: 100, refundedAmount },
    })
    expect(readStatus(sums(40)).state).toBe('partiallyRefunded')
    expect(readStatus(sums(100)).state).toBe('refunded')
    expect(readStatus({ orderStatus: '2', amount: '500' })).toMatchObject({ state: 'paid', paid: 500 })
    expect(() => readStatus({ orderStatus: 9 })).toThrow('unknown orderStatus')
  })

  it('checks a signature as the acquirers document it', () => {
    const fields = {
      amount: '123456',
      mdOrder: '3ff6962a-7dcc-4283-ab50-a6d7dd3386fe',
      operation: 'deposited',
      orderNumber: '10747',
      status: '1',
    }
    const wrong = { ...fields, checksum: '00' }
    expect(isSignedBy(wrong, 'key')).toBe(false)
    expect(isSignedBy({ ...fields, checksum: 'zz' }, 'key')).toBe(false)
  })
})
