import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MONETA_EMULATOR } from './credentials.ts'
import { monetaEmulator } from './moneta-emulator.ts'
import { answerSignatureOf, type MntFields, signatureOf } from './signature.ts'

const { account, integrityCode, servicePath, paymentPassword, username: Username, password: Password } = MONETA_EMULATOR
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
let notifications: { path: string; fields: MntFields }[]
let resultCode: string
/** Additional tags of the shop's answer to a check, and its content type. */
let extra: string
let media: string

beforeEach(async () => {
  notifications = []
  resultCode = '402'
  extra = ''
  media = 'application/xml'
  shop = fastify()
  shop.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, text: string) => Object.fromEntries(new URLSearchParams(text)),
  )
  shop.post('/pay', async ({ body }) => {
    notifications.push({ path: '/pay', fields: body as MntFields })
    return 'SUCCESS'
  })
  shop.get('/check', async ({ query }, reply) => {
    const fields = query as MntFields
    notifications.push({ path: '/check', fields })
    const signature = answerSignatureOf(resultCode, account, fields.MNT_TRANSACTION_ID ?? '', integrityCode)
    return reply
      .type(media)
      .send(
        `<MNT_RESPONSE><MNT_ID>${account}</MNT_ID><MNT_TRANSACTION_ID>${fields.MNT_TRANSACTION_ID}</MNT_TRANSACTION_ID><MNT_RESULT_CODE>${resultCode}</MNT_RESULT_CODE>${extra}<MNT_SIGNATURE>${signature}</MNT_SIGNATURE></MNT_RESPONSE>`,
      )
  })
  const url = await shop.listen({ port: 0, host: '127.0.0.1' })
  moneta = fastify()
  await moneta.register(monetaEmulator, { payUrl: `${url}/pay`, checkUrl: `${url}/check`, now: Date.now })
})
afterEach(async () => {
  await moneta.close()
  await shop.close()
})

const open = (fields: MntFields, path = '/assistant.htm') =>
  `${path}?${new URLSearchParams({ ...fields, MNT_SIGNATURE: signatureOf(fields, integrityCode) })}`
const press = (fields: MntFields, action: string) =>
  moneta.inject({ method: 'POST', url: open(fields), payload: { action } })
const call = async (name: string, request: object, user: Record<string, string> = { Username, Password }) =>
  (
    await moneta.inject({
      method: 'POST',
      url: servicePath,
      payload: { Envelope: { Header: { Security: { UsernameToken: user } }, Body: { [`${name}Request`]: request } } },
    })
  ).json().Envelope.Body

