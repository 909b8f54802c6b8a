import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentRequest } from '../../money/payments/ports.ts'
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

  it('returns a link with its amount and checksum, and a picture when it is a QR code', async () => {
    const { payload, qrImage } = await world.gateway.register(request)
    expect(payload).toMatch(
      /^http:\/\/bank\.test\/qr\/AD[0-9A-Z]{30}\?type=02&bank=\d{12}&sum=129990&cur=RUB&crc=[0-9A-F]{4}$/,
    )
    const png = Buffer.from(qrImage ?? '', 'base64')
    expect(png.subarray(1, 4).toString()).toBe('PNG')
  })

  it.each(['qr', 'page'] as const)('finds a payment when the answer to its registration was lost: %s', async (as) => {
    await world.break('lost-answer', 1)
    await expect(world.gateway.register({ ...request, as })).rejects.toMatchObject({ kind: 'unavailable' })
    const found = await world.gateway.register({ ...request, as })
    const again = await world.gateway.register({ ...request, as })
    expect(again.gatewayOrderId).toBe(found.gatewayOrderId)
    await world.press(found, 'pay')
    expect(await world.gateway.status({ ...request, gatewayOrderId: null, openedAt: world.openedAt })).toMatchObject({
      state: 'paid',
    })
    expect((await world.bank.inject('/rbs/orders')).json().items).toHaveLength(1)
  })

  it('never holds a payment by SBP', async () => {
    const payment = await world.gateway.register({ ...request, stages: 'two' })
    await world.press(payment, 'pay')
    expect(await world.gateway.status({ ...request, gatewayOrderId: null, openedAt: world.openedAt })).toMatchObject({
      state: 'paid',
    })
  })

  it('returns to the shop with parameters added by the bank', async () => {
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
  ])('recognizes errors in several forms: %j', (answer, message) => {
    expect(() => readAnswer(answer)).toThrow(message)
  })

  it('distinguishes a full from a partial refund by the amounts', () => {
    const sums = (refundedAmount: number) => ({
      orderStatus: 4,
      paymentAmountInfo: { depositedAmount: 100, refundedAmount },
    })
    expect(readStatus(sums(40)).state).toBe('partiallyRefunded')
    expect(readStatus(sums(100)).state).toBe('refunded')
    expect(readStatus({ orderStatus: '2', amount: '500' })).toMatchObject({ state: 'paid', paid: 500 })
    expect(() => readStatus({ orderStatus: 9 })).toThrow('unknown orderStatus')
  })

  it('treats a payment as refunded when only its list of refunds, or no amount, shows the refund', () => {
    const listed = { orderStatus: '4', amount: '500', refunds: [{ amount: '200' }, { amount: 100 }] }
    expect(readStatus(listed)).toMatchObject({ state: 'partiallyRefunded', paid: 500, refunded: 300 })
    expect(readStatus({ orderStatus: 4, amount: 500 })).toMatchObject({ state: 'refunded', paid: 500, refunded: 500 })
  })

  it.each(['1e3', '12.50', '-1', 'no'])('refuses «%s» as an amount instead of reading zero', (depositedAmount) => {
    const answer = { orderStatus: 2, amount: 100, paymentAmountInfo: { depositedAmount } }
    expect(() => readStatus(answer)).toThrow(expect.objectContaining({ kind: 'unavailable' }))
  })
})

describe('the signature of a notification', () => {
  // as documented by the acquirers: sorted by name, without the checksum
  const text = 'amount;35000099;mdOrder;12b59da8-f68f-7c8d-12b5-9da8000826ea;operation;deposited;status;1;'
  const fields = {
    status: '1',
    operation: 'deposited',
    mdOrder: '12b59da8-f68f-7c8d-12b5-9da8000826ea',
    amount: '35000099',
    sign_alias: 'SHA-256 with RSA',
  }

  it('verifies HMAC-SHA256 by a shared key, as hex of any case', () => {
    const checksum = createHmac('sha256', 'key').update(text).digest('hex')
    expect(isSignedBy({ ...fields, checksum }, 'key')).toBe(true)
    expect(isSignedBy({ ...fields, checksum: checksum.toUpperCase() }, 'key')).toBe(true)
    expect(isSignedBy({ ...fields, checksum }, 'other')).toBe(false)
    expect(isSignedBy({ ...fields, checksum, status: '0' }, 'key')).toBe(false)
    for (const wrong of ['', '00', 'zz']) expect(isSignedBy({ ...fields, checksum: wrong }, 'key')).toBe(false)
  })

  it("verifies RSA with SHA-512 by the bank's own key", () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const key = publicKey.export({ type: 'spki', format: 'pem' }).toString()
    const sign = (algorithm: string) => createSign(algorithm).update(text).sign(privateKey, 'hex').toUpperCase()
    expect(isSignedBy({ ...fields, checksum: sign('sha512') }, key)).toBe(true)
    expect(isSignedBy({ ...fields, checksum: sign('sha512') }, key.replaceAll('\n', '\\n'))).toBe(true)
    expect(isSignedBy({ ...fields, checksum: sign('sha256') }, key)).toBe(false)
    expect(isSignedBy({ ...fields, checksum: sign('sha512'), amount: '1' }, key)).toBe(false)
    for (const wrong of ['', '00', 'zz']) expect(isSignedBy({ ...fields, checksum: wrong }, key)).toBe(false)
  })
})
