import { smsEmulator } from '@okolitsa/emulators/sms/sms-emulator.ts'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MessageChannel } from '../../platform/messages/message-channel.ts'
import { createSmsAeroChannel, createSmscChannel, createSmsRuChannel, SmsFailure } from './sms-channels.ts'

const emulator = fastify({ forceCloseConnections: true })
let baseUrl = ''
beforeAll(async () => {
  await emulator.register(smsEmulator, { now: Date.now })
  baseUrl = await emulator.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => emulator.close())

const gateways: [string, () => MessageChannel][] = [
  ['SMSC', () => createSmscChannel({ baseUrl, login: 'a', password: 'b' })],
  ['SMS Aero', () => createSmsAeroChannel({ baseUrls: [baseUrl], email: 'a@b.ru', apiKey: 'k', sign: 'Okolitsa' })],
  ['SMS.ru', () => createSmsRuChannel({ baseUrl, apiId: 'k' })],
]

// one contract for every gateway
describe.each(gateways)('the message channel over %s', (name, create) => {
  const phone = `7916000000${gateways.findIndex(([known]) => known === name)}`

  it('delivers the text to the phone', async () => {
    await create().send(phone, 'code 1234')
    const inbox = await (await fetch(`${baseUrl}/sms/messages?phone=${phone}`)).json()
    expect(inbox).toMatchObject({ items: [{ phone, text: 'code 1234' }] })
  })
  it('throws when the account has no money', async () => {
    await expect(create().send('79990000001', 'x')).rejects.toThrow(SmsFailure)
  })
  it('throws when the number is invalid, without naming it in the error', async () => {
    await expect(create().send('79990000002', 'x')).rejects.toThrow(/^(?!.*79990000002)/)
  })
})

it('throws when the gateway is down', async () => {
  const gone = fastify({ forceCloseConnections: true })
  const address = await gone.listen({ port: 0, host: '127.0.0.1' })
  await gone.close()
  const channel = createSmscChannel({ baseUrl: address, login: 'a', password: 'b' })
  await expect(channel.send('79160000000', 'x')).rejects.toMatchObject({ name: 'SmsFailure', mayHaveArrived: false })
})

it('reports that a message may have been sent when the answer was lost', async () => {
  const silent = fastify({ forceCloseConnections: true })
  silent.addHook('onRequest', (_request, reply) => {
    reply.raw.destroy()
  })
  const address = await silent.listen({ port: 0, host: '127.0.0.1' })
  const channel = createSmscChannel({ baseUrl: address, login: 'a', password: 'b' })
  await expect(channel.send('79160000000', 'x')).rejects.toMatchObject({ name: 'SmsFailure', mayHaveArrived: true })
  await silent.close()
})

it('does not accept an arbitrary answer of SMSC as success', async () => {
  const odd = fastify({ forceCloseConnections: true })
  odd.addContentTypeParser('application/x-www-form-urlencoded', async () => null)
  odd.post('/sys/send.php', async () => ({ status: 'ok' }))
  const channel = createSmscChannel({
    baseUrl: await odd.listen({ port: 0, host: '127.0.0.1' }),
    login: 'a',
    password: 'b',
  })
  await expect(channel.send('79160000000', 'x')).rejects.toMatchObject({ name: 'SmsFailure', mayHaveArrived: true })
  await odd.close()
})

it('accepts codes of SMS.ru that are texts', async () => {
  const texts = fastify({ forceCloseConnections: true })
  texts.addContentTypeParser('application/x-www-form-urlencoded', async () => null)
  texts.post('/sms/send', async () => ({
    status: 'OK',
    status_code: '100',
    sms: { '79160000000': { status_code: '100' } },
  }))
  const channel = createSmsRuChannel({ baseUrl: await texts.listen({ port: 0, host: '127.0.0.1' }), apiId: 'k' })
  await expect(channel.send('79160000000', 'x')).resolves.toBeUndefined()
  await texts.close()
})

/**
 * Fields that our adapters must send; without them the gateway answers in text, in another charset or with a refusal.
 */
it.each([
  ['/sys/send.php', { login: 'a', psw: 'b', phones: '79160000000', mes: 'x', charset: 'utf-8', fmt: '3' }],
  ['/sms/send', { api_id: 'k', to: '79160000000', msg: 'x', json: '1' }],
  ['/v2/sms/send', { number: '79160000000', sign: 's', text: 'x' }],
])('reports every field missing in a call of the emulated gateway: %s', async (path, whole) => {
  const headers = { authorization: `Basic ${Buffer.from('a@b.ru:k').toString('base64')}` }
  const ask = async (fields: Record<string, string>) => {
    const response = await fetch(baseUrl + path, { method: 'POST', headers, body: new URLSearchParams(fields) })
    return response.text()
  }
  const sent = async () => (await (await fetch(`${baseUrl}/sms/messages?phone=79160000000`)).json()).items.length
  await ask(whole)
  const before = await sent()
  expect(before).toBeGreaterThan(0)
  for (const name of Object.keys(whole)) {
    await ask(Object.fromEntries(Object.entries(whole).filter(([each]) => each !== name)))
  }
  expect(await sent()).toBe(before)
})

describe('the hosts of SMS Aero', () => {
  /** Opens a host with a fixed answer, and counts its calls. */
  async function gate(status: number, body: object) {
    const app = fastify({ forceCloseConnections: true })
    let asked = 0
    app.addContentTypeParser('application/x-www-form-urlencoded', async () => null)
    app.post('/v2/sms/send', async (_request, reply) => {
      asked += 1
      return reply.code(status).send(body)
    })
    return { url: await app.listen({ port: 0, host: '127.0.0.1' }), asked: () => asked, close: () => app.close() }
  }
  const sent = { success: true, data: { id: 1 } }
  const send = (...gates: { url: string }[]) =>
    createSmsAeroChannel({ baseUrls: gates.map(({ url }) => url), email: 'a@b.ru', apiKey: 'k', sign: 's' }).send(
      '79160000000',
      'x',
    )

  it.each([
    [429, 1],
    [402, 0],
    [500, 0],
  ])('sends a message once: with answer %i at the first host %i further ones are tried', async (status, passed) => {
    const [first, second] = [await gate(status, {}), await gate(200, sent)]
    await send(first, second).catch(() => {})
    expect([first.asked(), second.asked()]).toEqual([1, passed])
    await Promise.all([first.close(), second.close()])
  })

  it('tries all hosts of SMS Aero when none is reachable', async () => {
    const [first, second] = [await gate(200, sent), await gate(200, sent)]
    await first.close()
    await send(first, second)
    expect(second.asked()).toBe(1)
    await second.close()
    await expect(send(first, second)).rejects.toMatchObject({ name: 'SmsFailure', mayHaveArrived: false })
  })
})
