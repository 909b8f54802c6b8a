import { describe, expect, it } from 'vitest'
import { ANNA, BORIS, OTHER_PLACE, openDinnerShop, PIE, PLACE, SOUP } from '../../testing/dinners.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { giveBonuses } from '../loyalty/loyalty-shop.data.ts'

const shop = await openDinnerShop()
const COOK = await shop.staff(PLACE, 'Olga')
const NEIGHBOUR = await shop.staff(OTHER_PLACE, 'Ivan')

const desk = (method: 'GET' | 'POST', path: string, staff: string | null, body?: object) =>
  shop.call(method, `/v1/cabinet/kitchen${path}`, {
    ...(staff && { headers: { authorization: `Bearer ${staff}` } }),
    ...(body && { body }),
  })
const say = (id: number, what: string, body: object = {}, staff: string | null = COOK) =>
  desk('POST', `/orders/${id}/${what}`, staff, body)
const pageOf = async (id: number, as = ANNA) =>
  (await shop.call('GET', `/api/v1/orders/restaurants/${id}`, { as })).body
const cancel = (id: number, as = ANNA) => shop.call('PATCH', `/api/v1/orders/restaurants/${id}/cancel`, { as })
const idsOf = async (staff = COOK) =>
  (await desk('GET', '', staff)).body.items.map(({ id }: { id: number }) => id) as number[]
const minutesFromNow = (moment: string) => (new Date(moment).getTime() - shop.now().getTime()) / 60_000
const notificationsOf = async (id: number) =>
  (await shop.sql<{ kind: string }>('select kind from notification where order_id = $1 order by id', [id])).map(
    ({ kind }) => kind,
  )

