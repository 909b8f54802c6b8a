import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MONETA_EMULATOR } from './credentials.ts'
import { monetaEmulator } from './moneta-emulator.ts'
import { answerSignatureOf, type MntFields, signatureOf } from './signature.ts'

const { account, integrityCode, servicePath, username: Username, password: Password } = MONETA_EMULATOR
const LINK: MntFields = {
  MNT_ID: account,
  MNT_TRANSACTION_ID: '104001-1-abcde',
  MNT_CURRENCY_CODE: 'RUB',
  MNT_AMOUNT: '120.25',
  MNT_TEST_MODE: '0',
  MNT_SUBSCRIBER_ID: '77',
  MNT_SUCCESS_URL: 'http://shop.test/success',
  MNT_FAIL_URL: 'http://shop.test/fail',
  MNT_RETURN_URL: 'http://shop.test/return',
  MNT_INPROGRESS_URL: 'http://shop.test/wait',
}
const PAY_URL_FIELDS = [
  'MNT_ID',
  'MNT_TRANSACTION_ID',
  'MNT_OPERATION_ID',
  'MNT_AMOUNT',
  'MNT_CURRENCY_CODE',
  'MNT_SUBSCRIBER_ID',
  'MNT_TEST_MODE',
  'MNT_SIGNATURE',
  'paymentSystem.unitId',
]

let shop: FastifyInstance
let moneta: FastifyInstance
let told: { path: string; fields: MntFields }[]
let resultCode: string

beforeEach(async () => {
  told = []
  resultCode = '402'
  shop = fastify()
  shop.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, text: string) => Object.fromEntries(new URLSearchParams(text)),
  )
  shop.post('/pay', async ({ body }) => {
    told.push({ path: '/pay', fields: body as MntFields })
    return 'SUCCESS'
  })
  shop.get('/check', async ({ query }, reply) => {
    const fields = query as MntFields
    told.push({ path: '/check', fields })
    const signature = answerSignatureOf(resultCode, account, fields.MNT_TRANSACTION_ID ?? '', integrityCode)
    return reply
      .type('application/xml')
      .send(
        `<MNT_RESPONSE><MNT_RESULT_CODE>${resultCode}</MNT_RESULT_CODE><MNT_SIGNATURE>${signature}</MNT_SIGNATURE></MNT_RESPONSE>`,
      )
  })
  const url = await shop.listen({ port: 0, host: '127.0.0.1' })
  moneta = fastify()
  await moneta.register(monetaEmulator, { payUrl: `${url}/pay`, checkUrl: `${url}/check` })
})
afterEach(async () => {
  await moneta.close()
  await shop.close()
})

const open = (fields: MntFields, path = '/assistant.htm') =>
  `${path}?${new URLSearchParams({ ...fields, MNT_SIGNATURE: signatureOf(fields, integrityCode) })}`
const press = (fields: MntFields, deed: string) =>
  moneta.inject({ method: 'POST', url: open(fields), payload: { deed } })
const call = async (name: string, request: object, user: Record<string, string> = { Username, Password }) =>
  (
    await moneta.inject({
      method: 'POST',
      url: servicePath,
      payload: { Envelope: { Header: { Security: { UsernameToken: user } }, Body: { [`${name}Request`]: request } } },
    })
  ).json().Envelope.Body

describe('the emulated MONETA', () => {
  it.each(['/assistant.htm', '/assistant.widget'])('shows a signed link and no other: %s', async (path) => {
    expect((await moneta.inject(open(LINK, path))).body).toContain('120,25')
    expect((await moneta.inject(`${open(LINK, path)}0`)).body).toContain('Invalid data integrity code')
    expect((await moneta.inject(open({ ...LINK, MNT_ID: '1' }, path))).body).toContain('Unknown account')
    expect((await moneta.inject(open({ ...LINK, MNT_AMOUNT: '1.005' }, path))).body).toContain('Invalid amount')
  })

  it('asks, takes the money, tells, and leads back', async () => {
    const { headers } = await press(LINK, 'pay')
    expect(headers.location).toBe('http://shop.test/success?MNT_TRANSACTION_ID=104001-1-abcde')
    await expect.poll(() => told.length).toBe(2)
    const [check, pay] = told
    expect(check).toMatchObject({
      path: '/check',
      fields: { MNT_COMMAND: 'CHECK', MNT_TRANSACTION_ID: '104001-1-abcde' },
    })
    expect(Object.keys(pay?.fields ?? {}).sort()).toEqual([...PAY_URL_FIELDS].sort())
    expect(pay?.fields.MNT_AMOUNT).toBe('120.25')
    const { MNT_SIGNATURE, ...fields } = pay?.fields ?? {}
    expect(MNT_SIGNATURE).toBe(signatureOf(fields, integrityCode))
  })

  it.each(['200', '302', '500'])('takes nothing when the shop answers %s', async (code) => {
    resultCode = code
    expect((await press(LINK, 'pay')).statusCode).toBe(200)
    expect((await moneta.inject('/moneta/operations')).json().items).toEqual([])
  })

  it('leads a refusal and money on its way to addresses of their own', async () => {
    expect((await press(LINK, 'decline')).headers.location).toContain('/fail?')
    expect((await press(LINK, 'later')).headers.location).toContain('/wait?')
    const [waiting] = (await moneta.inject('/moneta/operations')).json().items
    expect(waiting.status).toBe('INPROGRESS')
    await moneta.inject({ method: 'POST', url: `/moneta/operations/${waiting.id}/settle` })
    await expect.poll(() => told.some(({ path }) => path === '/pay')).toBe(true)
  })

  it('lists operations with their facts, refunds them and cancels what is not paid', async () => {
    await press(LINK, 'pay')
    const find = async () =>
      (await call('FindOperationsList', { filter: { clientTransaction: LINK.MNT_TRANSACTION_ID } }))
        .FindOperationsListResponse.operation as { id: number; attribute: { key: string; value: string }[] }[]
    const [payment] = await find()
    const facts = payment?.attribute.map(({ key }) => key)
    expect(facts).toEqual(
      expect.arrayContaining(['statusid', 'category', 'clienttransaction', 'sourceamount', 'targetamount']),
    )
    const refunded = await call('Refund', { transactionId: payment?.id, amount: '20.25', description: 'a' })
    expect(refunded).toHaveProperty('RefundResponse.id')
    expect(await find()).toHaveLength(2)
    const tooMuch = await call('Refund', { transactionId: payment?.id, amount: '100.01', description: 'b' })
    expect(tooMuch.fault).toMatchObject({ faultcode: 'Client', detail: { faultDetail: expect.any(String) } })
    expect(await call('CancelTransaction', { transactionId: payment?.id })).toHaveProperty('fault')
    expect(await call('FindOperationsList', {}, { Username: 'x', Password })).toHaveProperty('fault')
  })
})
