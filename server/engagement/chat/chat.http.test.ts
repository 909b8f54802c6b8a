import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { demoDatabase } from '../../platform/db/testing.ts'
import { writeSites } from '../../testing/sites.data.ts'
import { writeStaff } from '../../testing/staff.data.ts'
import { testApp } from '../../testing.ts'
import { addressOf, openSocket, type RawSocket } from './socket/frames.data.ts'

const [FARM, OTHER] = [101, 102]
const url = await demoDatabase()
const direct = new pg.Pool({ connectionString: url, max: 1 })
afterAll(() => direct.end())
await writeStaff(
  direct,
  { subject: 'owner', name: 'Olga', role: 'owner', organizationId: FARM },
  { subject: 'neighbour', name: 'Ivan', role: 'owner', organizationId: OTHER },
  { subject: 'picker', name: 'Petr', role: 'picker', organizationId: FARM },
)
const bank = {
  loginUrl: 'http://bank.test',
  clientOf: async ({ value }: { value: string }) => ({ subject: value.split('.')[0] ?? '', name: value }),
}
const first = await testApp(url, { bank }, { PORT: '0', HOST: '127.0.0.1' })
const second = await testApp(url, { bank }, { PORT: '0', HOST: '127.0.0.1' })
await Promise.all([first.app.listen(), second.app.listen()])
const [here, there] = [addressOf(first.app.http), addressOf(second.app.http)]
const { call, signIn } = first
const enter = async (subject: string): Promise<string> =>
  (await call('POST', `/v1/auth/by-external-token?externalToken=${subject}.${randomUUID()}`)).body.token
const owner = await enter('owner')

const sockets: RawSocket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close()
})
const open = async (address: string, auth: object) => {
  const socket = await openSocket(address, auth)
  sockets.push(socket)
  return socket
}
let people = 0
/** Opens a chat of a customer with the farm. */
async function customer() {
  const { token, user } = await signIn(`7916570${String(++people).padStart(4, '0')}`)
  const { body } = await call('POST', '/api/v2/chat/list', { token, body: { organizationId: FARM } })
  return { token, id: user.id, chatId: body.chatId as number }
}
type Person = Awaited<ReturnType<typeof customer>>
async function connect({ token, id }: Person, address = here) {
  const socket = await open(address, { token })
  expect(await socket.emit('identity', { clientType: 'customer', userId: id })).toMatchObject({ ok: true })
  return socket
}
async function connectSeller(address = there, token = owner, userId = FARM) {
  const socket = await open(address, { token, clientType: 'seller' })
  expect(await socket.emit('identity', { clientType: 'seller', userId })).toMatchObject({ ok: true })
  return socket
}
const messageOf = ({ chatId, id }: Person, text: string, clientMessageId: string = randomUUID()) => ({
  chatId,
  clientMessageId,
  userSenderId: id,
  userRecipientId: FARM,
  clientType: 'customer',
  text,
  createdAt: new Date().toISOString(),
})
const answer = (person: Person, text: string) => ({
  ...messageOf(person, text),
  userSenderId: FARM,
  userRecipientId: person.id,
  clientType: 'seller',
})
const receivedBy = (socket: RawSocket, name: string) =>
  socket.received.flatMap((one) => (one.name === name ? [one.body] : [])) as Record<string, unknown>[]
const historyOf = async (person: Person, query = '') =>
  (await call('GET', `/api/v2/chat/message/${person.chatId}${query}`, { token: person.token })).body

