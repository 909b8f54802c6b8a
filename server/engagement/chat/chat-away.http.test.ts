import { randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AWAY_SECONDS } from '@okolitsa/domain/chat/message.ts'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createHttpAnswers } from '../../adapters/chat-answers/http-answers.ts'
import { createWebPush } from '../../adapters/push/push-transport.ts'
import { demoDatabase } from '../../platform/db/testing.ts'
import { writeStaff } from '../../testing/staff.data.ts'
import { testApp } from '../../testing.ts'
import { openPushService } from '../push/push-service.data.ts'
import type { ChatQuestion } from './ports.ts'
import { addressOf, openSocket, type RawSocket } from './socket/frames.data.ts'

const FARM = 101
const [NOON, MIDNIGHT, MORNING] = ['2026-11-21T09:00:00Z', '2026-11-21T21:00:00Z', '2026-11-22T06:00:00Z']
const url = await demoDatabase()
const direct = new pg.Pool({ connectionString: url, max: 1 })
afterAll(() => direct.end())
await writeStaff(
  direct,
  { subject: 'owner', name: 'Olga', role: 'owner', organizationId: FARM },
  { subject: 'picker', name: 'Petr', role: 'picker', organizationId: FARM },
)
const bank = {
  loginUrl: 'http://bank.test',
  clientOf: async ({ value }: { value: string }) => ({ subject: value.split('.')[0] ?? '', name: value }),
}
const service = await openPushService()
afterAll(service.close)
const push = createWebPush({
  privateKey: randomBytes(32).toString('hex'),
  services: [service.origin],
})

/** A source of automatic answers on the loopback with a settable answer. */
const asked: ChatQuestion[] = []
let reply: { status: number; body: unknown } = { status: 200, body: { text: null } }
let beforeReply = async () => {}
const source = createServer((request, response) => {
  const take = async () => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    asked.push(JSON.parse(Buffer.concat(chunks).toString()))
    await beforeReply()
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body))
  }
  take().catch(() => response.destroy())
})
await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve))
afterAll(() => new Promise((resolve) => source.close(resolve)))
const answers = createHttpAnswers({ url: `http://127.0.0.1:${(source.address() as AddressInfo).port}/answer` })

let now = new Date(NOON)
const shop = await testApp(url, { bank, push, answers, clock: () => now }, { PORT: '0', HOST: '127.0.0.1' }, 'none')
await shop.app.listen()
const { call, signIn } = shop
const here = addressOf(shop.app.http)
const enter = async (subject: string): Promise<string> =>
  (await call('POST', `/v1/auth/by-external-token?externalToken=${subject}.${randomUUID()}`)).body.token

const sockets: RawSocket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close()
})
beforeEach(async () => {
  service.received.length = asked.length = 0
  reply = { status: 200, body: { text: null } }
  beforeReply = async () => {}
  now = new Date(NOON)
  await direct.query('delete from push_subscription')
})
const connect = async (auth: object, identity: object) => {
  const socket = await openSocket(here, auth)
  sockets.push(socket)
  expect(await socket.emit('identity', identity)).toMatchObject({ ok: true })
  return socket
}
let people = 0
/** Opens a chat of a customer with the farm. */
async function talk() {
  const { token, user } = await signIn(`7916574${String(++people).padStart(4, '0')}`)
  const { body } = await call('POST', '/api/v2/chat/list', { token, body: { organizationId: FARM } })
  const chatId: number = body.chatId
  const [mine, farm] = [
    await connect({ token }, { clientType: 'customer', userId: user.id }),
    await connect({ token: await enter('owner'), clientType: 'seller' }, { clientType: 'seller', userId: FARM }),
  ]
  const say = (clientType: 'customer' | 'seller', text: string) =>
    (clientType === 'customer' ? mine : farm).emit('new-chat-message', {
      chatId,
      clientMessageId: randomUUID(),
      userSenderId: clientType === 'customer' ? user.id : FARM,
      userRecipientId: clientType === 'customer' ? FARM : user.id,
      clientType,
      text,
      createdAt: now.toISOString(),
    })
  const read = async (side: RawSocket, upToMessageId: number) =>
    side.emit('update-chat-messages-status', { chatId, upToMessageId, status: 'read' })
  const history = async () => (await call('GET', `/api/v2/chat/message/${chatId}`, { token })).body.items
  return { token, chatId, mine, farm, say, read, history }
}
/** Advances the time and delivers due events. */
const pass = async (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000)
  await shop.app.work.deliverDue(now)
}
const subscribe = (path: string, token: string) => call('POST', path, { token, body: service.browser() })

