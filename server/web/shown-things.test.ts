import { catalogEndpoints } from '@okolitsa/contracts/catalog/catalog.endpoints.ts'
import { contentEndpoints } from '@okolitsa/contracts/content/content.endpoints.ts'
import { shown as declared } from '@okolitsa/contracts/kernel/shows.ts'
import { restaurantsEndpoints } from '@okolitsa/contracts/restaurants/restaurants.endpoints.ts'
import { toursEndpoints } from '@okolitsa/contracts/tours/tours.endpoints.ts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { noteShown, nothingShown } from './shown-things.ts'

function shownBy(schema: z.ZodType, answer: unknown, now = new Date(0)) {
  const shown = nothingShown(now)
  noteShown(schema, answer, shown)
  return { tags: [...shown.tags].toSorted(), holdsUntil: shown.holdsUntil }
}

it('collects products, sellers and kitchens that an answer declares, at any depth', () => {
  const farmer = {
    id: 7,
    products: [
      { id: 1, farmer: { id: 7 } },
      { id: 2, farmer: { id: 8 } },
    ],
  }
  expect(shownBy(catalogEndpoints.listFarmers.answer, { items: [farmer] }).tags).toEqual([
    'product:1',
    'product:2',
    'seller:7',
    'seller:8',
  ])
  const dish = { id: 5, organizationId: 11, origins: [{ farmer: { id: 4 } }], restaurant: { id: 11 } }
  expect(shownBy(restaurantsEndpoints.dish.answer, dish).tags).toEqual([
    'kitchen:11',
    'product:5',
    'seller:11',
    'seller:4',
  ])
})

it("collects no seller for a tour's card, and the organizer for its page", () => {
  const card = { id: 17, distanceKm: 4, prices: [{ id: 3 }] }
  expect(shownBy(toursEndpoints.tours.answer, { items: [card] }).tags).toEqual([])
  expect(shownBy(toursEndpoints.tour.answer, { id: 17, organizer: { id: 9 } }).tags).toEqual(['seller:9'])
})

it('expires with the first kitchen, section or dish that changes by schedule', () => {
  const restaurant = (id: number, state: object, sections: object[] = []) => ({ id, state, sections })
  const list = restaurantsEndpoints.restaurants.answer
  const at = (hour: string) => `2026-11-22T${hour}:00.000Z`
  const open = restaurant(11, { kind: 'open', until: at('19:00'), isRush: false })
  const closed = restaurant(12, { kind: 'closed', opensAt: at('18:00') })
  const nobodyKnows = restaurant(13, { kind: 'closed', opensAt: null })
  expect(shownBy(list, { items: [open, closed, nobodyKnows] }).holdsUntil).toBe(Date.parse(at('18:00')))
  expect(shownBy(list, { items: [nobodyKnows] }).holdsUntil).toBe(Number.POSITIVE_INFINITY)
  const served = { id: 2, isServedNow: true, servedUntil: at('17:30'), servedAt: null }
  const menu = restaurant(11, { kind: 'open', until: at('19:00'), isRush: false }, [served])
  expect(shownBy(restaurantsEndpoints.restaurant.answer, menu).holdsUntil).toBe(Date.parse(at('17:30')))
  const stopped = { id: 5, organizationId: 11, availability: { until: at('16:00'), servedUntil: null } }
  expect(shownBy(restaurantsEndpoints.dishes.answer, { items: [stopped] }).holdsUntil).toBe(Date.parse(at('16:00')))
})

it('expires with the first banner that starts or ends', () => {
  const changesAt = '2026-12-01T06:00:00.000Z'
  const list = contentEndpoints.cmsBlocks.answer
  expect(shownBy(list, { items: [], changesAt }).holdsUntil).toBe(Date.parse(changesAt))
  expect(shownBy(list, { items: [], changesAt: null }).holdsUntil).toBe(Number.POSITIVE_INFINITY)
})

it('follows a recursive schema, and the matching option of a union', () => {
  interface Node {
    readonly id: number
    readonly children: readonly Node[]
  }
  const node: z.ZodType<Node> = z.lazy(() => object)
  const object = z.object({ id: z.number(), children: z.array(node) })
  declared.add(object, { shows: ['seller'] })
  expect(shownBy(node, { id: 1, children: [{ id: 2, children: [] }] }).tags).toEqual(['seller:1', 'seller:2'])
  const product = z.object({ kind: z.literal('product'), id: z.number() })
  declared.add(product, { shows: ['product'] })
  const either = z.discriminatedUnion('kind', [product, z.object({ kind: z.literal('text'), id: z.number() })])
  expect(
    shownBy(z.record(z.string(), either), { a: { kind: 'product', id: 1 }, b: { kind: 'text', id: 2 } }).tags,
  ).toEqual(['product:1'])
})

it("expires a tour's page when a date can no longer be booked, ignoring past moments", () => {
  const [over, next] = ['2026-11-28T09:00:00Z', '2026-11-30T09:00:00Z']
  const tour = {
    tour: { id: 1 },
    dates: [
      { bookUntil: over, decideAt: over },
      { bookUntil: next, decideAt: null },
    ],
  }
  const now = new Date('2026-11-29T09:00:00Z')
  expect(shownBy(toursEndpoints.tour.answer, tour, now).holdsUntil).toBe(Date.parse(next))
})