describe('the calls', () => {
  it('gives a customer access to own threads only', async () => {
    const vera = await customer()
    const stranger = await customer()
    expect((await call('GET', '/api/v2/chat/list')).status).toBe(401)
    expect((await call('GET', '/api/v1/chat/unread-messages/count')).status).toBe(401)
    expect((await call('GET', `/api/v2/chat/message/${vera.chatId}`)).status).toBe(401)
    expect((await call('GET', `/api/v2/chat/message/${vera.chatId}`, { token: stranger.token })).status).toBe(404)
    expect((await call('GET', `/v1/cabinet/chats/${vera.chatId}/messages`, { token: vera.token })).status).toBe(401)
    const neighbour = await enter('neighbour')
    expect((await call('GET', `/v1/cabinet/chats/${vera.chatId}/messages`, { token: neighbour })).status).toBe(404)
    expect((await call('GET', '/v1/cabinet/chats', { token: await enter('picker') })).status).toBe(403)
  })

  it('opens one thread per seller, also when requests are repeated or concurrent', async () => {
    const { token, chatId } = await customer()
    const body = { organizationId: FARM }
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '/api/v2/chat/list', { token, body })))
    expect(answers.map((one) => one.body.chatId)).toEqual([chatId, chatId, chatId])
    expect((await call('POST', '/api/v2/chat/list', { token, body: { organizationId: 2_000_000_000 } })).status).toBe(
      404,
    )
    // an empty thread is in no list
    expect((await call('GET', '/api/v2/chat/list', { token })).body).toMatchObject({ items: [], totalItems: 0 })
  })

  it('pages through a thread in both directions', async () => {
    const vera = await customer()
    const socket = await connect(vera)
    const ids: number[] = []
    for (const text of ['1', '2', '3', '4', '5']) {
      ids.push((await socket.emit('new-chat-message', messageOf(vera, text))).message.messageId)
    }
    const texts = ({ items }: { items: { text: string }[] }) => items.map((one) => one.text)
    const newest = await historyOf(vera, '?perPage=2')
    expect([texts(newest), newest.hasMore]).toEqual([['4', '5'], true])
    expect(texts(await historyOf(vera, `?perPage=2&before=${ids[3]}`))).toEqual(['2', '3'])
    const later = await historyOf(vera, `?after=${ids[2]}`)
    expect([texts(later), later.hasMore]).toEqual([['4', '5'], false])
  })

  it('deletes only own messages, which keep their place without the text', async () => {
    const vera = await customer()
    const [mine, theirs] = [await connect(vera), await connectSeller()]
    const { message } = await mine.emit('new-chat-message', messageOf(vera, 'slip'))
    const reply = await theirs.emit('new-chat-message', answer(vera, 'hello'))
    const remove = (id: number) =>
      call('DELETE', `/api/v2/chat/list/${vera.chatId}/messages/${id}`, { token: vera.token })
    expect((await remove(reply.message.messageId)).status).toBe(404)
    expect((await remove(message.messageId)).body).toMatchObject({ status: 'deleted', text: '' })
    await expect
      .poll(() => receivedBy(theirs, 'chat-messages').flat())
      .toContainEqual(expect.objectContaining({ messageId: message.messageId, status: 'deleted', text: '' }))
    // the seller's people can delete messages of the seller, but not of the customer
    const deskRemove = (id: number, token = owner) =>
      call('DELETE', `/v1/cabinet/chats/${vera.chatId}/messages/${id}`, { token })
    expect((await deskRemove(message.messageId)).status).toBe(404)
    expect((await deskRemove(reply.message.messageId, await enter('neighbour'))).status).toBe(404)
    expect((await deskRemove(reply.message.messageId)).body).toMatchObject({ status: 'deleted', text: '' })
  })

  it('counts unread messages of both sides and returns the seller of each thread', async () => {
    const silent = await customer()
    const vera = await customer()
    const socket = await connect(vera)
    const unread = async (token: string) => (await call('GET', '/api/v1/chat/unread-messages/count', { token })).body
    const deskUnread = async () => (await call('GET', '/v1/cabinet/chats/unread-count', { token: owner })).body.count
    const before = await deskUnread()
    expect(await unread(silent.token)).toEqual({ count: 0, hasChats: false })
    await socket.emit('new-chat-message', messageOf(vera, 'hello'))
    expect(await unread(vera.token)).toEqual({ count: 0, hasChats: true })
    expect(await deskUnread()).toBe(before + 1)
  })
})

