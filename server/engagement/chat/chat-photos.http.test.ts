import { randomUUID } from 'node:crypto'
import { MAX_PHOTO_MESSAGES_AN_HOUR } from '@okolitsa/domain/chat/message.ts'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { demoDatabase } from '../../platform/db/testing.ts'
import { writeStaff } from '../../testing/staff.data.ts'
import { testApp } from '../../testing.ts'

const [FARM, OTHER] = [101, 102]
const url = await demoDatabase()
const direct = new pg.Pool({ connectionString: url, max: 1 })
afterAll(() => direct.end())
await writeStaff(
  direct,
  { subject: 'owner', name: 'Olga', role: 'owner', organizationId: FARM },
  { subject: 'neighbour', name: 'Ivan', role: 'owner', organizationId: OTHER },
)
const { call, signIn } = await testApp(url, {
  bank: {
    loginUrl: 'http://bank.test',
    clientOf: async ({ value }: { value: string }) => ({ subject: value.split('.')[0] ?? '', name: value }),
  },
})
const enter = async (subject: string): Promise<string> =>
  (await call('POST', `/v1/auth/by-external-token?externalToken=${subject}.${randomUUID()}`)).body.token
const [owner, neighbour] = [await enter('owner'), await enter('neighbour')]
let people = 0
/** Opens a chat of a customer with the farm. */
async function customer() {
  const { token, user } = await signIn(`7916571${String(++people).padStart(4, '0')}`)
  const { body } = await call('POST', '/api/v2/chat/list', { token, body: { organizationId: FARM } })
  return { token, id: user.id, chatId: body.chatId as number, path: `/api/v2/chat/list/${body.chatId}/messages` }
}
const stranger = await customer()
const picture = await sharp({ create: { width: 160, height: 120, channels: 3, background: '#3a3' } })
  .withExif({ IFD0: { Artist: 'who' } })
  .jpeg()
  .toBuffer()

interface Sent {
  readonly token?: string
  readonly text?: string
  readonly photos?: readonly Buffer[]
  readonly clientMessageId?: string
}
function send(path: string, { token, text = '', photos = [picture], clientMessageId = randomUUID() }: Sent) {
  const field = (name: string, value: string) =>
    Buffer.from(`--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  const file = (photo: Buffer, index: number) =>
    Buffer.concat([
      Buffer.from(
        `--edge\r\ncontent-disposition: form-data; name="files"; filename="${index}.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
      ),
      photo,
      Buffer.from('\r\n'),
    ])
  return call('POST', path, {
    ...(token !== undefined && { token }),
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    body: Buffer.concat([
      field('clientMessageId', clientMessageId),
      field('text', text),
      ...photos.map(file),
      Buffer.from('--edge--\r\n'),
    ]),
  })
}
const desk = (chatId: number) => `/v1/cabinet/chats/${chatId}/messages`
/** Stored keys of the photos. */
const kept = async (chatId: number): Promise<string[]> =>
  (await direct.query('select unnest(photos) as key from chat_message where thread_id = $1', [chatId])).rows.map(
    ({ key }) => key,
  )

