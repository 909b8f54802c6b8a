import { type IsoDate, momentIn, plusDays, weekdayOf } from '@okolitsa/domain/clock/clock.ts'
import { demoMarketplace } from '../marketplace.ts'
import type { DemoProduct } from '../schemas/organization.ts'
import { type Person, peopleOf } from './people.ts'
import { type Random, randomOf } from './random.ts'
import { SELLERS_OF_TOWN } from './sellers.ts'

/** The course of an order before it is gathered. */
export type OrderOutcome = 'usual' | 'unpaid' | 'customerCancels' | 'sellerCancels' | 'edited'

export interface PlannedLine {
  readonly productId: number
  /** Sale steps. */
  readonly quantity: number
}

/** A wish to order goods; the shop may refuse it. */
export interface PlannedOrder {
  readonly key: string
  readonly at: Date
  readonly person: Person
  readonly organizationId: number
  readonly lines: readonly PlannedLine[]
  readonly fate: OrderOutcome
  readonly isPickup: boolean
  /** The order is fetched at the seller's stand of the festival. */
  readonly isAtFestival: boolean
  readonly isCash: boolean
  /** Index of the chosen day among the offered ones. */
  readonly day: number
  /** The customer spends bonuses, when there are any. */
  readonly hasBonuses: boolean
  /** A promo code of the seller that the customer tries; null = none. */
  readonly promoCode: string | null
}

/** A span of days with its seed; the same span gives the same plan. */
export interface Span {
  readonly seed: string
  readonly firstDay: IsoDate
  readonly days: number
  /** Orders of goods of an average day at the beginning and at the end. */
  readonly ordersADay: { readonly from: number; readonly to: number }
}

/** Share of orders by weekday, from Monday. */
const WEEKDAY_SHARE = [0.85, 0.9, 1, 1.15, 1.3, 1.05, 0.75]
/** Hours of the day, in which people order, with their shares. */
const HOURS = [
  [8, 3],
  [9, 6],
  [10, 8],
  [11, 9],
  [12, 9],
  [13, 8],
  [14, 6],
  [15, 6],
  [16, 5],
  [17, 6],
  [18, 8],
  [19, 10],
  [20, 11],
  [21, 9],
  [22, 4],
] as const
const OUTCOMES: readonly (readonly [OrderOutcome, number])[] = [
  ['usual', 84],
  ['unpaid', 4],
  ['customerCancels', 5],
  ['sellerCancels', 2],
  ['edited', 5],
]
/** Sums of baskets in roubles. */
const BASKET = { least: 1_500, most: 5_200 }
const MAX_LINES = 8

/** All orders of goods of a span, in the order of time. */
export function ordersOf(span: Span): PlannedOrder[] {
  const people = peopleOf(span.seed)
  return Array.from({ length: span.days }, (_, day) => ordersOfDay(span, people, day))
    .flat()
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** Number of orders of a day: growth, the week's rhythm, and chance. */
function countOf({ ordersADay: { from, to }, days, firstDay }: Span, day: number, random: Random): number {
  const mean = from + ((to - from) * day) / Math.max(1, days - 1)
  const share = WEEKDAY_SHARE[weekdayOf(plusDays(firstDay, day)) - 1] ?? 1
  return Math.round(mean * share * (0.85 + 0.3 * random.next()))
}

function ordersOfDay(span: Span, people: readonly Person[], day: number): PlannedOrder[] {
  const random = randomOf(`${span.seed}: day ${day}`)
  const date = plusDays(span.firstDay, day)
  // people come one after another
  const known = people.slice(0, Math.ceil(people.length * (0.4 + (0.6 * day) / Math.max(1, span.days))))
  return Array.from({ length: countOf(span, day, random) }, (_, index) => {
    const person = random.weighted(known, ({ appetite }) => appetite)
    const [organizationId] = random.weighted(SELLERS_OF_TOWN[person.town.city] ?? [], ([, weight]) => weight)
    const [hour] = random.weighted(HOURS, ([, weight]) => weight)
    return {
      key: `${day}-${index}`,
      at: momentIn(person.town.timeZone, date, hour * 60 + random.int(0, 59)),
      person,
      organizationId,
      lines: basketOf(organizationId, random),
      fate: random.weighted(OUTCOMES, ([, weight]) => weight)[0],
      isPickup: random.chance(0.16),
      isAtFestival: false,
      isCash: random.chance(0.22),
      day: random.weighted([0, 1, 2], (late) => [7, 2, 1][late] ?? 0),
      hasBonuses: random.chance(0.2),
      promoCode: random.chance(0.12) ? codeOf(organizationId, random) : null,
    }
  })
}

function codeOf(organizationId: number, random: Random): string | null {
  const codes = demoMarketplace.promoCodes.filter(
    ({ farmer, isPersonal, isQuiet }) => farmer === organizationId && !isPersonal && !isQuiet,
  )
  return codes.length > 0 ? random.pick(codes).code : null
}

const productIdOf = (organizationId: number, index: number) => organizationId * 1_000 + index + 1

/** Goods with a counted stock all year: a harvest depends on the day on which the demo is loaded. */
const isSoldAlways = ({ stock }: DemoProduct) => stock === 'unlimited' || (typeof stock === 'number' && stock >= 20)

/** A basket of one seller; neighbours of the list are often bought together. */
export function basketOf(organizationId: number, random: Random): PlannedLine[] {
  const seller = demoMarketplace.organizations.find(({ id }) => id === organizationId)
  const shelf = (seller?.products ?? []).flatMap((product, index) =>
    isSoldAlways(product) ? [{ id: productIdOf(organizationId, index), product }] : [],
  )
  const wanted = random.int(BASKET.least, BASKET.most)
  const lines = new Map<number, number>()
  let sum = 0
  let partner: (typeof shelf)[number] | undefined
  while (sum < wanted && lines.size < Math.min(MAX_LINES, shelf.length)) {
    const chosen = partner ?? random.weighted(shelf, ({ product }) => product.popularity ** 2)
    const place = shelf.indexOf(chosen)
    partner = random.chance(0.55) ? shelf[place % 2 === 0 ? place + 1 : place - 1] : undefined
    if (lines.has(chosen.id)) {
      partner = undefined
      if (random.chance(0.4)) continue
    }
    const quantity = Math.min(
      random.weighted([1, 2, 3], (steps) => [6, 3, 1][steps - 1] ?? 0),
      chosen.product.maxSaleQuantity ?? 3,
    )
    if (lines.has(chosen.id)) continue
    lines.set(chosen.id, quantity)
    sum += quantity * chosen.product.price
  }
  return [...lines].map(([productId, quantity]) => ({ productId, quantity }))
}