describe('the socket', () => {
  it('exchanges frames of Engine.IO 4 and Socket.IO 5', async () => {
    const socket = await connect(await customer())
    expect(JSON.parse(socket.frames[0]?.slice(1) ?? '')).toMatchObject({ upgrades: [], maxPayload: 100_000 })
    expect(socket.frames[1]).toMatch(/^40\{"sid":"/)
  })

  it('accepts websockets only, and only from pages of the same host', async () => {
    const polled = await fetch(`http://${here}/socket.io/?EIO=4&transport=polling`)
    expect(polled.status).toBe(400)
    const upgrade = (origin: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const asked = request(`http://${here}/socket.io/?EIO=4&transport=websocket`, {
          headers: {
            connection: 'Upgrade',
            upgrade: 'websocket',
            'sec-websocket-version': '13',
            'sec-websocket-key': Buffer.from('0123456789abcdef').toString('base64'),
            origin,
          },
        })
        asked.on('upgrade', ({ statusCode }, socket) => {
          socket.destroy()
          resolve(statusCode)
        })
        asked.on('response', ({ statusCode }) => resolve(statusCode))
        asked.on('error', reject)
        asked.end()
      })
    expect(await upgrade(`http://${here}`)).toBe(101)
    expect(await upgrade('https://evil.example')).toBe(400)
  })

  it('admits only the person of the session', async () => {
    const vera = await customer()
    const guest = await open(here, {})
    expect(guest.frames.at(-1)).toContain('44{"message":"UNAUTHORIZED"')
    const socket = await open(here, { token: vera.token })
    const refused = { ok: false, error: { code: 'FORBIDDEN' } }
    expect(await socket.emit('identity', { clientType: 'customer', userId: vera.id + 1 })).toMatchObject(refused)
    expect(await socket.emit('identity', { clientType: 'seller', userId: FARM })).toMatchObject(refused)
    expect(await socket.emit('new-chat-message', messageOf(vera, 'hello'))).toMatchObject({ ok: false })
    const theirs = await open(here, { token: owner, clientType: 'seller' })
    expect(await theirs.emit('identity', { clientType: 'seller', userId: OTHER })).toMatchObject(refused)
  })

  it('delivers a message with its sent and read states to the other node and back', async () => {
    const vera = await customer()
    const [mine, theirs] = [await connect(vera, here), await connectSeller(there)]
    const body = messageOf(vera, 'Можно порезать сыр?')
    const sent = await mine.emit('new-chat-message', body)
    expect(sent).toMatchObject({
      ok: true,
      message: {
        chatId: vera.chatId,
        clientMessageId: body.clientMessageId,
        userSenderId: vera.id,
        userRecipientId: FARM,
        clientType: 'customer',
        status: 'sent',
        generatedByAi: false,
      },
    })
    await expect.poll(() => receivedBy(theirs, 'chat-messages').flat()).toContainEqual(sent.message)
    await expect.poll(() => receivedBy(theirs, 'chat-messages-unread-count').at(-1)?.count).toBeGreaterThan(0)
    const upToMessageId = sent.message.messageId
    await theirs.emit('update-chat-messages-status', { chatId: vera.chatId, upToMessageId, status: 'read' })
    await expect
      .poll(() => receivedBy(mine, 'update-chat-messages-status'))
      .toContainEqual({ chatId: vera.chatId, upToMessageId, status: 'read', clientType: 'seller' })
    expect((await historyOf(vera)).items).toMatchObject([{ status: 'read' }])
    theirs.emitOnly('typing', { chatId: vera.chatId })
    await expect.poll(() => receivedBy(mine, 'typing')).toEqual([{ chatId: vera.chatId, clientType: 'seller' }])

    await theirs.emit('new-chat-message', answer(vera, 'Да'))
    await expect.poll(() => receivedBy(mine, 'chat-messages-unread-count').at(-1)).toEqual({ count: 1 })
    expect((await call('GET', '/api/v1/chat/unread-messages/count', { token: vera.token })).body).toMatchObject({
      count: 1,
    })
    const { items } = (await call('GET', '/api/v2/chat/list', { token: vera.token })).body
    expect(items).toMatchObject([{ unreadCount: 1, lastMessage: { text: 'Да', clientType: 'seller' } }])
  })

  it('shows presence to the other side only, also across nodes', async () => {
    const vera = await customer()
    const boris = await customer()
    const [mine, theirs] = [await connect(vera, here), await connectSeller(there)]
    const [stranger, neighbour] = [
      await connect(boris, here),
      await connectSeller(there, await enter('neighbour'), OTHER),
    ]
    const words = (socket: RawSocket) => receivedBy(socket, 'present').filter(({ chatId }) => chatId === vera.chatId)
    mine.emitOnly('present', { chatId: vera.chatId, isFirst: true })
    await expect.poll(() => words(theirs)).toEqual([{ chatId: vera.chatId, clientType: 'customer', isFirst: true }])
    theirs.emitOnly('present', { chatId: vera.chatId, isFirst: false })
    await expect.poll(() => words(mine)).toEqual([{ chatId: vera.chatId, clientType: 'seller', isFirst: false }])
    // another customer's thread rejects messages, and a blocked thread shows no presence
    stranger.emitOnly('present', { chatId: vera.chatId, isFirst: true })
    neighbour.emitOnly('present', { chatId: vera.chatId, isFirst: true })
    await call('POST', `/v1/cabinet/chats/${vera.chatId}/block`, { token: owner, body: { isBlocked: true } })
    const blocked = await connect(vera, here)
    blocked.emitOnly('present', { chatId: vera.chatId, isFirst: true })
    // later messages on the same channels have arrived, so earlier signals would have arrived, too
    const after = await connect(boris, here)
    after.emitOnly('present', { chatId: boris.chatId, isFirst: true })
    await expect.poll(() => receivedBy(theirs, 'present').some(({ chatId }) => chatId === boris.chatId)).toBe(true)
    expect([words(theirs).length, words(mine).length, words(stranger).length, words(neighbour).length]).toEqual([
      1, 1, 0, 0,
    ])
  })

  it('stores a repeated message once', async () => {
    const vera = await customer()
    const socket = await connect(vera)
    const body = messageOf(vera, 'once')
    const answers = await Promise.all([1, 2, 3].map(() => socket.emit('new-chat-message', body)))
    expect(new Set(answers.map(({ message }) => message.messageId)).size).toBe(1)
    expect((await historyOf(vera)).items).toHaveLength(1)
  })

  it('names the missing fields of a frame', async () => {
    const vera = await customer()
    const socket = await connect(vera)
    const { userSenderId: _, ...nobody } = messageOf(vera, ' ')
    expect(await socket.emit('new-chat-message', nobody)).toEqual({
      ok: false,
      error: { code: 'CHAT_FIELDS_MISSING', title: 'Поля userSenderId, text должны быть заполнены!' },
    })
  })

  it('limits messages to twenty in ten seconds, and refuses abuse, long texts and blocked threads', async () => {
    const vera = await customer()
    const socket = await connect(vera)
    const send = (text: string) => socket.emit('new-chat-message', messageOf(vera, text))
    expect((await send('Ну ты мудак')).error.code).toBe('CHAT_WORDS_BLOCKED')
    expect((await send('я'.repeat(4_001))).error.code).toBe('BAD_REQUEST')
    expect((await send('я'.repeat(4_000))).ok).toBe(true)
    const many = await Promise.all(Array.from({ length: 20 }, (_, index) => send(String(index))))
    expect(many.filter(({ ok }) => ok)).toHaveLength(19)
    expect(many.find(({ ok }) => !ok)?.error.code).toBe('TOO_MANY_REQUESTS')
    const block = (isBlocked: boolean) =>
      call('POST', `/v1/cabinet/chats/${vera.chatId}/block`, { token: owner, body: { isBlocked } })
    expect((await block(true)).body).toMatchObject({ isBlocked: true, isAvailable: false })
    expect((await send('hello')).error.code).toBe('CHAT_CLOSED')
  })

  it('closes the connection on every node when its session ends', async () => {
    const vera = await customer()
    const [one, two] = [await connect(vera, here), await connect(vera, there)]
    expect((await call('POST', '/api/v1/events/logout', { token: vera.token, body: {} })).status).toBe(200)
    await expect.poll(() => [one.isClosed(), two.isClosed()]).toEqual([true, true])
  })

  it('refuses a flood, closes a persistent socket, and does not reset the limit on reconnection', async () => {
    const token = await enter('neighbour')
    const socket = await connectSeller(here, token, OTHER)
    const asked = { clientType: 'seller', userId: OTHER }
    const began = performance.now()
    const answers = await Promise.all(Array.from({ length: 300 }, () => socket.emit('identity', asked)))
    const refused = answers.filter(({ ok }) => !ok).map(({ error }) => error.code)
    expect(new Set(refused)).toEqual(new Set(['TOO_MANY_REQUESTS', 'CLOSED']))
    expect(socket.isClosed()).toBe(true)
    const again = await open(here, { token, clientType: 'seller' })
    const more = await Promise.all(Array.from({ length: 40 }, () => again.emit('identity', asked)))
    // forty frames initially and ten per second since then, over both sockets
    const admitted = [...answers, ...more].filter(({ ok }) => ok).length
    expect(admitted).toBeLessThanOrEqual(41 + (performance.now() - began) / 100)
    // other people's connections are not affected
    await connectSeller(here)
  })
  it('closes a connection that requests admission repeatedly', async () => {
    const socket = new WebSocket(`ws://${here}/socket.io/?EIO=4&transport=websocket`)
    const closed = new Promise<void>((resolve) => socket.addEventListener('close', () => resolve()))
    await new Promise((resolve) => socket.addEventListener('open', resolve))
    for (let time = 0; time < 6; time += 1) socket.send('40{"token":"none"}')
    await closed
  })
  it('allows ten connections per person', async () => {
    const vera = await customer()
    for (let index = 0; index < 10; index += 1) await connect(vera)
    expect((await open(here, { token: vera.token })).frames.at(-1)).toContain('TOO_MANY_REQUESTS')
  })
})

describe('two nodes, one closed while twelve people write', () => {
  it('stores every message once, in order, and delivers it when one of two nodes closes', async () => {
    const third = await testApp(url, { bank }, { PORT: '0', HOST: '127.0.0.1' })
    await third.app.listen()
    const dying = addressOf(third.app.http)
    const writers = await Promise.all(Array.from({ length: 12 }, customer))
    const seller = await connectSeller(here)
    const TEXTS = ['a', 'b', 'c', 'd', 'e', 'f']
    /** The node may close during the admission. */
    const reach = async (person: Person, address: string): Promise<RawSocket> => {
      const socket = await open(address, { token: person.token })
      const { ok } = await socket.emit('identity', { clientType: 'customer', userId: person.id })
      return ok ? socket : reach(person, there)
    }
    /** Sends an unacknowledged message again under its id, to any node, like the page does. */
    const write = async (person: Person, index: number) => {
      let socket = await reach(person, index % 2 === 0 ? dying : there)
      for (const text of TEXTS) {
        const body = messageOf(person, text)
        while (!(await socket.emit('new-chat-message', body)).ok) socket = await reach(person, there)
      }
    }
    const writing = Promise.all(writers.map(write))
    await expect.poll(() => receivedBy(seller, 'chat-messages').flat().length).toBeGreaterThan(5)
    await third.app.close()
    await writing
    for (const person of writers) {
      const { items } = await historyOf(person)
      expect(items.map(({ text }: { text: string }) => text)).toEqual(TEXTS)
    }
    const mine = new Set(writers.map(({ chatId }) => chatId))
    const received = () =>
      (receivedBy(seller, 'chat-messages').flat() as { chatId: number; messageId: number }[]).filter(({ chatId }) =>
        mine.has(chatId),
      )
    await expect.poll(() => received().length).toBe(12 * TEXTS.length)
    for (const chatId of mine) {
      const ids = received().flatMap((one) => (one.chatId === chatId ? [one.messageId] : []))
      expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
    }
  })
})

it("gives a seller's own site no access to chats with other sellers", async () => {
  const vera = await customer()
  const seller = await connectSeller()
  /** Both host names mean this computer; one becomes the site of a seller. */
  const connectAtSiteOf = async (organizationId: number) => {
    await direct.query(`delete from site where uuid = (select site_uuid from site_host where host = 'localhost')`)
    await writeSites(direct, { host: 'localhost', organizationId })
    await expect.poll(() => first.app.services.sites.resolve('localhost').organizationId).toBe(organizationId)
    return connect(vera, here.replace('127.0.0.1', 'localhost'))
  }
  const [everywhere, atOther] = [await connect(vera), await connectAtSiteOf(OTHER)]
  const atOwn = await connectAtSiteOf(FARM)
  expect(await seller.emit('new-chat-message', answer(vera, 'Привезём завтра'))).toMatchObject({ ok: true })
  for (const socket of [everywhere, atOwn]) {
    await expect.poll(() => receivedBy(socket, 'chat-messages-unread-count')).toEqual([{ count: 1 }])
    expect(receivedBy(socket, 'chat-messages')).toHaveLength(1)
  }
  expect(await atOther.emit('new-chat-message', messageOf(vera, 'Спасибо'))).toMatchObject({
    ok: false,
    error: { code: 'NOT_FOUND' },
  })
  expect(atOther.received).toEqual([])
  await direct.query(`delete from site where uuid = (select site_uuid from site_host where host = 'localhost')`)
  await expect.poll(() => first.app.services.sites.resolve('localhost').organizationId).toBeNull()
})