describe('notification of an absent reader', () => {
  it('notifies once of unread messages, and again after they were read', async () => {
    const { token, chatId, mine, say, read } = await talk()
    await subscribe('/api/v1/push/subscriptions', token)
    await say('seller', 'Сыр готов')
    const second = await say('seller', 'Приезжайте')
    await pass(AWAY_SECONDS - 1)
    expect(service.received).toEqual([])
    await pass(1)
    expect(service.received.map(({ note }) => note)).toEqual([
      {
        title: expect.any(String),
        // the notification does not contain the message
        body: 'Ответили вам в\u00A0чате',
        url: `/account/chats/${chatId}`,
        tag: `chat-${chatId}`,
      },
    ])
    await say('seller', 'Ещё здесь?')
    await pass(AWAY_SECONDS)
    expect(service.received).toHaveLength(1)
    const last = await say('seller', 'До завтра')
    expect(second.message.messageId).toBeLessThan(last.message.messageId)
    await read(mine, last.message.messageId)
    await say('seller', 'Доброе утро')
    await pass(AWAY_SECONDS)
    expect(service.received).toHaveLength(2)
  })

  it('sends no notification when the messages were read in time', async () => {
    const { token, mine, say, read } = await talk()
    await subscribe('/api/v1/push/subscriptions', token)
    const { message } = await say('seller', 'Сыр готов')
    await read(mine, message.messageId)
    await pass(AWAY_SECONDS)
    expect(service.received).toEqual([])
  })

  it('notifies in the morning of messages sent by night', async () => {
    const { token, say } = await talk()
    await subscribe('/api/v1/push/subscriptions', token)
    now = new Date(MIDNIGHT)
    await say('seller', 'Не спится')
    await pass(AWAY_SECONDS)
    expect(service.received).toEqual([])
    now = new Date(MORNING)
    await pass(0)
    expect(service.received).toHaveLength(1)
  })

  it('notifies all people of the seller who may answer customers', async () => {
    const { chatId, say } = await talk()
    await subscribe('/v1/cabinet/push/subscriptions', await enter('owner'))
    // a picker is notified of orders only
    expect((await subscribe('/v1/cabinet/push/subscriptions', await enter('picker'))).status).toBe(200)
    await say('customer', 'Есть творог?')
    await pass(AWAY_SECONDS)
    expect(service.received.map(({ note }) => note.url)).toEqual([`/cabinet/inbox/chat/${chatId}`])
  })
})

describe('an automatic answer', () => {
  it("writes one marked automatic answer from the thread's texts without names", async () => {
    reply = { status: 200, body: { text: 'Творог будет завтра' } }
    const { chatId, say, history } = await talk()
    const { message } = await say('customer', 'Есть творог?')
    await pass(0)
    expect(asked).toEqual([{ organizationId: FARM, said: [{ sender: 'customer', text: 'Есть творог?' }] }])
    // the event is delivered again, as after a crash
    const payload = JSON.stringify({ threadId: chatId, messageId: message.messageId })
    await direct.query(`insert into outbox (topic, payload) values ('ChatQuestionAsked', $1)`, [payload])
    await pass(0)
    expect(await history()).toMatchObject([
      { clientType: 'customer', generatedByAi: false },
      { clientType: 'seller', text: 'Творог будет завтра', generatedByAi: true, status: 'sent' },
    ])
  })

  it('writes no answer when the source has none, fails, or returns something else', async () => {
    const { say, history } = await talk()
    for (const one of [
      { status: 200, body: { text: null } },
      { status: 500, body: {} },
      { status: 200, body: { words: 'hm' } },
    ]) {
      reply = one
      await say('customer', 'Есть творог?')
      await pass(0)
    }
    expect(asked).toHaveLength(3)
    expect(await history()).toHaveLength(3)
  })

  it('writes no answer after a newer message or into a blocked thread', async () => {
    const { chatId, say, history } = await talk()
    reply = { status: 200, body: { text: 'Творог будет завтра' } }
    beforeReply = async () => void (await say('seller', 'Есть, приезжайте'))
    await say('customer', 'Есть творог?')
    await pass(0)
    expect(await history()).toHaveLength(2)
    beforeReply = async () => {}
    await say('customer', 'А сыр?')
    await call('POST', `/v1/cabinet/chats/${chatId}/block`, { token: await enter('owner'), body: { isBlocked: true } })
    await pass(0)
    expect(await history()).toHaveLength(3)
  })
})
