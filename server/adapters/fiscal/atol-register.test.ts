import { kopecks } from '@okolitsa/domain/money/money.ts'
import { FISCAL_EMULATOR_CREDENTIALS, FISCAL_EMULATOR_PATH } from '@okolitsa/emulators/fiscal/credentials.ts'
import { fiscalEmulator } from '@okolitsa/emulators/fiscal/fiscal-emulator.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { timeoutOfNextCall } from '../timeout.data.ts'
import { type AtolOptions, createAtolRegister } from './atol-register.ts'
import { documentOf, fiscalRegisterContract } from './fiscal-register.contract.ts'

const company = {
  tin: '7700000016',
  email: 'receipts@shop.test',
  taxSystem: 'osn',
  paymentAddress: 'https://shop.test',
} as const

/** Time limit, ms; longer than any answer takes on a busy machine. */
const LONG_MS = 60_000

async function startEmulator() {
  const app = fastify({ forceCloseConnections: true })
  const asked: { url: string; body: unknown }[] = []
  app.addHook('preHandler', async (request) => {
    asked.push({ url: request.url.replace(FISCAL_EMULATOR_PATH, ''), body: request.body })
  })
  await app.register(fiscalEmulator, { publicUrl: 'http://emulators.test', now: Date.now })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const baseUrl = `${origin}${FISCAL_EMULATOR_PATH}`
  const register = (options: Partial<AtolOptions> = {}) =>
    createAtolRegister({
      ...FISCAL_EMULATOR_CREDENTIALS,
      baseUrl,
      company,
      timeoutMs: LONG_MS,
      clock: () => new Date(),
      ...options,
    })
  return { app, asked, register }
}

fiscalRegisterContract('ATOL Online over the emulator', async () => {
  const { app, register } = await startEmulator()
  return { register: register(), close: () => app.close() }
})

