import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { CHEESE, openChangesShop } from '../../sales/orders/changes-shop.data.ts'
import { ANNA, BORIS, EGGS, FARM, OTHER_FARM } from '../../testing/two-farms.data.ts'

const shop = await openChangesShop()
const bearer = async (organizationId: number, name?: string) => ({
  headers: { authorization: `Bearer ${await shop.staff(organizationId, name)}` },
})
const olga = await bearer(FARM)
const ivan = await bearer(OTHER_FARM, 'Ivan')
const office = { headers: await shop.office() }
const inbox = async (query = '', as: object = olga) => (await shop.call('GET', `/v1/cabinet/inbox${query}`, as)).body
const counts = async () => (await shop.call('GET', '/v1/cabinet/inbox/counts', olga)).body
const seen = ({ items }: { items: { kind: string; id: number }[] }) => items.map(({ kind, id }) => `${kind} ${id}`)
const today = async () => (await shop.call('GET', '/v1/cabinet/today', olga)).body.unanswered

const photo = await sharp({ create: { width: 160, height: 120, channels: 3, background: '#a33' } })
  .jpeg()
  .toBuffer()
const BOUNDARY = 'inbox-boundary'
/** A form with one photo, as a browser sends it. */
function form(fields: Record<string, string | number>) {
  const part = (head: string, body: Buffer | string) =>
    Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`), Buffer.from(body), Buffer.from('\r\n')])
  return Buffer.concat([
    ...Object.entries(fields).map(([name, value]) =>
      part(`content-disposition: form-data; name="${name}"`, String(value)),
    ),
    part('content-disposition: form-data; name="files"; filename="1.jpg"\r\ncontent-type: image/jpeg', photo),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ])
}
const formHeaders = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
async function say(as: number, text: string, organizationId = FARM): Promise<{ chatId: number; messageId: number }> {
  const { body: chat } = await shop.call('POST', '/api/v2/chat/list', { as, body: { organizationId } })
  const { body } = await shop.call('POST', `/api/v2/chat/list/${chat.chatId}/messages`, {
    as,
    headers: formHeaders,
    body: form({ clientMessageId: randomUUID(), text }),
  })
  shop.passMinutes(1)
  return { chatId: chat.chatId, messageId: body.messageId }
}
const answerChat = (chatId: number, text: string) =>
  shop.call('POST', `/v1/cabinet/chats/${chatId}/messages`, {
    headers: { ...formHeaders, ...olga.headers },
    body: form({ clientMessageId: randomUUID(), text }),
  })
async function ask(as: number, question: string, path = `products/${CHEESE}`): Promise<number> {
  const { body } = await shop.call('POST', `/api/v1/${path}/question`, { as, body: { question } })
  shop.passMinutes(1)
  return body.questionId
}
/** Inserts a review directly; the received order and the moderation have separate tests. */
async function review(description: string, fields: { isAnonymous?: boolean } = {}): Promise<number> {
  const [row] = await shop.sql<{ id: number }>(
    `insert into review (organization_id, product_id, about, author_name, is_anonymous, rating, description, state, created_at,
       changed_at) values ($1, $2, 'product', 'Мария К.', $3, 5, $4, 'published', $5, $5) returning id`,
    [FARM, CHEESE, fields.isAnonymous ?? false, description, shop.now()],
  )
  shop.passMinutes(1)
  return row?.id ?? 0
}

it('lists pending items, the longest waiting first, and counts the same number in «Today»', async () => {
  expect(await inbox()).toEqual({ items: [], counts: { claim: 0, question: 0, chat: 0, review: 0 }, next: null })
  const received = await shop.received({ lines: { [CHEESE]: 2, [EGGS]: 6 } })
  const question = await ask(BORIS, 'Сколько хранится?')
  const { chatId } = await say(ANNA, 'Можно порезать?')
  await say(ANNA, 'По 150 г')
  const opinion = await review('Как у бабушки')
  const claim = { lineId: await shop.lineOf(received, CHEESE), spoiltPercent: 100, comment: 'Разбилась' }
  const claimed = await shop.call('POST', `/api/v1/orders/${received}/claims`, {
    as: ANNA,
    headers: formHeaders,
    body: form(claim),
  })
  expect(claimed.body).toMatchObject({ state: 'waiting' })
  // a message to another farm
  await say(ANNA, 'Здравствуйте', OTHER_FARM)

  const all = await inbox()
  expect(seen(all)).toEqual([`question ${question}`, `chat ${chatId}`, `review ${opinion}`, `claim ${received}`])
  expect(all.counts).toEqual({ claim: 1, question: 1, chat: 1, review: 1 })
  expect(await counts()).toEqual(all.counts)
  expect(await today()).toEqual({ questions: 1, reviews: 1, chats: 1 })
  expect(all.items).toMatchObject([
    { product: { id: CHEESE }, text: 'Сколько хранится?', answerBefore: null },
    // the last message, the start of the wait, the last order
    { text: 'По 150 г', orderId: received, product: null },
    { name: 'Мария К.', rating: 5, orderId: null },
    { text: 'Разбилась', orderId: received, answerBefore: expect.any(String) },
  ])
  expect(seen(await inbox('?kind=review'))).toEqual([`review ${opinion}`])
  expect(seen(await inbox('?state=answered'))).toEqual([])

  await shop.call('POST', `/v1/cabinet/questions/${question}/answer`, { ...olga, body: { answer: 'Неделю' } })
  shop.passMinutes(1)
  await shop.call('POST', `/v1/cabinet/reviews/${opinion}/answer`, { ...olga, body: { answer: 'Спасибо!' } })
  shop.passMinutes(1)
  expect((await answerChat(chatId, 'Порежем')).status).toBe(201)
  expect(seen(await inbox())).toEqual([`claim ${received}`])
  expect(await today()).toEqual({ questions: 0, reviews: 0, chats: 0 })
  const answered = await inbox('?state=answered')
  expect(seen(answered)).toEqual([`chat ${chatId}`, `review ${opinion}`, `question ${question}`])
  expect(answered.items[0]).toMatchObject({ text: 'Порежем' })
  expect((await shop.call('GET', `/v1/cabinet/inbox/question/${question}`, olga)).body).toMatchObject({
    answer: 'Неделю',
  })
})

it('keeps a chat pending until it is answered, settled, or its message is deleted', async () => {
  const { chatId, messageId } = await say(BORIS, 'Спасибо')
  const waits = async () => seen(await inbox('?kind=chat')).includes(`chat ${chatId}`)
  expect(await waits()).toBe(true)
  expect((await shop.call('POST', `/v1/cabinet/chats/${chatId}/settle`, ivan)).status).toBe(404)
  expect(await waits()).toBe(true)
  expect((await shop.call('POST', `/v1/cabinet/chats/${chatId}/settle`, olga)).body).toMatchObject({ isWaiting: false })
  expect(await waits()).toBe(false)
  const next = await say(BORIS, 'Ещё вопрос')
  expect((await shop.call('GET', `/v1/cabinet/chats/${chatId}`, olga)).body).toMatchObject({ isWaiting: true })
  const remove = (id: number) => shop.call('DELETE', `/api/v2/chat/list/${chatId}/messages/${id}`, { as: BORIS })
  // an earlier settled message is ignored
  await remove(messageId)
  expect(await waits()).toBe(true)
  await remove(next.messageId)
  expect(await waits()).toBe(false)
  await say(BORIS, 'И ещё')
  await shop.call('POST', `/v1/cabinet/chats/${chatId}/block`, { ...olga, body: { isBlocked: true } })
  expect(await waits()).toBe(false)
  expect((await shop.call('GET', `/v1/cabinet/chats/${chatId}`, ivan)).status).toBe(404)
})

it('pages a long list without a gap or a repeat, also when items are answered in the meantime', async () => {
  const ids: number[] = []
  for (let index = 0; index < 40; index++) ids.push(await review(`Отзыв ${index}`))
  // equal timestamps are ordered by id
  await shop.sql('update review set created_at = (select created_at from review where id = $1) where id = $2', [
    ids[29],
    ids[30],
  ])
  const first = await inbox('?kind=review')
  expect(first.items).toHaveLength(30)
  await shop.call('POST', `/v1/cabinet/reviews/${first.items.at(-1).id}/answer`, {
    ...olga,
    body: { answer: 'Спасибо' },
  })
  const second = await inbox(`?kind=review&after=${first.next}`)
  expect(second.next).toBeNull()
  const found = [...first.items, ...second.items].map(({ id }: { id: number }) => id)
  expect(found.filter((id) => ids.includes(id))).toEqual(ids)
  await shop.sql(`update review set answer = 'Да', answered_by = 'Ольга', answered_at = $2 where id = any($1)`, [
    ids,
    shop.now(),
  ])
  const latest = await inbox('?kind=review&state=answered')
  const rest = await inbox(`?kind=review&state=answered&after=${latest.next}`)
  const all = [...latest.items, ...rest.items].map(({ id }: { id: number }) => id)
  expect(new Set(all).size).toBe(all.length)
  expect(all).toEqual(expect.arrayContaining(ids))
})

it("hides anonymous authors, answers 404 for another seller's items, and refuses an unknown filter", async () => {
  const hidden = await review('Не называйте', { isAnonymous: true })
  const one = (await shop.call('GET', `/v1/cabinet/inbox/review/${hidden}`, olga)).body
  expect(one).toMatchObject({ name: null, orderId: null, text: 'Не называйте' })
  const answers = await Promise.all([
    shop.call('GET', '/v1/cabinet/inbox'),
    shop.call('GET', '/v1/cabinet/inbox', { as: ANNA }),
    shop.call('GET', `/v1/cabinet/inbox?organizationId=${FARM}`, ivan),
    shop.call('GET', `/v1/cabinet/inbox/review/${hidden}`, ivan),
    shop.call('GET', '/v1/cabinet/inbox/claim/1', olga),
    shop.call('GET', '/v1/cabinet/inbox', office),
    shop.call('GET', `/v1/cabinet/inbox?organizationId=${FARM}`, office),
    shop.call('GET', '/v1/cabinet/inbox?kind=letter', olga),
    shop.call('GET', '/v1/cabinet/inbox?after=x', olga),
    shop.call('GET', '/v1/cabinet/inbox?after=99999999999999999.review.9999999999', olga),
  ])
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 404, 404, 404, 401, 401, 400, 400, 200])
  expect(seen(await inbox('', ivan)).filter((thing) => !thing.startsWith('chat'))).toEqual([])
})

it("adds, changes and deletes a seller's own reply templates, thirty at most, also concurrently", async () => {
  const path = `/v1/cabinet/farmers/${FARM}/ready-replies`
  const add = (body: object, as: object = olga) => shop.call('POST', path, { ...as, body })
  const words = { title: 'Спасибо', text: 'Спасибо, {имя}!' }
  const { body: reply, status } = await add(words)
  expect([status, reply]).toEqual([201, { id: expect.any(Number), ...words }])
  const one = `${path}/${reply.id}`
  expect((await shop.call('PATCH', one, { ...olga, body: { ...words, text: 'Рады' } })).body.text).toBe('Рады')
  const other = `/v1/cabinet/farmers/${OTHER_FARM}/ready-replies/${reply.id}`
  const refused = await Promise.all([
    shop.call('GET', path, ivan),
    add(words, ivan),
    shop.call('PATCH', one, { ...ivan, body: words }),
    shop.call('DELETE', other, ivan),
    shop.call('DELETE', other, olga),
    shop.call('GET', path),
    add({ title: ' ', text: 'x' }),
    add({ title: 'x', text: 'x'.repeat(1_001) }),
    add({ title: 'x\0', text: 'x' }),
  ])
  expect(refused.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404, 401, 400, 400, 400])
  expect(refused[6]?.body.errors).toEqual({ title: expect.stringMatching(/[а-я]/) })
  const many = await Promise.all(Array.from({ length: 31 }, (_, index) => add({ title: `${index}`, text: 'Да' })))
  expect(many.filter((answer) => answer.status === 201)).toHaveLength(29)
  expect(many.find((answer) => answer.status !== 201)).toMatchObject({
    status: 400,
    body: { code: 'TOO_MANY_READY_REPLIES' },
  })
  expect((await shop.call('DELETE', one, olga)).body.items).toHaveLength(29)
  expect((await shop.call('DELETE', one, olga)).status).toBe(404)
})
