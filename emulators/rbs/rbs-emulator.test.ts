import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { RBS_EMULATOR_CREDENTIALS } from './credentials.ts'
import { rbsEmulator } from './rbs-emulator.ts'

/** Fields documented by banks of the family; the emulator must have all of them. */
const ANSWERS = {
  register: ['orderId', 'formUrl'],
  plain: ['errorCode', 'errorMessage'],
  status: [
    'errorCode',
    'errorMessage',
    'orderNumber',
    'orderStatus',
    'actionCode',
    'actionCodeDescription',
    'amount',
    'currency',
    'date',
    'orderDescription',
    'ip',
    'merchantOrderParams',
    'transactionAttributes',
    'attributes',
    'paymentAmountInfo',
    'refunds',
    'paymentWay',
  ],
  card: ['cardAuthInfo', 'authDateTime', 'terminalId', 'authRefNum', 'bankInfo'],
  cardAuthInfo: ['maskedPan', 'expiration', 'cardholderName', 'approvalCode', 'paymentSystem', 'secureAuthInfo'],
  amounts: ['paymentState', 'approvedAmount', 'depositedAmount', 'refundedAmount', 'feeAmount', 'totalAmount'],
  refund: ['date', 'externalRefundId', 'referenceNumber', 'actionCode', 'amount'],
  qr: ['errorCode', 'errorMessage', 'payload', 'qrId', 'status', 'renderedQr'],
  qrStatus: ['errorCode', 'errorMessage', 'status', 'qrType', 'transactionState'],
}
const { username: userName, password } = RBS_EMULATOR_CREDENTIALS
const ORDER = { orderNumber: '104001-1-abcde', amount: '50000', currency: '643', returnUrl: 'http://shop.test/back' }

let bank: FastifyInstance
beforeEach(async () => {
  bank = fastify()
  await bank.register(rbsEmulator, { publicUrl: 'http://bank.test', now: Date.now })
})
afterEach(() => bank.close())

