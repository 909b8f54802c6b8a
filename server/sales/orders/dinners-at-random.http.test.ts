import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openDinnerShop, PIE, PLACE, SOUP } from '../../testing/dinners.data.ts'
import { type Answered, integrityProblemsOf } from '../../testing/world.data.ts'

const shop = await openDinnerShop({ customers: 4 })
const COOK = await shop.staff(PLACE, 'Olga')
const AUTHOR = { kind: 'service', name: 'test' } as const
const { small, big, cream } = shop.options
const DELIVERY = 299
const PEOPLE = [2001, 2002, 2003, 2004]

/** Possible cart lines with expected prices, roubles. */
const PLATES = [
  { productId: SOUP, options: [big, cream], price: 580 },
  { productId: SOUP, options: [small], price: 420 },
  { productId: SOUP, options: [small, cream, cream], price: 500 },
  { productId: PIE, options: [], price: 300 },
] as const
type Plate = (typeof PLATES)[number]
const THINGS = ['cream', 'soup', 'pie'] as const
type Thing = (typeof THINGS)[number]
const needs = ({ productId, options }: Plate): Thing[] => [
  productId === PIE ? 'pie' : 'soup',
  ...(options.some((id) => id === cream) ? (['cream'] as const) : []),
]

interface Known {
  readonly id: number
  readonly as: number
  readonly plates: readonly Plate[]
  state: string
}
/** The reference model of a kitchen. */
interface Kitchen {
  readonly out: Set<Thing>
  isPaused: boolean
  readonly orders: Known[]
}

const nat = (max: number) => fc.nat({ max })
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(
      fc.constant('order' as const),
      nat(3),
      fc.array(nat(3), { minLength: 2, maxLength: 3 }),
      fc.constantFrom(false, false, false, true),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constant('stop' as const), fc.constantFrom(...THINGS), fc.constantFrom(false, false, true)),
  },
  { weight: 1, arbitrary: fc.tuple(fc.constant('pause' as const), fc.constantFrom(false, false, true)) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('wait' as const), fc.constantFrom(1, 4, 9, 11)) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('cancel' as const), nat(2)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('complete' as const), nat(2)) },
  {
    weight: 8,
    arbitrary: fc.tuple(
      fc.constant('say' as const),
      nat(2),
      fc.constantFrom('accept', 'accept', 'accept', 'delay', 'refuse', 'ready', 'send', 'hand-over'),
    ),
  },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** States before and after each action of a kitchen. */
const WAY: Readonly<Record<string, readonly [from: readonly string[], to: string | null]>> = {
  accept: [['formed'], 'isAssembling'],
  delay: [['isAssembling', 'onTheRoad'], null],
  refuse: [['formed', 'isAssembling', 'onTheRoad'], 'canceled'],
  ready: [['isAssembling'], null],
  send: [['isAssembling'], 'onTheRoad'],
  'hand-over': [['onTheRoad'], 'received'],
}
const BODIES: Readonly<Record<string, object>> = {
  accept: { minutes: 20 },
  delay: { minutes: 10 },
  refuse: { reason: 'no gas' },
}

const described = ({ status, text }: Answered) => `${status} ${text}`
const press = (thing: Thing, isOut: boolean) =>
  shop.stop(
    thing === 'cream' ? { optionId: cream } : { dishId: thing === 'soup' ? SOUP : PIE },
    isOut ? { until: null } : null,
  )

async function order(kitchen: Kitchen, as: number, plates: readonly Plate[], stopMeanwhile: boolean): Promise<void> {
  const products = plates.map(({ productId, options }) => ({
    productId,
    options: options.map((optionId) => ({ optionId })),
  }))
  await shop.sql('delete from cart where customer_id = $1', [as])
  const opened = await shop.call('POST', '/api/v2/cart', { as, body: { organizationId: PLACE, products } })
  const isOut = plates.some((plate) => needs(plate).some((thing) => kitchen.out.has(thing)))
  expect(opened.status === 201, described(opened)).toBe(!isOut)
  if (isOut) return
  const cart = {
    cartId: opened.body.cartId,
    methodCode: 'courier',
    date: '2026-11-21',
    paymentMethod: 'cashondelivery',
  }
  const total = plates.reduce((sum, { price }) => sum + price, 0)
  const sold = async () =>
    (await shop.sql('select from order_line where options @> $1', [`[{"optionId":${cream}}]`])).length
  const checkedOut = shop.checkout(as, { ...cart, expectedTotal: total + DELIVERY })
  const soldAtStop = stopMeanwhile ? press('cream', true).then(sold) : null
  const answer = await checkedOut
  // independently of the order of events, no order after the stop contains the dish
  if (soldAtStop) {
    expect(await sold()).toBe(await soldAtStop)
    kitchen.out.add('cream')
  }
  const mayBeRefused = kitchen.isPaused || (stopMeanwhile && plates.some((plate) => needs(plate).includes('cream')))
  if (answer.status !== 201) {
    expect(mayBeRefused || total < 500, described(answer)).toBe(true)
    return
  }
  expect(kitchen.isPaused, 'ordered during a pause').toBe(false)
  const [{ orderId: id, total: asked }] = answer.body.orders
  expect(asked).toBe(total + DELIVERY)
  kitchen.orders.push({ id, as, plates, state: 'formed' })
}

