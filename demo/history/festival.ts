import { momentIn, plusDays } from '@okolitsa/domain/clock/clock.ts'
import { demoFestival, festivalStart } from '../data/festival.ts'
import { peopleOf } from './people.ts'
import { basketOf, type PlannedOrder, type Span } from './plan.ts'
import { randomOf } from './random.ts'

/** Orders of a stand, and the days before the festival in which they are placed. */
const ORDERS = { least: 1, most: 3 }
const DAYS_BEFORE = 6

/** Orders that people of the festival's towns fetch at its stands, in the order of time. */
export function festivalOrdersOf(span: Span): PlannedOrder[] {
  const people = peopleOf(span.seed)
  const orders = demoFestival.grounds.flatMap(({ city, fromDay, farmers }) => {
    const visitors = people.filter(({ town }) => town.city === city)
    const firstDay = plusDays(festivalStart(span.firstDay), fromDay)
    if (visitors.length === 0) return []
    return farmers.flatMap((organizationId) => {
      const random = randomOf(`${span.seed}: stand ${organizationId} ${city}`)
      return Array.from({ length: random.int(ORDERS.least, ORDERS.most) }, (_, index): PlannedOrder => {
        const person = random.weighted(visitors, ({ appetite }) => appetite)
        const date = plusDays(firstDay, -random.int(1, DAYS_BEFORE))
        return {
          key: `stand ${organizationId} ${city} ${index}`,
          at: momentIn(person.town.timeZone, date, random.int(9 * 60, 21 * 60)),
          person,
          organizationId,
          lines: basketOf(organizationId, random),
          fate: random.chance(0.06) ? 'customerCancels' : 'usual',
          isPickup: true,
          isAtFestival: true,
          isCash: random.chance(0.3),
          day: random.int(0, 1),
          hasBonuses: false,
          promoCode: null,
        }
      })
    })
  })
  return orders.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}
