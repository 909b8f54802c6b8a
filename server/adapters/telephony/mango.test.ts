import { MANGO_EMULATOR_ANNOUNCER, MANGO_EMULATOR_CREDENTIALS } from '@okolitsa/emulators/mango/credentials.ts'
import { mangoEmulator } from '@okolitsa/emulators/mango/mango-emulator.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOrder, WebhookKind } from '../../engagement/telephony/ports.ts'
import { createMango } from './mango.ts'
import { mangoSign } from './mango-sign.ts'

interface EndpointReceived {
  path: string
  form: { vpbx_api_key: string; sign: string; json: string }
}
function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, text: string) => Object.fromEntries(new URLSearchParams(text)),
  )
}

const received: EndpointReceived[] = []
beforeEach(() => {
  received.length = 0
})

/** The shop's side, which records messages of the PBX. */
const shop = fastify({ forceCloseConnections: true })
readForms(shop)
shop.post('/external/*', async (request) => {
  const path = (request.params as Record<string, string>)['*'] ?? ''
  received.push({ path, form: request.body as EndpointReceived['form'] })
  return {}
})
const shopUrl = await shop.listen({ port: 0, host: '127.0.0.1' })
const pbx = fastify({ forceCloseConnections: true })
await pbx.register(mangoEmulator, { externalUrl: `${shopUrl}/external`, stepMs: 2, now: Date.now })
const pbxUrl = await pbx.listen({ port: 0, host: '127.0.0.1' })
afterAll(async () => {
  await pbx.close()
  await shop.close()
})

const mango = createMango({ baseUrl: `${pbxUrl}/mango`, ...MANGO_EMULATOR_CREDENTIALS })
let calls = 0
const order = (customerPhone = '79161112233'): CallOrder => ({
  commandId: `cb-${++calls}`,
  seller: { extension: '101', phone: '79000000101' },
  customerPhone,
})
const kindOf = (path: string): WebhookKind =>
  path === 'events/call' ? 'call' : path === 'events/summary' ? 'summary' : 'result'
const webhooks = () => received.map(({ path, form }) => mango.readWebhook(kindOf(path), form))

describe('the exchange', () => {
  it("connects two people and reports the call's progress, signed", async () => {
    const { commandId, ...rest } = order()
    await mango.connect({ commandId, ...rest })
    await expect.poll(() => received.at(-1)?.path).toBe('events/summary')
    expect(webhooks()).not.toContain('forged')
    expect(webhooks()).not.toContain('unreadable')
    expect(webhooks()).toContainEqual({ kind: 'result', commandId, isAccepted: true, reason: 1000 })
    expect(webhooks()).toContainEqual(
      expect.objectContaining({ kind: 'report', commandId, report: { kind: 'leg', state: 'Connected' } }),
    )
    expect(webhooks().at(-1)).toMatchObject({ report: { kind: 'summary', isSuccess: true, talkSeconds: 2 } })
  })
  it.each([
    ['0001', 1111],
    ['0002', 1121],
  ])('reports why there was no conversation when the number ends in %s', async (ending, reason) => {
    await mango.connect(order(`7916111${ending}`))
    await expect.poll(() => received.at(-1)?.path).toBe('events/summary')
    expect(webhooks().at(-1)).toMatchObject({ report: { kind: 'summary', isSuccess: false, reason } })
  })
  it("calls from the announcer's extension, and makes no call without one", async () => {
    expect(mango.announce).toBeNull()
    const announcing = createMango({
      baseUrl: `${pbxUrl}/mango`,
      ...MANGO_EMULATOR_CREDENTIALS,
      announcerExtension: MANGO_EMULATOR_ANNOUNCER,
    })
    await announcing.announce?.({ commandId: 'seller-1-0', phone: '79031110101' })
    await expect.poll(() => received.at(-1)?.path).toBe('events/summary')
    const { items } = (await (await fetch(`${pbxUrl}/mango/calls`)).json()) as { items: { command: object }[] }
    expect(items[0]?.command).toEqual({
      command_id: 'seller-1-0',
      from: { extension: '900' },
      to_number: '79031110101',
    })
    await expect(announcing.announce?.({ commandId: 'seller-1-1', phone: '112' })).rejects.toMatchObject({
      kind: 'refused',
    })
  })
  it('refuses a wrong key, a missing number and a malformed number', async () => {
    const stranger = createMango({ baseUrl: `${pbxUrl}/mango`, apiKey: 'a', apiSalt: 'b' })
    await expect(stranger.connect(order())).rejects.toMatchObject({ kind: 'refused', code: 3102 })
    await expect(mango.connect({ ...order(), seller: { extension: null, phone: null } })).rejects.toMatchObject({
      kind: 'refused',
      code: 3103,
    })
    await expect(mango.connect(order('112'))).rejects.toMatchObject({ kind: 'refused', code: 3104 })
  })
  it('reports «unavailable» for a missing answer or an answer without a code', async () => {
    const away = createMango({ baseUrl: 'http://127.0.0.1:9', ...MANGO_EMULATOR_CREDENTIALS })
    await expect(away.connect(order())).rejects.toMatchObject({ kind: 'unavailable', code: null })
    const nonsense = createMango({ baseUrl: `${shopUrl}/nothing`, ...MANGO_EMULATOR_CREDENTIALS })
    await expect(nonsense.connect(order())).rejects.toMatchObject({ kind: 'unavailable' })
  })
})

