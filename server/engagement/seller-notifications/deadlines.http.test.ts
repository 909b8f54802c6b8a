import { formatOrderNumber } from '@okolitsa/strings/ru/format.ts'
import { expect, it } from 'vitest'
import { ANNA, openTourShop } from '../../sales/bookings/tour-shop.data.ts'
import { BORIS, openDinnerShop, PLACE } from '../../testing/dinners.data.ts'

const called: string[] = []
const telephony = {
  announce: async ({ phone }: { phone: string }) => {
    called.push(phone)
  },
  connect: async () => undefined,
  readWebhook: () => 'unreadable' as const,
}
const PHONE = '79031110202'
const kitchen = await openDinnerShop({ adapters: { telephony } })
const cook = await kitchen.staff(PLACE)
await kitchen.sql('update staff_account set phone = $1', [PHONE])
const tours = await openTourShop()
await tours.sql('update staff_account set phone = $1 where id = (select min(id) from staff_account)', [PHONE])
const as = (token: string, body?: unknown) => ({
  headers: { authorization: `Bearer ${token}` },
  ...(body !== undefined && { body }),
})
const smsOf = ({ sent }: { sent: { phone: string; text: string }[] }) =>
  sent.filter(({ phone }) => phone === PHONE).map(({ text }) => text)
/** Advances the clock minute by minute and runs the periodic job. */
async function pass(world: Pick<typeof kitchen, 'passMinutes' | 'runPeriodic'>, minutes: number) {
  for (let minute = 0; minute < minutes; minute += 1) {
    world.passMinutes(1)
    await world.runPeriodic('tell-sellers')
  }
}

it('sends a kitchen an SMS, then a call at half of its time and one before the order is cancelled', async () => {
  const orderId = await kitchen.dinner()
  await kitchen.runOutbox()
  const text = `Новый заказ ${formatOrderNumber(orderId)}. Примите, пока не\u00A0отменился. Околица: http://shop.test/cabinet/kitchen`
  expect(smsOf(kitchen)).toEqual([text])
  await pass(kitchen, 4)
  expect(called).toEqual([])
  await pass(kitchen, 1)
  expect(called).toEqual([PHONE])
  // opening an order is no answer, so the last call is made, too
  await kitchen.call('GET', `/v1/cabinet/orders/${orderId}`, as(cook))
  await pass(kitchen, 3)
  expect([smsOf(kitchen).length, called.length]).toEqual([2, 2])
  expect(await kitchen.sql('select state from shop_order where id = $1', [orderId])).toEqual([{ state: 'formed' }])
})

it('sends no further notifications to a kitchen that has answered', async () => {
  kitchen.sent.length = called.length = 0
  const orderId = await kitchen.dinner(BORIS)
  await kitchen.runOutbox()
  const { status } = await kitchen.call(
    'POST',
    `/v1/cabinet/kitchen/orders/${orderId}/accept`,
    as(await kitchen.staff(PLACE, 'Nina'), { minutes: 20 }),
  )
  expect(status).toBe(200)
  const sentBefore = smsOf(kitchen).length
  await pass(kitchen, 9)
  expect(smsOf(kitchen)).toHaveLength(sentBefore)
  expect(
    await kitchen.sql('select 1 from seller_matter where subject_id = $1 and ended_at is null', [orderId]),
  ).toEqual([])
})

it('notifies an organizer of a paid booking, and again before its cancellation although it was opened', async () => {
  const tour = await tours.tour('night', 10)
  const { body } = await tours.book(ANNA, tour, ['adult'])
  await tours.runOutbox()
  expect(smsOf(tours)).toEqual([])
  await tours.pay(body.orderId)
  const text = `Новая бронь ${formatOrderNumber(body.orderId)}. Подтвердите её. Околица: http://shop.test/cabinet/orders/${body.orderId}`
  expect(smsOf(tours)).toEqual([text])
  await tours.desk('GET', `orders/${body.orderId}`)
  // the quiet hours are over, and three hours are left
  tours.passMinutes(21 * 60)
  await tours.runPeriodic('tell-sellers')
  expect(smsOf(tours)).toEqual([text, text])
})
