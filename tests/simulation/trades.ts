import { randomUUID } from 'node:crypto'
import type { App } from '../../server/app.ts'
import { tourOf } from '../../server/sales/bookings/tour-shop.data.ts'
import { dishOf, groupOf, optionOf, restaurantOf } from '../../server/supply/menus/new-dish.data.ts'
import { sellerOf } from '../../server/testing/goods.data.ts'
import { KITCHEN, ORGANIZER, PLANS_SHOP } from './farms.ts'

const AUTHOR = { kind: 'service', name: 'histories' } as const

/** A dish with options, price in kopecks. */
export interface Plate {
  readonly dishId: number
  readonly options: readonly number[]
  readonly price: number
}

/** A ticket type: visitors, price of a place in kopecks, and places. */
export interface Fare {
  readonly kind: 'adult' | 'child' | 'group'
  readonly priceId: number
  readonly sum: number
  readonly places: number
}

/** A date of a tour. */
export interface Trip {
  readonly dateId: number
  readonly startsAt: Date
  readonly places: number
  readonly fares: readonly Fare[]
}

/** Dishes and a date of one history, so that histories share no counters. */
export interface TradesAtBeginning {
  readonly plates: readonly Plate[]
  readonly trip: Trip
}

export interface KnownDinner {
  readonly id: number
  /** Index of the customer in the history. */
  readonly customer: number
  readonly method: string
  /** Price of the dishes, kopecks. */
  readonly goods: number
  readonly total: number
  readonly isFreed: boolean
  state: string
}

export interface KnownPlace {
  readonly lineId: number
  readonly fare: Fare
  /** Amount that the organizer retains, kopecks; null = not cancelled. */
  kept: number | null
}

export interface KnownBooking {
  readonly id: number
  readonly customer: number
  readonly method: string
  readonly total: number
  places: KnownPlace[]
  state: string
  /** Party that cancelled the booking: user, farmer or admin. */
  canceledBy: string | null
}

export interface KnownPlanOrder {
  readonly id: number
  readonly customer: number
  readonly method: string
  readonly plan: string
  /** Total, kopecks. */
  readonly total: number
  state: string
  /** Start day in Moscow; null = not started yet. */
  from: string | null
  /** Retained amount of an ended plan, kopecks; null = not ended. */
  kept: number | null
}

/** Prices of the dishes, kopecks. */
const SOUP = { price: 42_000, big: 12_000, cream: 4_000 }
const PIE = 30_000
export const PLATES = 3
const SEATS = 6
const HOUR_MS = 3_600_000
/** Time of the start, ms ahead: a few hours before the refund becomes partial. */
const AHEAD_MS = 245 * HOUR_MS
/** The refund terms, see `backPercent`. */
const CANCELLATION = [
  { hoursBefore: 240, backPercent: 100 },
  { hoursBefore: 96, backPercent: 70 },
]
const FARES = [
  { kind: 'adult', price: 690_000, places: 1 },
  { kind: 'child', price: 420_000, places: 1 },
  { kind: 'group', price: 600_000, places: 4 },
] as const

/** Refunded share at the current moment, per cent. */
export function backPercent({ startsAt }: Trip, now: Date): number {
  const hours = (startsAt.getTime() - now.getTime()) / HOUR_MS
  return CANCELLATION.find(({ hoursBefore }) => hours >= hoursBefore)?.backPercent ?? 0
}

/** Opens a kitchen around the clock, and the shop itself as the seller of plans; returns the kitchen's section. */
export async function openTrades({ database, services }: App): Promise<number> {
  const { profile, ...shop } = sellerOf({ id: PLANS_SHOP, paymentMethods: ['sbp', 'rbs'], rates: [] })
  const [section] = await database.inTransaction(async (tx) => {
    await services.plans.openShop(tx, AUTHOR, { ...shop, profile: { ...profile, slug: 'okolitsa', taxSystem: 'osn' } })
    return services.menus.createRestaurant(tx, AUTHOR, restaurantOf(KITCHEN))
  })
  if (section === undefined) throw new Error('a restaurant without a section')
  return section
}

type Sql = <Row>(text: string, values?: unknown[]) => Promise<Row[]>

/** Creates a new menu and a new tour date. */
export async function beginTrades(
  { database, services }: App,
  sectionId: number,
  sql: Sql,
  at: Date,
): Promise<TradesAtBeginning> {
  const tag = randomUUID().slice(0, 13)
  const plate = (name: string, price: number, fields = {}) => {
    const slug = `${tag}-${name}`
    const { id: _, ...dish } = dishOf({
      ...{ id: 0, organizationId: KITCHEN, sectionId, price, fields },
      product: { slug, sku: slug },
    })
    return dish
  }
  const size = groupOf('Size', 1, 1, optionOf('Small', 0, { isDefault: true }), optionOf('Big', SOUP.big))
  const extras = groupOf('Add', 0, 2, optionOf('Cream', SOUP.cream))
  const startsAt = new Date(at.getTime() + AHEAD_MS)
  const prices = FARES.map(({ kind, price, places }) => ({ kind, title: kind, price: price as never, places }))
  const [dishes, dateId] = await database.inTransaction(async (tx) => {
    const made = await services.menus.createDishes(tx, AUTHOR, [
      plate('soup', SOUP.price, { groups: [size, extras] }),
      plate('pie', PIE),
    ])
    const tour = { organizationId: ORGANIZER, fields: tourOf(tag, { prices, cancellation: CANCELLATION }) }
    const [tourId = 0] = await services.tours.createTours(tx, AUTHOR, [tour])
    const dates = await services.tours.addDates(tx, AUTHOR, ORGANIZER, [{ tourId, startsAt, places: SEATS }], at)
    return [made, dates[0] ?? 0] as const
  })
  const [soup = 0, pie = 0] = dishes
  const options = await sql<{ id: number; title: string }>(
    'select id, title from dish_option where group_id in (select id from option_group where product_id = $1)',
    [soup],
  )
  const option = (title: string) => options.find((each) => each.title === title)?.id ?? 0
  const priced = await sql<{ id: number; kind: Fare['kind'] }>(
    'select id, kind from tour_price where tour_id = (select tour_id from tour_date where id = $1)',
    [dateId],
  )
  return {
    plates: [
      { dishId: soup, options: [option('Big'), option('Cream')], price: SOUP.price + SOUP.big + SOUP.cream },
      { dishId: soup, options: [option('Small')], price: SOUP.price },
      { dishId: pie, options: [], price: PIE },
    ],
    trip: {
      dateId,
      startsAt,
      places: SEATS,
      fares: FARES.map(({ kind, price, places }) => ({
        kind,
        priceId: priced.find((each) => each.kind === kind)?.id ?? 0,
        sum: price * places,
        places,
      })),
    },
  }
}

/** Kopecks of booked places plus retained ones of cancelled places. */
export const costOfPlaces = (places: readonly KnownPlace[]): number =>
  places.reduce((sum, { fare, kept }) => sum + (kept ?? fare.sum), 0)

export const seatsOf = ({ places, state }: KnownBooking): number =>
  state === 'canceled' ? 0 : places.reduce((sum, { fare, kept }) => sum + (kept === null ? fare.places : 0), 0)
