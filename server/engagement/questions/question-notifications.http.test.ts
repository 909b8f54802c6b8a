import { randomBytes } from 'node:crypto'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { createWebPush } from '../../adapters/push/push-transport.ts'
import { ANNA, BORIS, CHEESE, FARM, HAM, OTHER_FARM, twoFarms } from '../../testing/two-farms.data.ts'
import { openPushService } from '../push/push-service.data.ts'
import { reviewAwaitsAnswer } from '../reviews/events.ts'
import { questionAnswered, questionAsked } from './events.ts'

const service = await openPushService()
afterAll(service.close)
const push = createWebPush({
  privateKey: randomBytes(32).toString('hex'),
  services: [service.origin],
})
const world = await twoFarms({ adapters: { push } })
const staff = async (organizationId: number) => {
  const headers = { authorization: `Bearer ${await world.staff(organizationId)}` }
  const device = service.browser()
  const { status } = await world.call('POST', '/v1/cabinet/push/subscriptions', { headers, body: device })
  return { headers, endpoint: device.endpoint, status }
}
const olga = await staff(FARM)
const ivan = await staff(OTHER_FARM)
beforeEach(() => {
  service.received.length = 0
})

const ask = (path: string) =>
  world.call('POST', path, { as: ANNA, body: { question: 'Чем кормите коз?', isAnonymous: true } })
const answer = (id: number) =>
  world.call('POST', `/v1/cabinet/questions/${id}/answer`, { headers: olga.headers, body: { answer: 'Сеном' } })
const notificationsOf = async (as: number) => (await world.call('GET', '/api/v1/notifications', { as })).body.items

it('notifies the seller of a question without its text, and the customer of the answer once', async () => {
  expect([olga.status, ivan.status]).toEqual([200, 200])
  const { body } = await ask(`/api/v1/products/${CHEESE}/question`)
  await world.runOutbox()
  expect(service.received).toMatchObject([
    { endpoint: olga.endpoint, note: { title: 'Новый вопрос', url: `/cabinet/inbox/question/${body.questionId}` } },
  ])
  expect(JSON.stringify(service.received)).not.toContain('коз')

  await answer(body.questionId)
  await answer(body.questionId)
  await world.runOutbox()
  const notification = {
    title: 'На\u00A0ваш вопрос ответили',
    path: `/category/food/product-${CHEESE}#questions`,
  }
  expect(await notificationsOf(ANNA)).toMatchObject([notification])
  expect(await notificationsOf(BORIS)).toEqual([])
  // a repeated event sends no message
  const again = { questionId: body.questionId, customerId: ANNA, organizationId: FARM, productTitle: null }
  await world.publish(questionAnswered({ ...again, sellerTitle: 'Farm', path: '/' }))
  expect(await notificationsOf(ANNA)).toHaveLength(1)
})

it("links the notification of an answer about the farm to the farm's questions", async () => {
  const { body } = await ask(`/api/v1/farmers/${FARM}/question`)
  await answer(body.questionId)
  await world.runOutbox()
  expect((await notificationsOf(ANNA))[0]).toMatchObject({ path: `/farmers/${FARM}/questions` })
})

it('notifies the seller of a published review, and ignores an unsubscribed device', async () => {
  // published by a moderator
  const [review] = await world.sql<{ id: number }>(
    `insert into review (organization_id, about, product_id, customer_id, rating, description, state, created_at, changed_at)
     values ($1, 'product', $2, $3, 5, 'Вкусно', 'published', shop_now(), shop_now()) returning id`,
    [OTHER_FARM, HAM, ANNA],
  )
  await world.publish(reviewAwaitsAnswer({ reviewId: review?.id ?? 0, organizationId: OTHER_FARM }))
  expect(service.received).toMatchObject([
    { endpoint: ivan.endpoint, note: { title: 'Новый отзыв', url: `/cabinet/inbox/review/${review?.id}` } },
  ])
  await world.sql('delete from push_subscription')
  await world.publish(questionAsked({ questionId: 1, organizationId: FARM }))
  expect(service.received).toHaveLength(1)
})