async function apply(kitchen: Kitchen, [what, ...facts]: Step): Promise<void> {
  const known = (index: unknown) => kitchen.orders.toReversed()[Number(index) % Math.max(1, kitchen.orders.length)]
  switch (what) {
    case 'order': {
      const [who, plates, stopMeanwhile] = facts as [number, number[], boolean]
      const distinct = [...new Set(plates)].map((index) => PLATES[index] as Plate)
      return order(kitchen, PEOPLE[who] as number, distinct, stopMeanwhile)
    }
    case 'stop': {
      const [thing, isOut] = facts as [Thing, boolean]
      await press(thing, isOut)
      if (isOut) kitchen.out.add(thing)
      else kitchen.out.delete(thing)
      return
    }
    case 'pause': {
      kitchen.isPaused = facts[0] === true
      const until = kitchen.isPaused ? new Date(shop.now().getTime() + 86_400_000) : null
      await shop.write((tx, { menus }) => menus.setPause(tx, AUTHOR, PLACE, until))
      return
    }
    case 'wait':
      shop.passMinutes(Number(facts[0]))
      return shop.runPeriodic('expire-unanswered-dinners')
    case 'cancel':
    case 'complete': {
      const one = known(facts[0])
      if (!one) return
      const path = what === 'cancel' ? `restaurants/${one.id}/cancel` : `${one.id}/complete`
      const answer = await shop.call('PATCH', `/api/v1/orders/${path}`, { as: one.as })
      if (what === 'cancel') expect(answer.status === 200, described(answer)).toBe(one.state === 'formed')
      if (answer.status === 200) one.state = what === 'cancel' ? 'canceled' : 'received'
      else if (one.state === 'isAssembling' && what === 'cancel') expect(answer.body.code).toBe('DINNER_IS_COOKING')
      return
    }
    case 'say': {
      const one = known(facts[0])
      if (!one) return
      const word = String(facts[1])
      const [from, to] = WAY[word] as (typeof WAY)[string]
      const headers = { authorization: `Bearer ${COOK}` }
      const url = `/v1/cabinet/kitchen/orders/${one.id}/${word}`
      const answer = await shop.call('POST', url, { headers, body: BODIES[word] ?? {} })
      expect(answer.status === 200, `${word} at ${one.state}: ${described(answer)}`).toBe(from.includes(one.state))
      if (answer.status === 200 && to) one.state = to
    }
  }
}

/** Compares the shop's orders with the model; unanswered orders are cancelled. */
async function compare(kitchen: Kitchen): Promise<void> {
  const rows = await shop.sql<{ id: number; state: string; total_sum: number; late: boolean; kinds: number }>(
    `select id, state, total_sum, accepted_at is null as late,
       (select count(*)::int from order_line where order_line.order_id = shop_order.id) as kinds
       from shop_order join dinner_order on dinner_order.order_id = shop_order.id where id = any($1)`,
    [kitchen.orders.map(({ id }) => id)],
  )
  for (const one of kitchen.orders) {
    const row = rows.find(({ id }) => id === one.id)
    if (one.state === 'formed' && row?.state === 'canceled' && row.late) one.state = 'canceled'
    expect(row?.state).toBe(one.state)
    expect(row?.kinds).toBe(one.plates.length)
    expect(row?.total_sum).toBe((one.plates.reduce((sum, { price }) => sum + price, 0) + DELIVERY) * 100)
  }
}

it('keeps orders, options and stops consistent in random histories of kitchen and guests', async () => {
  let ordered = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25, size: 'max' }), async (steps) => {
      const kitchen: Kitchen = { out: new Set(), isPaused: false, orders: [] }
      for (const one of steps) {
        await apply(kitchen, one)
        await compare(kitchen)
      }
      ordered += kitchen.orders.length
      for (const thing of kitchen.out) await press(thing, false)
      if (kitchen.isPaused) await apply(kitchen, ['pause', false])
      expect(await integrityProblemsOf(shop)).toEqual([])
    }),
    { numRuns: 12, seed: 20_261_122 },
  )
  // requires that enough orders were placed
  expect(ordered).toBeGreaterThan(15)
})
