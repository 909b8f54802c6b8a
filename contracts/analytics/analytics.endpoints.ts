import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id } from '../kernel/id.ts'

const done = z.object({ ok: z.literal(true) })

/** What the visitor did, reported by the page (spec 7.13). */
export const analyticsEndpoints = defineEndpoints({
  acceptCookies: {
    method: 'POST',
    path: '/api/v1/events/accept-cookies',
    access: 'public',
    summary: 'The cookie notice was accepted: kept as a consent with the version of its text.',
    body: z.object({ version: z.string().max(40).default('1') }).default({ version: '1' }),
    answer: done,
  },
  showCart: {
    method: 'POST',
    path: '/api/v1/events/show-cart',
    access: 'public',
    summary: 'The cart was opened.',
    body: z.object({ cartIds: z.array(z.uuid()).max(20).default([]) }),
    answer: done,
  },
  addProductToWishlist: {
    method: 'POST',
    path: '/api/v1/events/add-product-to-wishlist',
    access: 'public',
    summary: 'A product was added to favourites.',
    body: z.object({ productId: id }),
    answer: done,
  },
  searchResultClick: {
    method: 'POST',
    path: '/api/v1/events/search-result-click',
    access: 'public',
    summary: 'A search result was opened.',
    body: z.object({ text: z.string().max(200), productId: id.optional(), farmerId: id.optional() }),
    answer: done,
  },
  reportError: {
    method: 'POST',
    path: '/api/v1/events/client-error',
    access: 'public',
    summary: 'Something went wrong in the browser (spec 8): written to the log with the release of the page.',
    headers: z.object({ 'x-app-version': z.string().optional() }),
    body: z.object({
      message: z.string('required').min(1, 'required').max(500, 'tooLong'),
      stack: z.string().max(4_000, 'tooLong').optional(),
      /** Path of the page, without its query. */
      page: z.string().max(300, 'tooLong').default(''),
    }),
    answer: done,
  },
})