describe('the emulated MONETA', () => {
  it.each(['/assistant.htm', '/assistant.widget'])('opens only correctly signed links: %s', async (path) => {
    expect((await moneta.inject(open(LINK, path))).body).toContain('120,25')
    expect((await moneta.inject(`${open(LINK, path)}0`)).body).toContain('Invalid data integrity code')
    expect((await moneta.inject(open({ ...LINK, MNT_ID: '1' }, path))).body).toContain('Unknown account')
    expect((await moneta.inject(open({ ...LINK, MNT_AMOUNT: '1.005' }, path))).body).toContain('Invalid amount')
  })

  it('checks, takes the money, notifies, and redirects back', async () => {
    const { headers } = await press(LINK, 'pay')
    expect(headers.location).toBe('http://shop.test/success?MNT_TRANSACTION_ID=104001-1-abcde')
    await expect.poll(() => notifications.length).toBe(2)
    const [check, pay] = notifications
    expect(check).toMatchObject({
      path: '/check',
      fields: { MNT_COMMAND: 'CHECK', MNT_TRANSACTION_ID: '104001-1-abcde' },
    })
    expect(Object.keys(pay?.fields ?? {}).sort()).toEqual([...PAY_URL_FIELDS].sort())
    expect(pay?.fields.MNT_AMOUNT).toBe('120.25')
    const { MNT_SIGNATURE, ...fields } = pay?.fields ?? {}
    expect(MNT_SIGNATURE).toBe(signatureOf(fields, integrityCode))
  })

  it.each(['200', '302', '500'])('takes no money when the shop answers %s', async (code) => {
    resultCode = code
    expect((await press(LINK, 'pay')).statusCode).toBe(200)
    expect((await moneta.inject('/moneta/operations')).json().items).toEqual([])
  })

  it('redirects a refusal and money in transit to separate URLs', async () => {
    expect((await press(LINK, 'decline')).headers.location).toContain('/fail?')
    expect((await press(LINK, 'later')).headers.location).toContain('/wait?')
    const [waiting] = (await moneta.inject('/moneta/operations')).json().items
    expect(waiting.status).toBe('INPROGRESS')
    await moneta.inject({ method: 'POST', url: `/moneta/operations/${waiting.id}/settle` })
    await expect.poll(() => notifications.some(({ path }) => path === '/pay')).toBe(true)
  })

  it.each([
    ['the sum it was asked for', '100', '<MNT_AMOUNT>120.25</MNT_AMOUNT>', 'application/xml', 1],
    ['no sum', '100', '', 'application/xml', 0],
    ['another sum', '100', '<MNT_AMOUNT>1.00</MNT_AMOUNT>', 'application/xml', 0],
    ['a page', '402', '', 'text/html', 0],
  ])("handles the shop's answer %s: %s %s %s", async (_name, code, tags, type, taken) => {
    resultCode = code
    extra = tags
    media = type
    await press(LINK, 'pay')
    expect((await moneta.inject('/moneta/operations')).json().items).toHaveLength(taken)
  })

  it.each([
    ['Invalid amount', { MNT_AMOUNT: '120.2' }],
    ['Invalid amount', { MNT_AMOUNT: '120,25' }],
    ['Invalid parameters', { MNT_CURRENCY_CODE: '643' }],
    ['Invalid parameters', { MNT_TRANSACTION_ID: 'x'.repeat(256) }],
    ['Invalid parameters', { MNT_DESCRIPTION: 'x'.repeat(501) }],
    ['Invalid parameters', { MNT_SUCCESS_URL: '/success' }],
    ['Invalid parameters', { MNT_TEST_MODE: 'yes' }],
  ])('refuses a link: %s %j', async (problem, wrong) => {
    expect((await moneta.inject(open({ ...LINK, ...wrong }))).body).toContain(problem)
  })

  const filter = {
    clientTransaction: LINK.MNT_TRANSACTION_ID,
    dateFrom: new Date(Date.now() - 86_400_000).toISOString(),
    dateTo: new Date(Date.now() + 86_400_000).toISOString(),
  }
  const find = async () =>
    ((await call('FindOperationsList', { filter })).FindOperationsListResponse.operation ?? []) as {
      id: number
      attribute: { key: string; value: string }[]
    }[]

  it('lists operations with their fields, refunds them and cancels unpaid ones', async () => {
    expect(await find()).toEqual([])
    await press(LINK, 'pay')
    const [payment] = await find()
    const facts = Object.fromEntries(payment?.attribute.map(({ key, value }) => [key, value]) ?? [])
    expect(facts).toMatchObject({
      category: 'BUSINESS',
      clienttransaction: LINK.MNT_TRANSACTION_ID,
      isreversed: 'true',
      sourceaccountid: account,
      sourceamount: '120.25',
      targetamount: '-120.25',
      statusid: expect.stringMatching(/^(TAKENIN_NOTSENT|SUCCEED)$/),
    })
    const refund = { transactionId: payment?.id, amount: 20.25, paymentPassword, description: 'a' }
    const number = { clientTransaction: LINK.MNT_TRANSACTION_ID }
    expect(await call('Refund', { ...refund, ...number })).toHaveProperty('RefundResponse.id')
    const [, refunded] = await find()
    expect(refunded?.attribute).toEqual(
      expect.arrayContaining([
        { key: 'isrefund', value: 'true' },
        { key: 'sourceamount', value: '-20.25' },
        { key: 'parentid', value: String(payment?.id) },
      ]),
    )
    for (const wrong of [
      { amount: 100.01 },
      { amount: '20.25' },
      { amount: 0.001 },
      { transactionId: String(payment?.id) },
      { paymentPassword: undefined },
    ]) {
      const { fault } = await call('Refund', { ...refund, ...wrong })
      expect(fault, JSON.stringify(wrong)).toMatchObject({ faultcode: 'Client', detail: expect.any(Object) })
    }
    expect(await call('CancelTransaction', { transactionId: payment?.id })).toHaveProperty('fault')
    expect(await call('FindOperationsList', { filter }, { Username: 'x', Password })).toHaveProperty('fault')
  })

  it.each([
    {},
    { dateTo: undefined },
    { dateFrom: '2020-01-01T00:00:00Z' },
    { dateFrom: filter.dateTo, dateTo: filter.dateFrom },
  ])('searches operations within thirty days only: %j', async (wrong) => {
    const asked = Object.keys(wrong).length === 0 ? { clientTransaction: 'x' } : { ...filter, ...wrong }
    expect(await call('FindOperationsList', { filter: asked })).toHaveProperty('fault')
  })

  it('opens its pages again after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'moneta-'))
    const bookFile = join(folder, 'moneta.jsonl')
    const options = { payUrl: 'http://127.0.0.1:9', checkUrl: null, now: Date.now, bookFile }
    const before = fastify()
    await before.register(monetaEmulator, options)
    await before.inject({ method: 'POST', url: open(LINK), payload: { action: 'later' } })
    await before.close()
    const after = fastify()
    await after.register(monetaEmulator, options)
    const operations = async () => (await after.inject('/moneta/operations')).json().items
    const [{ id }] = await operations()
    await after.inject({ method: 'POST', url: `/moneta/operations/${id}/settle` })
    expect(await operations()).toMatchObject([{ id, amount: 12_025, status: 'TAKENIN_NOTSENT' }])
    expect((await after.inject(open(LINK))).body).toContain('Оплачено')
    await after.close()
    rmSync(folder, { recursive: true })
  })
})