describe('a kitchen', () => {
  it('accepts an order with its own minutes, extends them, and hands over; the customer is notified', async () => {
    const id = await shop.dinner()
    const [order] = (await desk('GET', '', COOK)).body.items
    expect(order).toMatchObject({ id, state: 'formed', toTake: 879, total: 879, dinner: { isAsap: true } })
    expect(order.lines).toMatchObject([{ quantity: 1, options: [{ title: 'Big' }, { title: 'Cream', count: 1 }] }])

    const accepted = await say(id, 'accept', { minutes: 40 })
    expect(accepted.body).toMatchObject({ state: 'isAssembling', dinner: { acceptBefore: null } })
    expect(minutesFromNow(accepted.body.dinner.promisedFrom)).toBe(50)
    const late = await say(id, 'delay', { minutes: 15 })
    expect(minutesFromNow(late.body.dinner.promisedFrom)).toBe(65)
    expect((await say(id, 'ready')).body).toMatchObject({
      state: 'isAssembling',
      dinner: { readyAt: expect.any(String) },
    })
    expect((await say(id, 'send')).body.state).toBe('onTheRoad')
    expect((await say(id, 'hand-over')).body.state).toBe('received')
    expect(await idsOf()).toEqual([])
    await shop.runOutbox()
    expect(await notificationsOf(id)).toEqual(['placed', 'assembling', 'dinnerDelayed', 'onTheRoad', 'received'])
    expect(await integrityProblemsOf(shop)).toEqual([])
  })
  it('accepts one review by the guest, together with its dishes', async () => {
    const id = await shop.dinner()
    const review = (as: number, body: object) =>
      shop.call('POST', '/api/v2/reviews', { as, body: { rating: 5, ...body } })
    const whole = { entityType: 'order', entityId: id }
    expect((await review(ANNA, whole)).body.facts).toEqual({ reason: 'notReceived' })
    await say(id, 'accept', { minutes: 20 })
    await say(id, 'ready')
    await say(id, 'send')
    await say(id, 'hand-over')
    const { body: may } = await shop.call('GET', `/api/v1/reviews/possibility/orders/${id}`, { as: ANNA })
    expect(may).toMatchObject({ isPossible: true, trade: 'restaurant', products: [{ productId: SOUP }] })
    expect((await review(BORIS, whole)).status).toBe(404)
    expect((await review(ANNA, whole)).status).toBe(201)
    expect((await review(ANNA, { entityType: 'product', entityId: SOUP })).status).toBe(201)
    expect((await review(ANNA, whole)).body.facts).toEqual({ reason: 'reviewed' })
    const { body } = await shop.call('GET', `/api/v3/reviews/farmer/${PLACE}?needTotals=true`)
    expect(body.totals.reviewsCount).toBe(1)
  })
  it('notifies a pickup customer when the dinner is ready', async () => {
    const [point] = await shop.sql<{ id: number }>('select id from trade_place where organization_id = $1', [PLACE])
    const id = await shop.dinner(ANNA, { methodCode: 'pickup', tradePlaceId: point?.id })
    // pickup does not wait for a courier
    expect(minutesFromNow((await pageOf(id)).dinner.promisedFrom)).toBe(20)
    await say(id, 'accept', { minutes: 20 })
    // the state machine does not allow the step
    expect((await say(id, 'send')).body.code).toBe('ORDER_STEP_FORBIDDEN')
    expect((await say(id, 'ready')).body).toMatchObject({ state: 'readyForIssuance', place: null })
    await shop.runOutbox()
    expect(await notificationsOf(id)).toContain('readyForIssuance')
    expect((await say(id, 'refuse', { reason: 'nobody came' })).body.state).toBe('canceled')
  })
  it('includes earlier orders in the waiting time of the list', async () => {
    const waitingOf = async () => {
      const { items } = (await shop.call('GET', '/api/v2/restaurants/list')).body
      return items.find(({ id }: { id: number }) => id === PLACE).time.fromMinutes as number
    }
    const alone = await waitingOf()
    const ids = await Promise.all([2007, 2008, 2009, 2010].map((as) => shop.dinner(as)))
    expect(await waitingOf()).toBe(alone)
    for (const id of ids) await say(id, 'accept', { minutes: 20 })
    // the list may be 15 seconds old; the first request refreshes it
    shop.passMinutes(1)
    await waitingOf()
    await expect.poll(waitingOf).toBe(alone + 5)
    for (const id of ids) await say(id, 'refuse', { reason: 'the day is over' })
  })
  it('refuses staff of other kitchens', async () => {
    const id = await shop.dinner()
    expect(await idsOf(NEIGHBOUR)).toEqual([])
    expect((await desk('GET', '', null)).status).toBe(401)
    for (const [what, body] of [
      ['accept', { minutes: 20 }],
      ['delay', { minutes: 20 }],
      ['refuse', { reason: 'no' }],
      ['ready', {}],
      ['send', {}],
      ['hand-over', {}],
    ] as const) {
      expect((await say(id, what, body, null)).status).toBe(401)
      expect((await say(id, what, body, NEIGHBOUR)).status).toBe(404)
    }
    expect(Object.keys((await say(id, 'accept', { minutes: 1 })).body.errors)).toEqual(['minutes'])
    expect(Object.keys((await say(id, 'refuse', { reason: '' })).body.errors)).toEqual(['reason'])
    await cancel(id)
  })
})

