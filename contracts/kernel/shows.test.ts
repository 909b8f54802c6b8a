import { expect, it } from 'vitest'
import { z } from 'zod'
import { api } from '../api.ts'
import { cartSchema } from '../cart/cart.ts'
import { courierDaySchema } from '../couriers/couriers.ts'
import type { Endpoint } from './endpoint.ts'
import { idFieldOf, shown } from './shows.ts'

/**
 * Objects with an id of something else than a product, a seller or a kitchen, by the first answer that has them. What
 * changes them is told in another way: pages of a whole site are outdated, or they follow within half a minute.
 */
const OTHER_THINGS = new Set([
  // papers, rates and places of a seller, who is shown beside them
  'catalog.getFarmer.documents[]',
  'catalog.getFarmer.shippingRates[]',
  'catalog.getFarmer.tradePlaces[]',
  'delivery.listFarmersDeliveryInfo.items[].shippingRates[]',
  'delivery.listFarmersPickupPoints.items[]',
  // sections of the catalogue
  'catalog.listFarmerCategories.items[]',
  'catalog.listFarmerShelves.items[].category',
  'catalog.getProduct.breadcrumbs[]',
  'catalog.listProductCategories.items[]',
  'catalog.countProductsByCategory.items[]',
  'catalog.listTopCategories.items[]',
  'catalog.getCategory',
  // texts and events
  'farmPosts.listFarmPosts.items[]',
  'festival.getFestival.festival',
  'festival.getFestival.festival.grounds[]',
  'festival.getProgramme.events[]',
  'reviews.reviewTags.items[]',
  'reviews.reviews.totals.tags[]',
  'siteRequests.listServices.items[]',
  // parts of a dish or a section of a menu, whose kitchen is shown beside them
  'restaurants.dish.groups[]',
  'restaurants.dish.groups[].options[]',
  'restaurants.dish.groups[].options[].groups[]',
  'restaurants.dish.groups[].options[].groups[].options[]',
  'restaurants.restaurant.sections[]',
  // ways by which goods of a recipe come
  'recipes.recipeProducts.waysOfGoods[][]',
  // tours have notifications of their own
  'tours.tours.items[]',
  'tours.tours.items[].prices[]',
  'tours.tours.items[].dates[]',
  'tours.tour',
])
/** Answers of one person, which no kept page is made of. */
const OF_ONE_PERSON: readonly z.ZodType[] = [cartSchema, courierDaySchema]

const ID = /^(id|organizationId|farmerId|sellerId|restaurantId|productId)$/

/** Every object of a schema with its path, once. */
function visit(schema: z.ZodType, path: string, seen: Map<z.ZodType, string>): void {
  if (seen.has(schema) || OF_ONE_PERSON.includes(schema)) return
  seen.set(schema, path)
  const inner = (part: unknown, at = path) => visit(part as z.ZodType, at, seen)
  if (schema instanceof z.ZodObject)
    for (const [name, part] of Object.entries(schema.shape)) inner(part, `${path}.${name}`)
  else if (schema instanceof z.ZodArray) inner(schema.element, `${path}[]`)
  else if (schema instanceof z.ZodRecord) inner(schema.valueType, `${path}{}`)
  else if (schema instanceof z.ZodUnion) for (const option of schema.options) inner(option)
  else if (schema instanceof z.ZodPipe) inner(schema.in)
  else if ('unwrap' in schema && typeof schema.unwrap === 'function') inner(schema.unwrap())
}

const seen = new Map<z.ZodType, string>()
for (const [noun, table] of Object.entries(api as Record<string, Record<string, Endpoint>>))
  for (const [name, endpoint] of Object.entries(table))
    if (!endpoint.raw && endpoint.access === 'public' && endpoint.method === 'GET')
      visit(endpoint.answer, `${noun}.${name}`, seen)
const objects = [...seen].flatMap(([schema, path]) => (schema instanceof z.ZodObject ? [{ schema, path }] : []))

it('every object of a public answer with an id declares what it shows, or is named as another thing', () => {
  const undeclared = objects.filter(
    ({ schema, path }) =>
      Object.keys(schema.shape).some((name) => ID.test(name)) &&
      shown.get(schema)?.shows === undefined &&
      !OTHER_THINGS.has(path),
  )
  expect(undeclared.map(({ path }) => path)).toEqual([])
})

it('everything with a price of goods is a product, everything with a state of its kitchen a kitchen', () => {
  for (const { schema, path } of objects) {
    const shows = shown.get(schema)?.shows ?? []
    if ('priceInfo' in schema.shape) expect([path, shows]).toEqual([path, expect.arrayContaining(['product'])])
    const state = schema.shape.state as z.ZodType | undefined
    if (state && shown.get(state)?.ends) expect([path, shows]).toEqual([path, expect.arrayContaining(['kitchen'])])
  }
})

it('names fields that the object has, and a tour is no seller', () => {
  for (const { schema, path } of objects) {
    const declared = shown.get(schema)
    if (!declared) continue
    const fields = [...(declared.ends ?? []), ...(declared.shows ?? []).map((kind) => idFieldOf(declared, kind))]
    for (const field of fields)
      expect([path, Object.keys(schema.shape)]).toEqual([path, expect.arrayContaining([field])])
    if (path.startsWith('tours.') && !path.endsWith('rganizer') && !path.endsWith('.legal'))
      expect([path, declared.shows]).toEqual([path, []])
  }
})
