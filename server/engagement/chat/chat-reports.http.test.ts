import { UNDO_SECONDS } from '@okolitsa/domain/moderation/moderation.ts'
import { expect, it } from 'vitest'
import { FARM, openReviewsShop } from '../reviews/reviews-shop.data.ts'

const shop = await openReviewsShop('7916572')
const { call, sql } = shop
const marta = await shop.moderator()
const olga = await shop.enter('olga')
const vera = await shop.customer('Вера')

/** A chat of Vera with the farm; her messages are odd. */
async function talk(texts: readonly string[]) {
  const { body } = await call('POST', '/api/v2/chat/list', { token: vera.token, body: { organizationId: FARM } })
  const rows = await sql<{ id: number }>(
    `insert into chat_message (thread_id, client_message_id, sender, text, created_at)
     select $1, gen_random_uuid(), case place % 2 when 1 then 'customer' else 'seller' end, text, shop_now() + make_interval(secs => place)
       from unnest($2::text[]) with ordinality as said (text, place) order by place returning id`,
    [body.chatId, texts],
  )
  return { chatId: body.chatId as number, ids: rows.map(({ id }) => Number(id)) }
}
const { chatId, ids } = await talk(['раз', 'два', 'три', 'Переведите на карту', 'пять', 'шесть', 'семь', 'восемь'])
const [hers = 0, , third = 0, reported = 0] = ids
const fields = { reason: 'deceit', words: 'Мимо рынка' }
const report = (messageId: number, token = vera.token, body: object = fields) =>
  call('POST', `/api/v2/chat/list/${chatId}/messages/${messageId}/report`, { token, body })
const reportAtDesk = (messageId: number, token = olga) =>
  call('POST', `/v1/cabinet/chats/${chatId}/messages/${messageId}/report`, { token, body: fields })
const waiting = async () =>
  (await call('GET', '/v1/office/moderation?kind=chat', { headers: marta })).body.items as { id: string }[]
const readTalk = (id: number, headers = marta) => call('GET', `/v1/office/chat-messages/${id}/talk`, { headers })
const decide = (id: number, declinedBecause: string | null) =>
  call('POST', `/v1/office/moderation/chat/${id}/decision`, { headers: marta, body: { declinedBecause } })
const textsOf = async () =>
  (await call('GET', `/api/v2/chat/message/${chatId}`, { token: vera.token })).body.items as {
    messageId: number
    text: string
    hiddenBecause: string | null
  }[]

it('brings a message of the other side to the office, which reads no others', async () => {
  expect((await readTalk(reported)).status).toBe(404)
  expect((await Promise.all([report(reported), report(reported)])).map(({ status }) => status)).toEqual([201, 201])
  expect(await waiting()).toMatchObject([
    {
      ...{ id: String(reported), text: 'Переведите на карту', isShown: true, reportsCount: 1 },
      author: { side: 'seller', id: FARM },
    },
  ])
  const { body } = await readTalk(reported)
  expect(body.items.map(({ text, side }: { text: string; side: string }) => `${side} ${text}`)).toEqual([
    'customer раз',
    'seller два',
    'customer три',
    'seller Переведите на карту',
    'customer пять',
    'seller шесть',
  ])
  expect((await readTalk(third)).status).toBe(404)
  const logged = await sql(`select entity, entity_id as "entityId" from audit_entry where action = 'readTalk'`)
  expect(logged).toEqual([{ entity: 'customer', entityId: String(vera.id) }])
  const looks = await call('GET', '/api/v1/user/data-looks', { token: vera.token })
  expect(looks.body.items).toMatchObject([
    { field: 'talk', reason: 'report', orderNumber: null, name: expect.any(String) },
  ])
})

it('refuses own messages, chats of others, wrong fields and other people of the office', async () => {
  const other = await shop.customer()
  expect((await report(hers)).status).toBe(404)
  expect((await report(reported, other.token)).status).toBe(404)
  expect((await report(2_000_000_000)).status).toBe(404)
  expect((await reportAtDesk(reported)).status).toBe(404)
  expect((await reportAtDesk(hers, await shop.enter('ivan'))).status).toBe(404)
  expect((await reportAtDesk(hers, await shop.enter('petr'))).status).toBe(403)
  expect((await call('POST', `/api/v2/chat/list/${chatId}/messages/${reported}/report`, { body: fields })).status).toBe(
    401,
  )
  const wrong = await report(reported, vera.token, { reason: 'bored', words: 'x'.repeat(501) })
  expect(Object.keys(wrong.body.errors)).toEqual(['reason', 'words'])
  expect((await readTalk(reported, {})).status).toBe(401)
  expect((await readTalk(reported, await shop.office('curator'))).status).toBe(403)
})

it('hides a message for both sides and notifies its author of the reason', async () => {
  await decide(reported, 'personalData')
  const hidden = () => textsOf().then((all) => all.find(({ messageId }) => messageId === reported))
  expect(await hidden()).toMatchObject({ text: '', hiddenBecause: 'personalData' })
  expect((await readTalk(reported)).status).toBe(404)
  await call('POST', `/v1/office/moderation/chat/${reported}/decision/undo`, { headers: marta })
  expect(await hidden()).toMatchObject({ text: 'Переведите на карту', hiddenBecause: null })
  // the shop's clock stands still in a test
  await shop.passSeconds(1)
  await decide(reported, 'personalData')
  // the seller reports the customer, too
  expect((await reportAtDesk(hers)).status).toBe(201)
  await decide(hers, 'insult')
  await shop.passSeconds(UNDO_SECONDS)
  await expect
    .poll(() =>
      sql(`select distinct payload ->> 'toSeller' as seller from outbox where topic = 'WritingHidden' order by 1`),
    )
    .toEqual([{ seller: 'false' }, { seller: 'true' }])
  await expect
    .poll(async () => JSON.stringify((await call('GET', '/api/v1/notifications', { token: vera.token })).body.items))
    .toMatch(/Рынок скрыл ваше сообщение.*оскорбления/)
})
