import { kopecks } from '@okolitsa/domain/money/money.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentRequest } from '../../modules/payments/ports.ts'
import { openRbs } from './gateway-worlds.data.ts'
import { readAnswer, readStatus } from './rbs-answer.ts'
import { isSignedBy } from './rbs-checksum.ts'

describe('a payment of the RBS family', () => {
  let world: Awaited<ReturnType<typeof openRbs>>
  let request: PaymentRequest
  beforeEach(async () => {
    world = await openRbs({ hasHolds: true })
    request = {
      number: '104001-1-abcde',
      amount: kopecks(129_990),
      description: 'Заказ № 104001',
      returnUrl: 'http://shop.test/web/vp/104001/return',
      notificationUrl: world.notificationUrl,
      lifetimeSeconds: 1_800,
      stages: 'one',
      as: 'qr',
    }
  })
  afterEach(() => world.close())

  it('is a link with its sum and checksum, and a picture of it, when it is a QR code', async () => {
    const { payload, qrImage } = await world.gateway.register(request)
    expect(payload).toMatch(
      /^http:\/\/bank\.test\/qr\/AD[0-9A-Z]{30}\?type=02&bank=\d{12}&sum=129990&cur=RUB&crc=[0-9A-F]{4}$/,
    )
    const png = Buffer.from(qrImage ?? '', 'base64')
    expect(png.subarray(1, 4).toString()).toBe('PNG')
  })

  it.each(['qr', 'page'] as const)('is found again when the answer to its registration was lost: %s', async (as) => {
    await world.break('lost-answer', 1)
    await expect(world.gateway.register({ ...request, as })).rejects.toMatchObject({ kind: 'unavailable' })
    const found = await world.gateway.register({ ...request, as })
    const again = await world.gateway.register({ ...request, as })
    expect(again.gatewayOrderId).toBe(found.gatewayOrderId)
    await world.press(found, 'pay')
    expect(await world.gateway.status({ number: request.number, gatewayOrderId: null })).toMatchObject({
      state: 'paid',
    })
    expect((await world.bank.inject('/rbs/orders')).json().items).toHaveLength(1)
  })

  it('by SBP is never held, whatever is asked', async () => {
    const payment = await world.gateway.register({ ...request, stages: 'two' })
    await world.press(payment, 'pay')
    expect(await world.gateway.status({ number: request.number, gatewayOrderId: null })).toMatchObject({
      state: 'paid',
    })
  })

  it('goes back to the shop with what the bank adds to the address', async () => {
    const payment = await world.gateway.register({ ...request, as: 'page' })
    const { headers } = (await world.press(payment, 'pay')) as { headers: { location: string } }
    expect(headers.location).toBe(`${request.returnUrl}?orderId=${payment.gatewayOrderId}&lang=ru`)
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