describe('the protocol', () => {
  const { apiKey, apiSalt } = MANGO_EMULATOR_CREDENTIALS
  const signed = (json: string) => ({ vpbx_api_key: apiKey, sign: mangoSign(apiKey, json, apiSalt), json })

  /** as in the provider's documentation */
  it('has the documented fields', async () => {
    await mango.connect(order())
    await expect.poll(() => received.at(-1)?.path).toBe('events/summary')
    const bodyOf = (path: string) => JSON.parse(received.find((one) => one.path === path)?.form.json ?? 'null')
    expect(Object.keys(received[0]?.form ?? {}).sort()).toEqual(['json', 'sign', 'vpbx_api_key'])
    expect(Object.keys(bodyOf('events/call')).sort()).toEqual(
      ['call_id', 'call_state', 'command_id', 'entry_id', 'from', 'location', 'seq', 'timestamp', 'to'].sort(),
    )
    expect(Object.keys(bodyOf('events/summary')).sort()).toEqual(
      [
        'call_direction',
        'create_time',
        'disconnect_reason',
        'end_time',
        'entry_id',
        'entry_result',
        'forward_time',
        'from',
        'line_number',
        'talk_time',
        'to',
      ].sort(),
    )
    expect(Object.keys(bodyOf('result/callback'))).toEqual(['command_id', 'result'])
  })
  it('sends the documented command, signed over the exact text', async () => {
    let form: Record<string, string> = {}
    const listener: FastifyInstance = fastify({ forceCloseConnections: true })
    readForms(listener)
    listener.post('/vpbx/commands/callback', async ({ body }) => {
      form = body as Record<string, string>
      return { result: 0 }
    })
    const baseUrl = await listener.listen({ port: 0, host: '127.0.0.1' })
    await createMango({ baseUrl, apiKey, apiSalt, lineNumber: '78001234567' }).connect({
      ...order(),
      commandId: 'cb-x',
      seller: { extension: null, phone: '79000000101' },
    })
    await listener.close()
    expect(form).toEqual(signed(form.json ?? ''))
    expect(JSON.parse(form.json ?? '')).toEqual({
      command_id: 'cb-x',
      from: { extension: '', number: '79000000101' },
      to_number: '79161112233',
      line_number: '78001234567',
    })
  })
  // sha256 of «key» + «{}» + «salt», computed independently of our code
  it('signs like the exchange', () => {
    expect(mangoSign('key', '{}', 'salt')).toBe('6a591005f93c3d5080524c57ebe649861d4ac51865ee447be2031ae531acb3e8')
  })
  it('distinguishes a forged message from a malformed one', () => {
    const json = '{"command_id":"cb-1","result":1000}'
    expect(mango.readWebhook('result', signed(json))).toMatchObject({ kind: 'result', isAccepted: true })
    expect(mango.readWebhook('result', { ...signed(json), json: json.replace('1000', '1111') })).toBe('forged')
    expect(mango.readWebhook('result', { ...signed(json), vpbx_api_key: 'other' })).toBe('forged')
    expect(mango.readWebhook('call', signed(json))).toBe('unreadable')
    expect(mango.readWebhook('summary', signed('not json'))).toBe('unreadable')
    expect(mango.readWebhook('ping', signed('{}'))).toEqual({ kind: 'ping' })
  })
})
