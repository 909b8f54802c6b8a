import { momentIn, plusDays, weekdayOf } from '@okolitsa/domain/clock/clock.ts'
import { demoMarketplace } from '../marketplace.ts'
import type { DemoDish } from '../schemas/restaurant.ts'
import { type Person, peopleOf } from './people.ts'
import type { PlannedLine, Span } from './plan.ts'
import { type Random, randomOf } from './random.ts'

/** The course of a dinner: the usual one, or where it ends. */
export type DinnerOutcome = 'usual' | 'unpaid' | 'unanswered' | 'refused' | 'customerCancels'

export interface PlannedDinner {
  readonly key: string
  readonly at: Date
  readonly person: Person
  readonly restaurantId: number
  readonly lines: readonly PlannedLine[]
  readonly fate: DinnerOutcome
  readonly isCash: boolean
}

const RESTAURANTS_OF_TOWN: Readonly<Record<string, readonly (readonly [restaurant: number, weight: number])[]>> = {
  Москва: [
    [301, 6],
    [303, 4],
    [304, 3],
  ],
  Казань: [
    [302, 3],
    [307, 4],
    [308, 3],
  ],
  Екатеринбург: [
    [309, 5],
    [310, 2],
  ],
}
const OUTCOMES: readonly (readonly [DinnerOutcome, number])[] = [
  ['usual', 88],
  ['unpaid', 3],
  ['unanswered', 2],
  ['refused', 4],
  ['customerCancels', 3],
]
const HOURS = [
  [12, 6],
  [13, 7],
  [14, 3],
  [17, 3],
  [18, 7],
  [19, 9],
  [20, 6],
] as const
/** Dinners of an average day, by weekday from Monday. */
const A_DAY = [3, 3, 4, 4, 7, 8, 6]
const BASKET = { least: 1_600, most: 3_600 }

/** All dinners of a span. */
export function dinnersOf(span: Span): PlannedDinner[] {
  const people = peopleOf(span.seed).filter(({ town }) => RESTAURANTS_OF_TOWN[town.city])
  return Array.from({ length: span.days }, (_, day) => {
    const random = randomOf(`${span.seed}: dinners ${day}`)
    const date = plusDays(span.firstDay, day)
    const count = Math.max(0, (A_DAY[weekdayOf(date) - 1] ?? 0) + random.int(-1, 1))
    return Array.from({ length: count }, (_, index): PlannedDinner => {
      const person = random.weighted(people, ({ appetite }) => appetite)
      const [restaurantId] = random.weighted(RESTAURANTS_OF_TOWN[person.town.city] ?? [], ([, weight]) => weight)
      const [hour] = random.weighted(HOURS, ([, weight]) => weight)
      return {
        key: `${day}-${index}`,
        at: momentIn(person.town.timeZone, date, hour * 60 + random.int(0, 59)),
        person,
        restaurantId,
        lines: platesOf(restaurantId, random),
        fate: random.weighted(OUTCOMES, ([, weight]) => weight)[0],
        isCash: random.chance(0.15),
      }
    })
  }).flat()
}

/** Dishes that are served all day in any number. */
const isPlain = ({ served, isStopped = false, stock }: DemoDish) =>
  !isStopped && served === undefined && stock === undefined

function platesOf(restaurantId: number, random: Random): PlannedLine[] {
  const restaurant = demoMarketplace.restaurants.find(({ id }) => id === restaurantId)
  let number = 0
  const menu = (restaurant?.menu ?? []).flatMap((section) =>
    section.dishes.flatMap((dish) => {
      number += 1
      return section.served === undefined && isPlain(dish) ? [{ id: restaurantId * 1_000 + number, dish }] : []
    }),
  )
  const wanted = random.int(BASKET.least, BASKET.most)
  const lines = new Map<number, number>()
  let sum = 0
  for (let tries = 0; sum < wanted && tries < 12; tries += 1) {
    const { id, dish } = random.weighted(menu, (each) => each.dish.popularity ** 2)
    lines.set(id, (lines.get(id) ?? 0) + 1)
    sum += dish.price
  }
  return [...lines].map(([productId, quantity]) => ({ productId, quantity }))
}
