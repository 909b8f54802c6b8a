import { z } from 'zod'
import { defineEndpointsIn } from '../kernel/endpoint.ts'
import { siteMenuItemSchema, sitePageSchema } from './site-page.ts'

const CACHE_SECONDS = 60
/** Path of a page on its site. */
export const pagePath = z.string('required').max(80, 'tooLong')

export const sitePagesEndpoints = defineEndpointsIn('sites', {
  getSitePage: {
    method: 'GET',
    path: '/api/v1/site/page',
    access: 'public',
    summary: 'A published page of the site that is asked.',
    query: z.object({ path: pagePath }),
    answer: sitePageSchema,
    cacheSeconds: CACHE_SECONDS,
  },
  getSiteMenu: {
    method: 'GET',
    path: '/api/v1/site/menu',
    access: 'public',
    summary:
      'Published pages of the site that is asked: those of its menu, and the addresses of all that are for search engines.',
    answer: z.object({ items: z.array(siteMenuItemSchema), indexed: z.array(z.string()) }),
    cacheSeconds: CACHE_SECONDS,
  },
  getPagePreview: {
    method: 'GET',
    path: '/api/v1/site/preview',
    access: 'public',
    summary: 'The draft of a page of the site that is asked, by a link that its people made and that ends.',
    verbatim: true,
    query: z.object({ token: z.string('required').max(200, 'tooLong') }),
    answer: sitePageSchema,
  },
})