describe('photos in messages', () => {
  it("requires photos in a photo message, and returns the seller's picture as a URL", async () => {
    const vera = await customer()
    const sent = await send(vera.path, { token: vera.token, text: 'Такой сыр?', photos: [] })
    expect(sent).toMatchObject({
      status: 400,
      body: { code: 'PHOTO_REQUIRED', title: 'Приложите хотя бы одно фото' },
    })
    await send(vera.path, { token: vera.token })
    const { items } = (await call('GET', '/api/v2/chat/list', { token: vera.token })).body
    expect(items[0].logo).toMatch(/^\/api\/v1\/img\/b2c\/400\/400\/resize\/\S+$/)
    const { body } = await call('GET', '/v1/cabinet/chats', { token: owner })
    expect(body.items[0].logo).toBeNull()
  })
  it('re-encodes photos and shows them to both sides of the thread only', async () => {
    const vera = await customer()
    const sent = await send(vera.path, { token: vera.token, text: 'Такой сыр?', photos: [picture, picture] })
    expect(sent).toMatchObject({ status: 201, body: { text: 'Такой сыр?', status: 'sent', clientType: 'customer' } })
    expect(sent.body.photoIds).toHaveLength(2)
    const of = (path: string, photoId = sent.body.photoIds[0]) => `${path}/${sent.body.messageId}/photos/${photoId}`
    const seen = await call('GET', of(vera.path), { token: vera.token })
    expect(seen).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } })
    expect(seen.headers['cache-control']).toMatch(/^private/)
    expect((await call('GET', of(desk(vera.chatId)), { token: owner })).status).toBe(200)

    expect((await call('GET', of(vera.path))).status).toBe(401)
    expect((await call('GET', of(vera.path), { token: stranger.token })).status).toBe(404)
    // another thread's path gives no access to the message
    expect((await call('GET', of(stranger.path), { token: stranger.token })).status).toBe(404)
    expect((await call('GET', of(vera.path, randomUUID()), { token: vera.token })).status).toBe(404)
    expect((await call('GET', of(desk(vera.chatId)))).status).toBe(401)
    expect((await call('GET', of(desk(vera.chatId)), { token: neighbour })).status).toBe(404)

    const reply = await send(desk(vera.chatId), { token: owner })
    expect(reply.body).toMatchObject({ text: '', clientType: 'seller', status: 'sent' })
    const history = await call('GET', `/api/v2/chat/message/${vera.chatId}`, { token: vera.token })
    expect(history.body.items.map((one: { photoIds: string[] }) => one.photoIds.length)).toEqual([2, 1])
  })

  it('accepts only images, and only from the two sides of the thread', async () => {
    const vera = await customer()
    expect((await send(vera.path, {})).status).toBe(401)
    expect((await send(vera.path, { token: stranger.token })).status).toBe(404)
    expect((await send(desk(vera.chatId), {})).status).toBe(401)
    expect((await send(desk(vera.chatId), { token: neighbour })).status).toBe(404)
    const refused = async (sent: Sent) => (await send(vera.path, { token: vera.token, ...sent })).body.code
    expect(await refused({ photos: [picture, Buffer.from('no picture')] })).toBe('PHOTO_UNREADABLE')
    expect(await refused({ photos: [] })).toBe('PHOTO_REQUIRED')
    expect((await send(vera.path, { token: vera.token, photos: Array(5).fill(picture) })).status).toBe(400)
    await call('POST', `/v1/cabinet/chats/${vera.chatId}/block`, { token: owner, body: { isBlocked: true } })
    expect(await refused({})).toBe('CHAT_CLOSED')
    expect(await kept(vera.chatId)).toEqual([])
  })

  it('stores a message with photos once when it is sent twice, also concurrently', async () => {
    const vera = await customer()
    const once = { token: vera.token, text: 'once', clientMessageId: randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => send(vera.path, once)))
    expect(new Set(answers.map(({ body }) => body.messageId)).size).toBe(1)
    expect(await kept(vera.chatId)).toHaveLength(1)
  })

  it('deletes photos with their message and with the customer', async () => {
    const vera = await customer()
    const { body } = await send(vera.path, { token: vera.token })
    const photo = () => call('GET', `${vera.path}/${body.messageId}/photos/${body.photoIds[0]}`, { token: vera.token })
    expect((await photo()).status).toBe(200)
    const removed = await call('DELETE', `${vera.path}/${body.messageId}`, { token: vera.token })
    expect(removed.body).toMatchObject({ status: 'deleted', text: '', photoIds: [] })
    expect((await photo()).status).toBe(404)
    expect(await kept(vera.chatId)).toEqual([])
  })

  it('limits photos per hour, counting deleted ones', async () => {
    const vera = await customer()
    await direct.query(
      `insert into chat_message (thread_id, client_message_id, sender, text, has_photos, status, created_at)
       select $1, gen_random_uuid(), 'customer', '', true, 'deleted', shop_now() - interval '1 minute'
         from generate_series(2, $2::int)`,
      [vera.chatId, MAX_PHOTO_MESSAGES_AN_HOUR],
    )
    expect((await send(vera.path, { token: vera.token })).status).toBe(201)
    expect((await send(vera.path, { token: vera.token })).body.code).toBe('TOO_MANY_REQUESTS')
  })
})
