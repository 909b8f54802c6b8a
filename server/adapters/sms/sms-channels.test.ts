import { smsEmulator } from '@okolitsa/emulators/sms/sms-emulator.ts'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MessageChannel } from '../../modules/identity/ports.ts'
import { createSmsAeroChannel, createSmscChannel, createSmsRuChannel, SmsFailure } from './sms-channels.ts'

const emulator = fastify({ forceCloseConnections: true })
let baseUrl = ''
beforeAll(async () => {
  await emulator.register(smsEmulator)
  baseUrl = await emulator.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => emulator.close())

const gateways: [string, () => MessageChannel][] = [
  ['SMSC', () => createSmscChannel({ baseUrl, login: 'a', password: 'b' })],
  ['SMS Aero', () => createSmsAeroChannel({ baseUrl, email: 'a@b.ru', apiKey: 'k', sign: 'Okolitsa' })],
  ['SMS.ru', () => createSmsRuChannel({ baseUrl, apiId: 'k' })],
]

// one contract for every gateway: the port's promises hold behind each wire
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
  it('throws when the number is wrong, without naming it', async () => {
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

it('does not know what became of a message whose answer was lost', async () => {
  const silent = fastify({ forceCloseConnections: true })
  silent.addHook('onRequest', (_request, reply) => {
    reply.raw.destroy()
  })
  const address = await silent.listen({ port: 0, host: '127.0.0.1' })
  const channel = createSmscChannel({ baseUrl: address, login: 'a', password: 'b' })
  await expect(channel.send('79160000000', 'x')).rejects.toMatchObject({ name: 'SmsFailure', mayHaveArrived: true })
  await silent.close()
})
