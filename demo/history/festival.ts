import { type IsoDate, momentIn, plusDays, SHOP_TIME_ZONE, weekdayOf } from '@okolitsa/domain/clock/clock.ts'
import { demoFestival } from '../data/festival.ts'
import type { DemoFestivalGround } from '../schemas/festival.ts'
import { peopleOf } from './people.ts'
import { basketOf, type PlannedOrder, type Span } from './plan.ts'
import { randomOf } from './random.ts'
import { TOWNS } from './towns.ts'
import { WORDS } from './words.ts'

/** Orders of a stand, and the days before its ground opens in which they are placed. */
const ORDERS = { least: 1, most: 3 }
const DAYS_BEFORE = 6
/** Days before its beginning on which the office shows a festival. */
const SHOWN_BEFORE = 8
/**
 * Days from its beginning to the end of the history at least. The shop shows a festival for two weeks after its end and
 * the demo's next one only then, so the festival of a history has to be over for longer at each of its last seven days.
 */
const DAYS_SINCE = 30
const SATURDAY = 6

/** A festival that the history has seen from its announcement to its end. */
export interface PlannedFestival {
  readonly title: string
  readonly shownAt: Date
  readonly firstDay: IsoDate
  readonly grounds: readonly DemoFestivalGround[]
  /** Orders that people of its towns fetch at its stands, in the order of time. */
  readonly orders: readonly PlannedOrder[]
}

/** The festival of a span, in the towns where the history has customers; null = the span is too short. */
export function festivalOf(span: Span): PlannedFestival | null {
  const latest = plusDays(span.firstDay, span.days - DAYS_SINCE)
  const firstDay = plusDays(latest, -((weekdayOf(latest) - SATURDAY + 7) % 7))
  const shown = plusDays(firstDay, -SHOWN_BEFORE)
  if (shown < span.firstDay) return null
  const people = peopleOf(span.seed)
  const grounds = demoFestival.grounds.filter(({ city }) => TOWNS.some((town) => town.city === city))
  const orders = grounds.flatMap(({ city, fromDay, days, farmers }) => {
    const visitors = people.filter(({ town }) => town.city === city)
    return farmers.flatMap((organizationId) => {
      const random = randomOf(`${span.seed}: stand ${organizationId} ${city}`)
      return Array.from({ length: random.int(ORDERS.least, ORDERS.most) }, (_, index): PlannedOrder => {
        const person = random.weighted(visitors, ({ appetite }) => appetite)
        // on the first of two days people order for the second one
        const date = plusDays(firstDay, fromDay - random.int(2 - days, DAYS_BEFORE))
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
  return {
    title: WORDS.festival,
    shownAt: momentIn(SHOP_TIME_ZONE, shown, 10 * 60),
    firstDay,
    grounds,
    orders: orders.toSorted((one, other) => one.at.getTime() - other.at.getTime()),
  }
}
