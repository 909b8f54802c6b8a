import { SMOTRESHKA_EMULATOR_KEY } from '@okolitsa/emulators/smotreshka/credentials.ts'
import { smotreshkaEmulator } from '@okolitsa/emulators/smotreshka/smotreshka-emulator.ts'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSmotreshka } from '../../adapters/cinema/smotreshka.ts'
import { AUTHOR } from '../../testing/supply.data.ts'
import { ANNA, BORIS, twoFarms } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { byCourier, cartOfEggs } from '../loyalty/loyalty-shop.data.ts'

const partner = fastify({ forceCloseConnections: true })
await partner.register(smotreshkaEmulator)
const partnerUrl = `${await partner.listen({ port: 0, host: '127.0.0.1' })}/smotreshka`
afterAll(() => partner.close())
const shop = await twoFarms({
  adapters: { cinema: createSmotreshka({ baseUrl: partnerUrl, apiKey: SMOTRESHKA_EMULATOR_KEY }) },
})
beforeAll(async () => {
  await shop.sql('update organization set work_with_subscriptions = true')
  await start(ANNA, 'Advanced2024Year1')
})

const start = (customerId: number, planCode: string) =>
  shop.write((tx, { subscription }) =>
    subscription.startSubscription(tx, AUTHOR, { customerId, planCode, at: shop.now() }),
  )
const read = async (as: number) => (await shop.call('GET', '/api/v2/subscription', { as })).body
const cinemaOf = async (as: number) => (await read(as)).services[0]
const choose = (as: number, cinema: string) =>
  shop.call('PATCH', '/api/v2/subscription/change-cinema', { as, body: { cinema } })
const turn = (as: number, status: string) =>
  shop.call('PATCH', `/api/v2/subscription/smotreshka/${status}`, { as, body: {} })
const accounts = async () => Object.values((await partner.inject('/smotreshka/accounts')).json())
const passDays = (days: number) => shop.passMinutes(days * 24 * 60)
const order = async (as: number) => {
  const { body, text } = await shop.checkout(as, byCourier(await cartOfEggs(shop, as), { useFreeDelivery: true }))
  if (!body?.orders) throw new Error(text)
  return body.orders[0].orderId as number
}
const cancel = (as: number, orderId: number) => shop.call('PATCH', `/api/v1/orders/${orderId}/cancel`, { as, body: {} })

it('displays the plan, or an empty answer without one, and requires sign-in', async () => {
  expect(await read(ANNA)).toMatchObject({
    plan: 'Advanced2024Year1',
    subscriptionPlan: 'advanced',
    hasSubscriptionOffer: true,
    personalData: { subscriptionVersion: 2 },
    state: 'active',
    freeDeliveries: { left: 4, perMonth: 4 },
    services: [{ code: 'smotreshka', position: 1, status: 'inactive', cinemas: [], cinemasDatetime: null }],
  })
  expect(await read(BORIS)).toMatchObject({ plan: null, hasSubscriptionOffer: false, state: 'none', services: [] })
  const user = (await shop.call('GET', '/api/v1/user', { as: ANNA })).body
  expect(user).toMatchObject({ freeDeliveryCountBySubscription: 4, hasSubscriptionOffer: true })
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['PATCH', '/smotreshka/active', {}],
    ['PATCH', '/change-cinema', { cinema: 'viju' }],
  ] as const) {
    expect((await shop.call(method, `/api/v2/subscription${path}`, { body })).status).toBe(401)
  }
  expect((await turn(BORIS, 'active')).status).toBe(404)
  expect((await choose(BORIS, 'viju')).status).toBe(404)
  expect((await turn(ANNA, 'sideways')).status).toBe(404)
  expect((await choose(ANNA, 'odeon')).body.errors).toEqual({ cinema: 'Некорректное значение' })
})

it('expires unused deliveries with their month, and returns a cancelled one up to a month later', async () => {
  await start(2001, 'Start2024Year1')
  const [first, second] = [await order(2001), await order(2001)]
  expect(await read(2001)).toMatchObject({ state: 'offered', freeDeliveries: { left: 0 } })
  passDays(31)
  await shop.runPeriodic('turn-subscription-months')
  expect((await read(2001)).freeDeliveries).toMatchObject({ left: 2 })
  await Promise.all([cancel(2001, first), cancel(2001, first)])
  expect((await read(2001)).freeDeliveries).toMatchObject({ left: 3 })
  passDays(31)
  await shop.runPeriodic('turn-subscription-months')
  expect((await read(2001)).freeDeliveries).toMatchObject({ left: 2 })
  await cancel(2001, second)
  expect((await read(2001)).freeDeliveries).toMatchObject({ left: 2 })
  expect(await integrityProblemsOf(shop)).toEqual([])
})

it('keeps the chosen cinema for a month, and refuses another choice with its date', async () => {
  expect((await turn(ANNA, 'active')).body.code).toBe('CINEMA_NOT_CHOSEN')
  const chosen = await choose(ANNA, 'viju')
  expect(chosen.body.services).toMatchObject([{ status: 'activating', cinemas: ['viju'] }])
  await shop.runOutbox()
  expect(await cinemaOf(ANNA)).toMatchObject({ status: 'active' })
  expect(await accounts()).toEqual([['viju']])
  const again = await choose(ANNA, 'start')
  expect([again.status, again.body.code]).toEqual([400, 'CINEMA_CHANGED_RECENTLY'])
  expect(again.body.facts ?? again.body).toMatchObject({ from: (await cinemaOf(ANNA)).cinemasChangeFrom })
  expect((await choose(ANNA, 'viju')).status).toBe(200)
  passDays(32)
  expect((await choose(ANNA, 'start')).status).toBe(200)
  await shop.runOutbox()
  expect(await accounts()).toEqual([['start']])
})

it('retries an unresponsive partner with the newest state, once', async () => {
  await partner.inject({ method: 'POST', url: '/smotreshka/control', payload: { down: true } })
  await turn(ANNA, 'inactive')
  await shop.runOutbox().catch(() => {})
  expect(await cinemaOf(ANNA)).toMatchObject({ status: 'deactivating' })
  await partner.inject({ method: 'POST', url: '/smotreshka/control', payload: { down: false } })
  await turn(ANNA, 'active')
  await turn(ANNA, 'inactive')
  await shop.runOutbox()
  expect(await cinemaOf(ANNA)).toMatchObject({ status: 'inactive' })
  expect(await accounts()).toEqual([[]])
})

it('refuses a second subscription, and ends it together with its cinema', async () => {
  expect(await start(ANNA, 'Start2024Year1')).toBe(false)
  await start(2002, 'Advanced2024Year1')
  await choose(2002, 'premier')
  await shop.runOutbox()
  passDays(360)
  for (let day = 0; day < 2; day += 1) {
    await shop.runPeriodic('warn-of-subscription-end')
    await shop.runOutbox()
  }
  const { items } = (await shop.call('GET', '/api/v1/notifications', { as: 2002 })).body
  expect(items.map(({ title }: { title: string }) => title)).toEqual([expect.stringMatching(/^Подписка закончится /)])
  passDays(6)
  await shop.runPeriodic('turn-subscription-months')
  await shop.runOutbox()
  expect(await read(2002)).toMatchObject({ plan: null, state: 'none' })
  expect((await accounts()).flat()).not.toContain('premier')
  expect(await start(2002, 'Start2024Year1')).toBe(true)
  await expect(start(2003, 'Nothing2024')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