const call = async (method: string, fields: Record<string, string>) => {
  const response = await bank.inject({
    method: 'POST',
    url: `/payment/rest/${method}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ userName, password, ...fields }).toString(),
  })
  expect(response.statusCode).toBe(200)
  return response.json()
}
const press = (orderId: string, action: Record<string, string>) =>
  bank.inject({
    method: 'POST',
    url: `/payment/merchants/okolitsa/payment_ru.html?mdOrder=${orderId}`,
    payload: action,
  })
const CARD = { card: '4111 1111 1111 1111' }
const keysOf = (answer: object) => sorted(Object.keys(answer))
const sorted = (names: readonly string[]) => [...names].sort()
const statusOf = (orderId: string) => call('getOrderStatusExtended.do', { orderId })

describe('the protocol of the emulated acquirer', () => {
  it('answers a registration, in a form and in JSON', async () => {
    const answer = await call('register.do', ORDER)
    expect(keysOf(answer)).toEqual(sorted(ANSWERS.register))
    const json = await bank.inject({
      method: 'POST',
      url: '/payment/rest/registerPreAuth.do',
      payload: { userName, password, ...ORDER, orderNumber: '2' },
    })
    expect(keysOf(json.json())).toEqual(sorted(ANSWERS.register))
  })

  it('returns the status with every field, in every state', async () => {
    const { orderId } = await call('registerPreAuth.do', ORDER)
    const fresh = await statusOf(orderId)
    expect(Object.keys(fresh)).toEqual(expect.arrayContaining(ANSWERS.status))
    expect(keysOf(fresh.paymentAmountInfo)).toEqual(sorted(ANSWERS.amounts))
    expect(fresh).toMatchObject({ orderStatus: 0, actionCode: -100, paymentAmountInfo: { paymentState: 'CREATED' } })
    expect(fresh.attributes).toEqual([{ name: 'mdOrder', value: orderId }])

    await press(orderId, CARD)
    const held = await statusOf(orderId)
    expect(Object.keys(held)).toEqual(expect.arrayContaining([...ANSWERS.status, ...ANSWERS.card]))
    expect(Object.keys(held.cardAuthInfo)).toEqual(expect.arrayContaining(ANSWERS.cardAuthInfo))
    const amounts = (
      paymentState: string,
      approvedAmount: number,
      depositedAmount: number,
      refundedAmount: number,
    ) => ({
      paymentAmountInfo: { paymentState, approvedAmount, depositedAmount, refundedAmount },
    })
    expect(held).toMatchObject({ orderStatus: 1, actionCode: 0, ...amounts('APPROVED', 50_000, 0, 0) })

    expect(keysOf(await call('deposit.do', { orderId, amount: '42000' }))).toEqual(sorted(ANSWERS.plain))
    expect(await statusOf(orderId)).toMatchObject({ orderStatus: 2, ...amounts('DEPOSITED', 50_000, 42_000, 0) })
    await call('refund.do', { orderId, amount: '2000', externalRefundId: 'a' })
    const returned = await statusOf(orderId)
    expect(returned).toMatchObject({ orderStatus: 4, ...amounts('REFUNDED', 50_000, 42_000, 2_000) })
    expect(keysOf(returned.refunds[0])).toEqual(sorted(ANSWERS.refund))
  })

  it('captures the whole hold when the amount is zero, and releases a hold', async () => {
    const first = await call('registerPreAuth.do', ORDER)
    await press(first.orderId, CARD)
    await call('deposit.do', { orderId: first.orderId, amount: '0' })
    expect((await statusOf(first.orderId)).paymentAmountInfo.depositedAmount).toBe(50_000)
    const second = await call('registerPreAuth.do', { ...ORDER, orderNumber: '2' })
    await press(second.orderId, CARD)
    await call('reverse.do', { orderId: second.orderId })
    expect(await statusOf(second.orderId)).toMatchObject({
      orderStatus: 3,
      paymentAmountInfo: { paymentState: 'REVERSED' },
    })
    expect(await call('deposit.do', { orderId: second.orderId, amount: '1' })).toMatchObject({ errorCode: '7' })
  })

  it('requires a code for some cards', async () => {
    const { orderId } = await call('register.do', ORDER)
    await press(orderId, { card: '5555 5555 5555 4444' })
    expect((await statusOf(orderId)).orderStatus).toBe(5)
    await press(orderId, { action: 'code', code: '1234' })
    expect((await statusOf(orderId)).orderStatus).toBe(2)
  })

  it('answers the calls of SBP, and the status under both of its paths', async () => {
    const { orderId } = await call('register.do', ORDER)
    const qr = await call('sbp/c2b/qr/dynamic/get.do', {
      mdOrder: orderId,
      qrFormat: 'image',
      qrWidth: '300',
      qrHeight: '300',
    })
    expect(keysOf(qr)).toEqual(sorted(ANSWERS.qr))
    for (const path of ['sbp/c2b/qr/status.do', 'sbp/c2b/qr/dynamic/status.do']) {
      const status = await call(path, { mdOrder: orderId, qrId: qr.qrId })
      expect(keysOf(status)).toEqual(sorted(ANSWERS.qrStatus))
      expect(status).toMatchObject({ status: 'STARTED', transactionState: 'CREATED' })
    }
    await bank.inject({ method: 'POST', url: `/qr/${qr.qrId}/pay` })
    expect(await call('sbp/c2b/qr/status.do', { mdOrder: orderId, qrId: qr.qrId })).toMatchObject({
      status: 'ACCEPTED',
      transactionState: 'DEPOSITED',
    })
    const held = await call('registerPreAuth.do', { ...ORDER, orderNumber: '2' })
    expect(await call('sbp/c2b/qr/dynamic/get.do', { mdOrder: held.orderId })).toMatchObject({ errorCode: '5' })
  })

  it('takes no money by a revoked code', async () => {
    const { orderId: mdOrder } = await call('register.do', ORDER)
    const { qrId } = await call('sbp/c2b/qr/dynamic/get.do', { mdOrder })
    expect(await call('sbp/c2b/qr/dynamic/reject.do', { mdOrder, qrId })).toMatchObject({ errorCode: '0' })
    await bank.inject({ method: 'POST', url: `/qr/${qrId}/pay` })
    expect((await statusOf(mdOrder)).orderStatus).toBe(0)
  })

  it.each([
    ['1', 'register.do', ORDER],
    ['3', 'register.do', { ...ORDER, orderNumber: '2', currency: '840' }],
    ['4', 'register.do', { amount: '100', returnUrl: 'http://shop.test' }],
    ['5', 'register.do', { ...ORDER, orderNumber: '2', amount: '-5' }],
    ['5', 'register.do', { ...ORDER, orderNumber: '2', amount: '500.00' }],
    ['5', 'register.do', { ...ORDER, orderNumber: '2', amount: '0' }],
    ['5', 'register.do', { ...ORDER, orderNumber: '2'.repeat(37) }],
    ['5', 'register.do', { ...ORDER, orderNumber: '2', returnUrl: '/back' }],
    ['5', 'register.do', { ...ORDER, orderNumber: '2', dynamicCallbackUrl: 'shop.test' }],
    ['5', 'register.do', { ...ORDER, orderNumber: '2', description: 'скидка 10%' }],
    ['5', 'register.do', { ...ORDER, orderNumber: '2', sessionTimeoutSecs: 'soon' }],
    ['5', 'refund.do', { orderId: 'the first', amount: '1.5' }],
    ['4', 'deposit.do', { orderId: 'the first' }],
    ['5', 'sbp/c2b/qr/dynamic/get.do', { mdOrder: 'the first', qrWidth: '5', qrHeight: '5' }],
    ['5', 'sbp/c2b/qr/dynamic/get.do', { mdOrder: 'the first', qrFormat: 'svg' }],
    ['6', 'sbp/c2b/qr/dynamic/reject.do', { mdOrder: 'the first', qrId: 'AD1' }],
    ['5', 'register.do', { ...ORDER, password: 'wrong' }],
    ['6', 'getOrderStatusExtended.do', { orderId: 'nothing' }],
    ['7', 'refund.do', { orderId: 'the first', amount: '100' }],
    ['7', 'deposit.do', { orderId: 'the first', amount: '100' }],
    ['7', 'reverse.do', { orderId: 'the first' }],
  ])('refuses with the code %s: %s %j', async (errorCode, method, fields) => {
    const { orderId } = await call('register.do', ORDER)
    const about = Object.entries(fields).map(([name, value]) => [name, value === 'the first' ? orderId : value])
    const answer = await call(method, Object.fromEntries(about))
    expect(answer).toEqual({ errorCode, errorMessage: expect.stringMatching(/[а-яё]/i) })
  })
})
