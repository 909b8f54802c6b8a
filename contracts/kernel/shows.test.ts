import { expect, it } from 'vitest'
import { z } from 'zod'
import { api } from '../api.ts'
import { cartSchema } from '../cart/cart.ts'
import { courierDaySchema } from '../couriers/couriers.ts'
import type { Endpoint } from './endpoint.ts'
import { idFieldOf, shown } from './shows.ts'

/**
 * Objects with an id that are neither products, sellers nor kitchens, by the first response that contains them. Their
 * changes invalidate pages differently: all pages of a site together, or within half a minute.
 */
const OTHER_THINGS = new Set([
  // documents, rates and places of a seller, which are shown next to the seller
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
  // posts and events
  'farmPosts.listFarmPosts.items[]',
  'festival.getFestival.festival',
  'festival.getFestival.festival.grounds[]',
  'festival.getProgramme.events[]',
  'reviews.reviewTags.items[]',
  'reviews.reviews.totals.tags[]',
  'siteRequests.listServices.items[]',
  // parts of a dish or a menu section, whose kitchen is shown next to them
  'restaurants.dish.groups[]',
  'restaurants.dish.groups[].options[]',
  'restaurants.dish.groups[].options[].groups[]',
  'restaurants.dish.groups[].options[].groups[].options[]',
  'restaurants.restaurant.sections[]',
  // delivery methods of recipe products
  'recipes.recipeProducts.waysOfGoods[][]',
  // tours invalidate pages by separate topics
  'tours.tours.items[]',
  'tours.tours.items[].prices[]',
  'tours.tours.items[].dates[]',
  'tours.tour',
])
/** Personal responses, which are never part of a cached page. */
const OF_ONE_PERSON: readonly z.ZodType[] = [cartSchema, courierDaySchema]

const ID = /^(id|organizationId|farmerId|sellerId|restaurantId|productId)$/

/** Visits every object of a schema once, with its path. */
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

it('every object with an id in a public response declares what it shows or is an exception', () => {
  const undeclared = objects.filter(
    ({ schema, path }) =>
      Object.keys(schema.shape).some((name) => ID.test(name)) &&
      shown.get(schema)?.shows === undefined &&
      !OTHER_THINGS.has(path),
  )
  expect(undeclared.map(({ path }) => path)).toEqual([])
})

it('every object with a product price is a product, every object with a kitchen state a kitchen', () => {
  for (const { schema, path } of objects) {
    const shows = shown.get(schema)?.shows ?? []
    if ('priceInfo' in schema.shape) expect([path, shows]).toEqual([path, expect.arrayContaining(['product'])])
    const state = schema.shape.state as z.ZodType | undefined
    if (state && shown.get(state)?.ends) expect([path, shows]).toEqual([path, expect.arrayContaining(['kitchen'])])
  }
})

it('allows only existing fields in declarations, and does not take a tour for a seller', () => {
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
