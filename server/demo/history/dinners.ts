import type { PlannedDinner } from '@okolitsa/demo/history/dinners.ts'
import { type Random, randomOf } from '@okolitsa/demo/history/random.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { afterReceipt } from './after-receipt.ts'
import { takeMoney } from './gathering.ts'
import { type Life, minutesLater, payOnline, placeOf } from './life.ts'

/** Orders a dinner like its customer; the kitchen's steps follow on the agenda. */
export async function orderDinner(life: Life, planned: PlannedDinner): Promise<void> {
  const { shop, agenda, count, words } = life
  const { person, restaurantId, lines, fate } = planned
  const random = randomOf(`${life.seed}: dinner ${planned.key}`)
  const place = placeOf(person)
  const cart = await shop.asPerson(person, 'POST', '/api/v2/cart', {
    organizationId: restaurantId,
    place,
    products: await Promise.all(
      lines.map(async (line) => ({ ...line, options: await usualOptions(life, line.productId) })),
    ),
  })
  if (cart.status !== 201) return count(`dinner's cart refused: ${cart.body.code}`)
  const { cartId } = cart.body
  const paymentMethod = planned.isCash ? 'cashondelivery' : random.pick(['sbp', 'rbs'])
  const placed = await shop.asPerson(person, 'POST', '/api/v3/checkout', {
    carts: [{ cartId, methodCode: 'courier', date: dayIn(person.town.timeZone, shop.now()), paymentMethod }],
    place: { ...place, flat: person.flat },
    recipient: { name: person.firstName, phone: person.phone },
  })
  if (placed.status !== 201) {
    await shop.asPerson(person, 'DELETE', `/api/v2/cart/${cartId}`)
    return count(`dinner refused: ${placed.body.code}`)
  }
  const [{ orderId, isOnline }] = placed.body.orders
  count('dinner ordered')
  const after = (minutes: number, run: () => Promise<void>) => agenda.add(minutesLater(shop.now(), minutes), run)
  const kitchen = async (word: string, body: object = {}): Promise<boolean> => {
    const path = `/v1/cabinet/kitchen/orders/${orderId}/${word}`
    const answer = await shop.asSeller(restaurantId, 'POST', path, body)
    if (answer.status !== 200) count(`kitchen's ${word} refused: ${answer.body.code}`)
    return answer.status === 200
  }
  if (isOnline && fate === 'unpaid') return
  if (isOnline) after(1, () => payOnline(life, person, orderId))
  if (fate === 'unanswered') return
  if (fate === 'customerCancels') {
    return after(2, async () => {
      const answer = await shop.asPerson(person, 'PATCH', `/api/v1/orders/restaurants/${orderId}/cancel`, {})
      count(answer.status === 200 ? 'dinner cancelled' : `dinner's cancel refused: ${answer.body.code}`)
    })
  }
  after(3, async () => {
    if (fate === 'refused') {
      if (await kitchen('refuse', { reason: random.pick(words.kitchenRefuses) })) count('dinner refused by the kitchen')
      return
    }
    if (!(await kitchen('accept', { minutes: random.pick([15, 20, 25, 30]) }))) return
    await cook({ after, kitchen, random }, async () => {
      count('dinner handed over')
      const order = { orderId, person, organizationId: restaurantId, isOnline, way: 'courier' as const, random }
      if (!isOnline) await takeMoney(life, order)
      await afterReceipt(life, { ...order, date: dayIn(person.town.timeZone, shop.now()) })
    })
  })
}

/** The steps of an accepted dinner. */
async function cook(
  steps: {
    readonly after: (minutes: number, run: () => Promise<void>) => void
    readonly kitchen: (word: string, body?: object) => Promise<boolean>
    readonly random: Random
  },
  onHandedOver: () => Promise<void>,
): Promise<void> {
  const { after, kitchen, random } = steps
  if (random.chance(0.12)) after(random.int(5, 12), async () => void (await kitchen('delay', { minutes: 10 })))
  after(random.int(16, 28), async () => {
    await kitchen('ready')
    after(random.int(2, 9), async () => {
      if (!(await kitchen('send'))) return
      after(random.int(12, 35), async () => {
        if (await kitchen('hand-over')) await onHandedOver()
      })
    })
  })
}

/** The usual answers to the questions that a dish must have answered, and to the questions of these answers. */
async function usualOptions({ shop }: Life, dishId: number): Promise<{ optionId: number }[]> {
  const answers = await shop.sql<{ id: number; parent: number | null }>(
    `select distinct on (option_group.id) dish_option.id, parent_option_id as parent
       from option_group join dish_option on group_id = option_group.id
      where product_id = $1 and least > 0 and stopped_at is null
      order by option_group.id, is_default desc, dish_option.position`,
    [dishId],
  )
  const first = answers.filter(({ parent }) => parent === null)
  const nested = answers.filter(({ parent }) => first.some(({ id }) => id === parent))
  return [...first, ...nested].map(({ id }) => ({ optionId: id }))
}