describe('ATOL Online', () => {
  let app: FastifyInstance
  let asked: { url: string; body: unknown }[]
  let register: Awaited<ReturnType<typeof startEmulator>>['register']
  beforeEach(async () => {
    ;({ app, asked, register } = await startEmulator())
  })
  afterEach(() => app.close())
  const fault = (fail: string, times?: number) =>
    app.inject({ method: 'POST', url: '/fiscal/control', payload: { fail, times } })
  const booked = async () => (await app.inject('/fiscal/receipts')).json().items as { externalId: string }[]

  it('sends every documented field', async () => {
    await register().register(documentOf('104001-a'))
    const { body, url } = asked.at(-1) as { url: string; body: Record<string, unknown> }
    expect(url).toBe('/okolitsa/sell')
    expect(body).toEqual({
      external_id: '104001-a',
      timestamp: expect.stringMatching(/^\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}:\d{2}$/),
      receipt: {
        client: { phone: '+79160000001' },
        company: {
          email: 'receipts@shop.test',
          sno: 'osn',
          inn: '7700000016',
          payment_address: 'https://shop.test',
        },
        items: [
          {
            name: 'Cheese',
            price: 2_151.67,
            quantity: 0.85,
            measure: 11,
            sum: 1_828.92,
            payment_method: 'full_prepayment',
            payment_object: 1,
            vat: { type: 'vat110', sum: 166.26 },
            agent_info: { type: 'another' },
            supplier_info: { name: 'Farm', inn: '7701234567', phones: ['+74950000000'] },
          },
          expect.objectContaining({
            name: 'Delivery',
            payment_object: 4,
            measure: 0,
            vat: { type: 'vat122', sum: 53.91 },
          }),
        ],
        payments: [{ type: 1, sum: 2_127.92 }],
        total: 2_127.92,
        internet: true,
        timezone: 2,
      },
    })
  })

  it('dates a correction by the day of the payment, and has types for an offset and for cash', async () => {
    await register().register(documentOf('104001-b', { operation: 'sell_correction', payment: 'offset' }))
    expect(asked.at(-1)).toMatchObject({
      url: '/okolitsa/sell_correction',
      body: {
        correction: {
          correction_info: { type: 'self', base_date: '21.11.2026', base_number: '104001-b' },
          payments: [{ type: 2 }],
        },
      },
    })
    await register().register(documentOf('104001-c', { payment: 'cash' }))
    expect(asked.at(-1)).toMatchObject({ body: { receipt: { payments: [{ type: 0 }] } } })
    await register().register(documentOf('104001-d', { payment: 'cash', offset: kopecks(100_000) }))
    expect(asked.at(-1)).toMatchObject({
      body: {
        receipt: {
          payments: [
            { type: 0, sum: 1_127.92 },
            { type: 2, sum: 1_000 },
          ],
          total: 2_127.92,
        },
      },
    })
  })

  it('requests a token once, and again when the register has forgotten it', async () => {
    const atol = register()
    const tokens = () => asked.filter(({ url }) => url === '/getToken').length
    await Promise.all([atol.register(documentOf('1-a')), atol.register(documentOf('1-b'))])
    expect(tokens()).toBe(1)
    await fault('lost-token', 1)
    await atol.register(documentOf('1-c'))
    expect(tokens()).toBe(2)
    await fault('lost-token')
    await expect(atol.register(documentOf('1-d'))).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it('treats wrong credentials as transient, without the password in the error', async () => {
    const failure = await register({ password: 'sesame-123' })
      .register(documentOf('1-a'))
      .catch((error: Error & { kind: string }) => error)
    expect(failure).toMatchObject({ kind: 'unavailable' })
    expect(String((failure as Error).stack)).not.toContain('sesame-123')
  })

  it.each(['down', 'busy', 'lost-answer'])('treats %s as transient', async (fail) => {
    await fault(fail, 1)
    await expect(register().register(documentOf('1-a'))).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it('treats a missing answer as transient', async () => {
    await fault('silent', 1)
    const timeout = timeoutOfNextCall()
    const asked = register().register(documentOf('1-a'))
    timeout.end()
    await expect(asked).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it('finds a receipt whose answer was lost instead of making another one', async () => {
    const atol = register()
    await fault('lost-answer', 1)
    await expect(atol.register(documentOf('1-a'))).rejects.toMatchObject({ kind: 'unavailable' })
    expect(await atol.status(await atol.register(documentOf('1-a')))).toMatchObject({ state: 'registered' })
    expect(await booked()).toHaveLength(1)
  })

  it('reports pending, refused, failed and forgotten receipts', async () => {
    const atol = register()
    await fault('refuse', 1)
    await expect(atol.register(documentOf('1-a'))).rejects.toMatchObject({ kind: 'refused' })
    const late = await atol.register(documentOf('1-b'))
    await fault('late', 1)
    expect(await atol.status(late)).toEqual({ state: 'waiting' })
    expect(await atol.status(late)).toMatchObject({ state: 'registered' })
    await fault('driver', 1)
    expect(await atol.status(await atol.register(documentOf('1-c')))).toMatchObject({ state: 'failed' })
    await fault('lost-receipt', 1)
    expect(await atol.status(late)).toEqual({ state: 'unknown' })
  })

  it('reports `unavailable` when the service is unreachable', async () => {
    await expect(register({ baseUrl: 'http://127.0.0.1:1' }).status('x')).rejects.toMatchObject({ kind: 'unavailable' })
  })
})

describe('the emulated register', () => {
  /** A valid document, whose fields the tests invalidate one by one. */
  async function rightDocument(): Promise<Record<string, unknown>> {
    const { app, asked, register } = await startEmulator()
    await register({ timeoutMs: 60_000 }).register(documentOf('1-1'))
    await app.close()
    return (asked.at(-1) as { body: Record<string, unknown> }).body
  }
  /** Sets a field by its path to an invalid value. */
  function spoil(document: Record<string, unknown>, path: string, value: unknown): Record<string, unknown> {
    const copy = structuredClone(document)
    const names = path.split('.')
    const last = names.pop() ?? ''
    const place = names.reduce((at, name) => at[name] as Record<string, unknown>, copy)
    place[last] = value
    return copy
  }

  it('refuses a document with a wrong or a missing field', async () => {
    const right = await rightDocument()
    const { app } = await startEmulator()
    const { login, password: pass, group } = FISCAL_EMULATOR_CREDENTIALS
    const post = (path: string, payload: object, token = '') =>
      app.inject({ method: 'POST', url: `${FISCAL_EMULATOR_PATH}/${path}`, headers: { token }, payload })
    const { token } = (await post('getToken', { login, pass })).json()
    const wrongs: [path: string, value: unknown][] = [
      ['external_id', undefined],
      ['external_id', 'x'.repeat(129)],
      ['timestamp', '2026-11-21T12:00:00Z'],
      ['receipt.client', {}],
      ['receipt.client', { email: 'nobody' }],
      ['receipt.client', { phone: '79160000001' }],
      ['receipt.company.email', undefined],
      ['receipt.company.sno', undefined],
      ['receipt.company.inn', '77'],
      ['receipt.company.payment_address', ''],
      ['receipt.timezone', undefined],
      ['receipt.timezone', 3.5],
      ['receipt.items', []],
      ['receipt.items.0.name', 'x'.repeat(129)],
      ['receipt.items.0.price', 1],
      ['receipt.items.0.quantity', 0.8501],
      ['receipt.items.0.measure', 'kg'],
      ['receipt.items.0.payment_method', 'full'],
      ['receipt.items.0.payment_object', 'commodity'],
      ['receipt.items.0.vat', undefined],
      ['receipt.items.0.vat.type', 'vat20'],
      ['receipt.items.0.vat.sum', 1],
      ['receipt.items.0.agent_info.type', 'agent'],
      ['receipt.items.0.supplier_info', undefined],
      ['receipt.items.0.supplier_info.name', ''],
      ['receipt.items.0.supplier_info.inn', '77'],
      ['receipt.items.0.supplier_info.phones', ['74950000000']],
      ['receipt.payments.0.type', 10],
      ['receipt.payments.0.sum', 1],
      ['receipt.total', 1],
    ]
    for (const [path, value] of wrongs) {
      const answer = await post(`${group}/sell`, spoil(right, path, value), token)
      expect([path, answer.statusCode, answer.json().error.code]).toEqual([path, 400, 32])
    }
    expect((await post(`${group}/sell`, right, token)).statusCode).toBe(200)
    await app.close()
  })
})

describe('the receipt journal', () => {
  it('searches the journal by order, shows receipts, and breaks and repairs them by hand', async () => {
    const { app, register } = await startEmulator()
    expect((await app.inject('/fiscal')).body).toContain('Чеков пока нет')
    const id = await register().register(documentOf('104001-a'))
    await register().register(documentOf('104002-a', { operation: 'sell_refund' }))
    const all = (await app.inject('/fiscal')).body
    expect([all.includes('заказ 104001'), all.includes('Возврат прихода')]).toEqual([true, true])
    const found = (await app.inject('/fiscal?q=104001')).body
    expect([found.includes('заказ 104001'), found.includes('заказ 104002')]).toEqual([true, false])
    expect((await app.inject('/fiscal?q=<b>')).body).not.toContain('<b>')
    const receipt = await app.inject(`/fiscal/receipts/${id}`)
    for (const word of ['Cheese', '0,85', 'НДС 10/110', 'предоплата', 'ИНН 7701234567', 'data:image/png']) {
      expect(receipt.body).toContain(word)
    }
    expect((await app.inject('/fiscal/receipts/none')).statusCode).toBe(404)
    await app.close()
  })
})
