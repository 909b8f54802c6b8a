import { beforeAll, expect, it } from 'vitest'
import { sellerOf } from '../../testing/goods.data.ts'
import { AUTHOR } from '../../testing/supply.data.ts'
import { openWorld } from '../../testing/world.data.ts'

const world = await openWorld()
const { call } = world
const PATH = '/v1/office/plans'
const editor = await world.office({ roles: ['editor'] })
const START = 'Start2024Year1'
const ANNA = 51

const office = (method: 'GET' | 'POST', path = '', body?: object, headers = editor) =>
  call(method, PATH + path, { headers, ...(body && { body }) })
const terms = (more: object = {}) => ({
  family: 'start',
  price: 1_490,
  termMonths: 12,
  freeDeliveries: 3,
  services: [],
  replaces: null,
  ...more,
})
const onSale = async () =>
  (await call('GET', '/api/v2/subscription/plans')).body.plans.map(({ code }: { code: string }) => code)

beforeAll(async () => {
  await world.customers({ id: ANNA })
  await world.write((tx, { subscription }) =>
    subscription.startSubscription(tx, AUTHOR, { customerId: ANNA, planCode: START, at: world.now() }),
  )
})

it('lists plans for editors and owners only, and says when nobody can buy one', async () => {
  expect((await call('GET', PATH)).status).toBe(401)
  const moderator = await world.office({ roles: ['moderator'] })
  expect((await office('GET', '', undefined, moderator)).status).toBe(403)
  expect((await office('POST', '', terms(), moderator)).status).toBe(403)
  expect((await office('POST', '/Nothing2030/archive')).status).toBe(404)
  const { body } = await office('GET')
  expect(body.isSold).toBe(false)
  expect(body.items.find(({ code }: { code: string }) => code === START)).toMatchObject({ price: 990, running: 1 })
})

it('sells new terms in place of the former ones, which running memberships keep; one of two editors does', async () => {
  await world.write((tx, { plans }) =>
    plans.openShop(tx, AUTHOR, {
      ...sellerOf({ id: 900, paymentMethods: ['sbp'], rates: [] }),
      profile: { ...sellerOf({ id: 900 }).profile, slug: 'rynok', title: 'Рынок', taxSystem: 'osn' },
    }),
  )
  expect(await onSale()).toContain(START)
  const both = await Promise.all([
    office('POST', '', terms({ replaces: START })),
    office('POST', '', terms({ replaces: START, price: 1_990 })),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400])
  const made = both
    .find(({ status }) => status === 201)
    ?.body.items.find(
      ({ family, isOffered }: { family: string; isOffered: boolean }) => family === 'start' && isOffered,
    )
  expect(made).toMatchObject({ termMonths: 12, freeDeliveries: 3, running: 0 })
  expect(await onSale()).toContain(made.code)
  expect(await onSale()).not.toContain(START)
  // the membership that runs has its price and its deliveries
  const own = (await call('GET', '/api/v2/subscription/orders', { as: ANNA })).body
  expect(own.running).toMatchObject({ plan: START })
  expect((await office('GET')).body.items.find(({ code }: { code: string }) => code === START)).toMatchObject({
    price: 990,
    freeDeliveries: 2,
    isOffered: false,
    running: 1,
  })
  expect((await office('POST', `/${made.code}/archive`)).status).toBe(200)
  expect((await office('POST', `/${START}/restore`)).status).toBe(200)
  expect(await onSale()).toContain(START)
  const wrong = await office('POST', '', terms({ price: 0, termMonths: 40, services: ['radio'] }))
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['price', 'termMonths', 'services.0']])
})
