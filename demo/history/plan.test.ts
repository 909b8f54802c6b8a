import { dayIn, type IsoDate, minuteOfDayIn, plusDays, weekdayOf } from '@okolitsa/domain/clock/clock.ts'
import { describe, expect, test } from 'vitest'
import { demoMarketplace } from '../marketplace.ts'
import { dinnersOf } from './dinners.ts'
import { festivalOf } from './festival.ts'
import { ANNA_PHONE, MAX_PEOPLE, peopleOf } from './people.ts'
import { ordersOf, type Span } from './plan.ts'
import { tripsOf } from './trips.ts'

const SPAN: Span = {
  seed: 'test',
  firstDay: '2026-08-13' as IsoDate,
  days: 56,
  ordersADay: { from: 10, to: 20 },
}
const orders = ordersOf(SPAN)

describe('people', () => {
  test('have telephones of their own, the demo’s customer among them', () => {
    const phones = peopleOf('test').map(({ phone }) => phone)
    expect(new Set(phones).size).toBe(MAX_PEOPLE)
    expect(phones[0]).toBe(ANNA_PHONE)
    for (const phone of phones.slice(1)) expect(phone).toMatch(/^79000005\d{3}$/)
  })

  test('are the same people when the seed is the same', () => {
    expect(peopleOf('test')).toEqual(peopleOf('test'))
    expect(peopleOf('other')[5]).not.toEqual(peopleOf('test')[5])
  })
})

describe('orders of goods', () => {
  test('are the same orders when the span is the same', () => {
    expect(ordersOf(SPAN)).toEqual(orders)
  })

  test('grow, and follow the week', () => {
    const half = orders.length / 2
    const middle = SPAN.days / 2
    const dayOf = (at: Date) => (at.getTime() - Date.parse(`${SPAN.firstDay}T00:00:00Z`)) / 86_400_000
    expect(orders.filter(({ at }) => dayOf(at) >= middle).length).toBeGreaterThan(half * 1.1)
    const onDay = (day: number) => orders.filter(({ at }) => weekdayOf(at.toISOString().slice(0, 10)) === day).length
    expect(onDay(5)).toBeGreaterThan(onDay(7))
  })

  test('come in the waking hours of their town', () => {
    for (const { at, person } of orders) {
      const minute = minuteOfDayIn(person.town.timeZone, at)
      expect(minute).toBeGreaterThanOrEqual(8 * 60)
      expect(minute).toBeLessThan(23 * 60)
    }
  })

  test('hold goods of their seller that are sold all year', () => {
    for (const { organizationId, lines } of orders) {
      expect(lines.length).toBeGreaterThan(0)
      const seller = demoMarketplace.organizations.find(({ id }) => id === organizationId)
      for (const { productId } of lines) {
        expect(Math.floor(productId / 1_000)).toBe(organizationId)
        const product = seller?.products[(productId % 1_000) - 1]
        expect(product?.stock === 'unlimited' || typeof product?.stock === 'number').toBe(true)
      }
    }
  })
})

test('dinners hold dishes that are served at any hour', () => {
  const dinners = dinnersOf(SPAN)
  expect(dinners.length).toBeGreaterThan(SPAN.days * 3)
  for (const { restaurantId, lines } of dinners) {
    const menu = demoMarketplace.restaurants.find(({ id }) => id === restaurantId)?.menu ?? []
    const dishes = menu.flatMap((section) => section.dishes.map((dish) => ({ dish, section })))
    for (const { productId } of lines) {
      const found = dishes[(productId % 1_000) - 1]
      expect(found?.section.served ?? found?.dish.served).toBeUndefined()
    }
  }
})

test('bookings of a trip come after its date is opened and before it starts', () => {
  const trips = tripsOf(SPAN)
  expect(trips.some(({ cancellation }) => cancellation !== null)).toBe(true)
  for (const { opensAt, startsAt, bookings } of trips) {
    for (const { at } of bookings) {
      expect(at.getTime()).toBeGreaterThan(opensAt.getTime())
      expect(at.getTime()).toBeLessThan(startsAt.getTime())
    }
  }
})

test('a festival is over for two weeks when the last week of the span begins; its orders come before its grounds close', () => {
  const festival = festivalOf(SPAN)
  const grounds = festival?.grounds ?? []
  expect(grounds.map(({ city }) => city)).toEqual(['Москва', 'Тула', 'Калуга'])
  const firstDay = festival?.firstDay ?? SPAN.firstDay
  expect(weekdayOf(firstDay)).toBe(6)
  const lastDay = plusDays(firstDay, Math.max(...grounds.map(({ fromDay, days }) => fromDay + days - 1)))
  expect(lastDay < plusDays(SPAN.firstDay, SPAN.days - 7 - 14)).toBe(true)
  for (const { at, organizationId, person } of festival?.orders ?? []) {
    const ground = grounds.find(({ city }) => city === person.town.city)
    expect(ground?.farmers).toContain(organizationId)
    expect(at > (festival?.shownAt ?? at)).toBe(true)
    expect(dayIn('Europe/Moscow', at) < plusDays(firstDay, (ground?.fromDay ?? 0) + (ground?.days ?? 0))).toBe(true)
  }
  expect(festival?.orders.length).toBeGreaterThan(grounds.flatMap(({ farmers }) => farmers).length)
  expect(festivalOf({ ...SPAN, days: 30 })).toBeNull()
})
