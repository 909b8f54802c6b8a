import { LISTS } from '@okolitsa/domain/analytics/event-kinds.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id } from '../kernel/id.ts'

const done = z.object({ ok: z.literal(true) })

/** Maximum events in one call: a minute on a page of lists, with some to spare. */
export const MAX_EVENTS_A_CALL = 40
/** Maximum cookie answers from one network an hour; each is stored for years. */
const MAX_ANSWERS_AN_HOUR = 120
/** Maximum age of an event that waited in the browser for a connection, s. */
export const OLDEST_EVENT_S = 2 * 24 * 3600

/** Fields of every event: its id, which identifies repetitions, and its age. */
const context = {
  eventId: z
    .string()
    .regex(/^[\da-f]{32}$/)
    .optional(),
  secondsAgo: z.number().int().min(0).max(OLDEST_EVENT_S).default(0),
}
const version = z.string().max(40).default('1')

const stepSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('view-list'),
    ...context,
    list: z.enum(LISTS),
    products: z.number().int().min(0).max(1_000),
  }),
  z.object({ kind: z.literal('view-product'), ...context, productId: id }),
  z.object({ kind: z.literal('add-to-cart'), ...context, productId: id }),
  z.object({ kind: z.literal('begin-checkout'), ...context, carts: z.number().int().min(1).max(100) }),
])

/** Visitor events reported by pages (spec 7.13). */
export const analyticsEndpoints = defineEndpoints({
  acceptCookies: {
    method: 'POST',
    path: '/api/v1/events/accept-cookies',
    access: 'public',
    mostAnHour: MAX_ANSWERS_AN_HOUR,
    summary: 'The cookie notice was accepted: kept as a consent with the version of its text.',
    body: z.object({ version }).default({ version: '1' }),
    answer: done,
  },
  withdrawCookies: {
    method: 'POST',
    path: '/api/v1/events/withdraw-cookies',
    access: 'public',
    mostAnHour: MAX_ANSWERS_AN_HOUR,
    summary: 'The consent was refused or taken back: kept with the version of the text it was about.',
    body: z.object({ version }).default({ version: '1' }),
    answer: done,
  },
  showCart: {
    method: 'POST',
    path: '/api/v1/events/show-cart',
    access: 'public',
    summary: 'The cart was opened.',
    body: z.object({ ...context, cartIds: z.array(z.uuid()).max(20).default([]) }),
    answer: done,
  },
  addProductToWishlist: {
    method: 'POST',
    path: '/api/v1/events/add-product-to-wishlist',
    access: 'public',
    summary: 'A product was added to favourites.',
    body: z.object({ ...context, productId: id }),
    answer: done,
  },
  searchResultClick: {
    method: 'POST',
    path: '/api/v1/events/search-result-click',
    access: 'public',
    summary: 'A search result was opened.',
    body: z.object({ ...context, text: z.string().max(200), productId: id.optional(), farmerId: id.optional() }),
    answer: done,
  },
  tellSteps: {
    method: 'POST',
    path: '/api/v1/events/steps',
    access: 'public',
    summary: 'Steps towards a purchase, as the page has gathered them; a repeated one is counted once.',
    body: z.object({ events: z.array(stepSchema).min(1).max(MAX_EVENTS_A_CALL) }),
    answer: done,
  },
  reportError: {
    method: 'POST',
    path: '/api/v1/events/client-error',
    access: 'public',
    mostAnHour: 20,
    summary: 'Something went wrong in the browser (spec 8): written to the log with the release of the page.',
    headers: z.object({ 'x-app-version': z.string().optional() }),
    body: z.object({
      message: z.string('required').min(1, 'required').max(500, 'tooLong'),
      stack: z.string().max(4_000, 'tooLong').optional(),
      /** Path of the page without its query. */
      page: z.string().max(300, 'tooLong').default(''),
    }),
    answer: done,
  },
})