describe('an order at a kitchen', () => {
  it('lets the customer cancel before the acceptance, and only the kitchen afterwards', async () => {
    const id = await shop.dinner()
    expect((await pageOf(id)).may.cancel).toBe(true)
    const other = await shop.dinner(BORIS)
    await say(id, 'accept', { minutes: 20 })
    expect((await pageOf(id)).may).toMatchObject({ cancel: false, complete: false, edit: false })
    expect((await cancel(id)).body.code).toBe('DINNER_IS_COOKING')
    expect((await cancel(other, BORIS)).body.deliveryStatus).toBe('canceled')
    await say(id, 'refuse', { reason: 'the oven broke' })
  })
  it('accepts the «Урожай» card and bonuses, which are returned for cancelled dishes', async () => {
    await giveBonuses(shop, BORIS, 400)
    const balance = async () => (await shop.call('GET', '/api/v1/user/bonuses', { as: BORIS })).body.balance
    const byCard = { paymentMethod: 'urozhaj', bonuses: 200 }
    const refused = await shop.dinner(BORIS, byCard)
    expect(await pageOf(refused, BORIS)).toMatchObject({ paymentMethod: 'urozhaj', total: 679 })
    expect(await balance()).toBe(200)
    await say(refused, 'refuse', { reason: 'no gas' })
    await shop.runOutbox()
    expect(await balance()).toBe(400)

    const id = await shop.dinner(BORIS, byCard, [
      { productId: PIE, quantity: 2 },
      { productId: SOUP, options: [{ optionId: shop.options.big }] },
    ])
    const kitchen = { kind: 'farmer', staffId: 7, organizationIds: [PLACE] } as const
    const lines = (await pageOf(id, BORIS)).lines as { id: number; productId: number }[]
    const lineIds = lines.filter(({ productId }) => productId === SOUP).map((line) => line.id)
    const { after } = await shop.services.orders.previewChange(kitchen, id, { kind: 'cancelLine', lineIds })
    await shop.services.orders.applyChange(kitchen, id, { kind: 'cancelLine', lineIds }, after.total)
    // 540 ₽ of 1 140 ₽ are cancelled with their share of the bonuses: 106 stay spent
    expect(await balance()).toBe(294)
    await say(id, 'accept', { minutes: 20 })
    for (const step of ['ready', 'send', 'hand-over']) await say(id, step)
    await shop.runOutbox()
    // 3 % of the 494 ₽ paid by card for two pies is given
    expect(await balance()).toBe(308)
    expect(await integrityProblemsOf(shop)).toEqual([])
  })
  it('cancels and refunds an order when the kitchen does not answer in time', async () => {
    const id = await shop.dinner(ANNA, { paymentMethod: 'sbp' })
    // the kitchen does not see the order before its payment
    expect(await idsOf()).not.toContain(id)
    expect((await pageOf(id)).dinner.acceptBefore).toBeNull()
    await shop.passMinutes(5)
    await pay(id)
    const { dinner } = await pageOf(id)
    expect(minutesFromNow(dinner.acceptBefore)).toBe(10)
    // “as soon as possible” is counted from the payment
    expect(minutesFromNow(dinner.promisedFrom)).toBeGreaterThanOrEqual(25)
    expect(await idsOf()).toContain(id)
    await shop.passMinutes(9)
    await shop.runPeriodic('expire-unanswered-dinners')
    expect((await pageOf(id)).deliveryStatus).toBe('formed')
    await shop.passMinutes(1)
    await shop.runPeriodic('expire-unanswered-dinners')
    await shop.runPeriodic()
    await shop.runOutbox()
    expect(await pageOf(id)).toMatchObject({
      deliveryStatus: 'canceled',
      orderCancelingInitiator: 'admin',
      systemCancelReason: 'notAccepted',
      refunds: [{ amount: 879 }],
    })
    expect(await notificationsOf(id)).toContain('notAccepted')
    expect((await say(id, 'accept', { minutes: 20 })).body.code).toBe('ORDER_STEP_FORBIDDEN')
    expect(await integrityProblemsOf(shop)).toEqual([])
  })
  it('ends in one state when kitchen, customer and timeout act concurrently', async () => {
    const ids = await Promise.all([2001, 2002, 2003, 2004, 2005, 2006].map((as) => shop.dinner(as)))
    shop.passMinutes(10)
    const answers = await Promise.all([
      ...ids.map((id) => say(id, 'accept', { minutes: 20 })),
      ...ids.map((id, index) => cancel(id, 2001 + index)),
      shop.runPeriodic('expire-unanswered-dinners'),
    ])
    expect(answers.slice(0, 12).every((answer) => answer && [200, 400].includes(answer.status))).toBe(true)
    const rows = await shop.sql<{ state: string; steps: number; accepted: boolean }>(
      `select state, accepted_at is not null and accept_before is null as accepted,
         (select count(*)::int from order_transition where order_id = shop_order.id) as steps
         from shop_order join dinner_order on order_id = id where id = any($1)`,
      [ids],
    )
    for (const { state, steps, accepted } of rows) {
      expect([
        ['isAssembling', 2, true],
        ['canceled', 2, false],
      ]).toContainEqual([state, steps, accepted])
    }
    expect(await integrityProblemsOf(shop)).toEqual([])
  })
})

/** Pays the code of the payment page. */
async function pay(id: number): Promise<void> {
  const state = `/api/v1/checkout/payment/status/${id}`
  const { body } = await shop.call('GET', state, { as: ANNA })
  await shop.press(body.payload, 'pay')
  await expect.poll(async () => (await pageOf(id)).paymentStatus).toBe('paid')
}
