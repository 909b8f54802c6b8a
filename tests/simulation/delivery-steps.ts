import { grant, type KnownOrder } from './reference.ts'
import { sumsOf } from './reference-sums.ts'
import {
  aim,
  customerIdOf,
  demand,
  demandAnswer,
  describeAnswer,
  isIn,
  kopecks,
  look,
  pick,
  type Step,
} from './steps.ts'
import { PLACE } from './world.ts'

const AROUND = {
  ...PLACE,
  title: 'Around, Street, 5',
  city: 'Around',
  region: 'Around',
  regionCode: '50',
  street: 'Street',
  house: '5',
  coords: { latitude: 55.9, longitude: 37.4 },
}
const NAMES = ['Anna', 'Boris'] as const

/** A requested change: another available day, another address for a courier, another name. */
interface Requested {
  readonly day: number
  readonly isAround: boolean
  readonly name: number
  /** Number of concurrent presses. */
  readonly presses: number
}

/** Changes the day, address or recipient, by one press or several concurrent ones. */
export const redeliver = (order: number, { day, isAround, name, presses }: Requested): Step => ({
  name: `order ${order}: day ${day}, ${isAround ? 'around' : 'at home'}, for ${NAMES[name]}, ${presses} presses`,
  run: async (reference, world) => {
    const known = aim(reference, order, isIn('formed'))
    if (!known) return
    const customerId = customerIdOf(reference, known)
    const path = `/api/v1/orders/${known.id}/delivery`
    const recipient = { name: NAMES[name] ?? NAMES[0], phone: '79160000001' }
    const asked = { recipient, ...(known.kind === 'courier' && { place: isAround ? AROUND : PLACE }) }
    const shown = await world.call(customerId, 'POST', `${path}/preview`, asked)
    demandAnswer('previewing a delivery', shown)
    await look(reference, world, known)
    if (shown.status !== 200) return
    const date = pick<{ date: string }>(shown.body.dates, day)?.date
    const body = { ...asked, ...(date && { date }), expectedTotal: shown.body.totalAfter }
    const before = { total: known.total, delivery: sumsOf(known).delivery }
    const press = () => world.call(customerId, 'POST', path, body)
    const answers = await Promise.all(Array.from({ length: presses }, press))
    for (const answer of answers) demandAnswer('changing a delivery', answer)
    const done = answers.filter(({ status }) => status === 200)
    if (done.length > 0) {
      for (const answer of done) {
        demand(answer.body.recipient.name === recipient.name, `somebody else gets it: ${describeAnswer(answer)}`)
        demand(!date || answer.body.deliveryDate === date, `not the day that was asked for: ${describeAnswer(answer)}`)
      }
      follow(known, isAround, before.delivery)
      grant(reference, known.kind === 'courier' && isAround ? 'brought elsewhere' : 'another delivery')
    }
    await look(reference, world, known)
    if (done.length > 0 && known.state !== 'canceled') {
      demand(
        known.total === kopecks(shown.body.totalAfter),
        `${known.total} is not what was shown: ${describeAnswer(shown)}`,
      )
    }
  },
})

/** Applies the change to the reference; the customer agreed to the delivery price only. */
function follow(known: KnownOrder, isAround: boolean, deliveryBefore: number): void {
  if (known.kind === 'courier') known.isAround = isAround
  known.agreed.total += sumsOf(known).delivery - deliveryBefore
}
