import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/id.ts'
import { pageQuery } from '../kernel/paging.ts'

/** Site constructor and the seller’s sites (spec 7.1 seller admin, 7.12). */
export const sitesEndpoints = defineEndpoints({
  registerSeller: {
    method: 'POST',
    path: '/v1/constructor/register',
    access: 'public',
    session: 'none',
    summary: 'Registers a seller for the constructor.',
    body: z.object({ inn: z.string().regex(/^(\d{10}|\d{12})$/, 'wrongValue') }).loose(),
    answer: z.unknown(),
    owed: true,
  },
  socials: {
    method: 'GET',
    path: '/api/v1/constructor/socials/{id}',
    access: 'public',
    summary: 'Social links of a site.',
    params: idParams,
    answer: z.unknown(),
    owed: true,
  },
  advantages: {
    method: 'GET',
    path: '/api/v1/constructor/advantages/{id}',
    access: 'public',
    summary: 'Advantages of a landing, 6 a page.',
    params: idParams,
    query: z.object(pageQuery(6)),
    answer: z.unknown(),
    owed: true,
  },
  siteServices: {
    method: 'GET',
    path: '/api/v1/constructor/services/{id}',
    access: 'public',
    summary: 'Services of a landing, 6 a page.',
    params: idParams,
    query: z.object(pageQuery(6)),
    answer: z.unknown(),
    owed: true,
  },
  requestService: {
    method: 'POST',
    path: '/api/v1/email/constructor-service',
    access: 'public',
    summary: 'Sends a request for a service to the seller.',
    body: z.object({
      email: z.string(),
      phone: z.string(),
      name: z.string(),
      serviceId: z.number().int(),
      organizationId: z.number().int(),
    }),
    answer: z.unknown(),
    owed: true,
  },
  colorTheme: {
    method: 'GET',
    path: '/v2/constructor/color-themes/{id}',
    access: 'seller',
    summary: 'Colour theme of a site.',
    params: idParams,
    answer: z.unknown(),
    owed: true,
  },
  typographyTheme: {
    method: 'GET',
    path: '/v2/constructor/typography-themes/{id}',
    access: 'seller',
    summary: 'Fonts of a site.',
    params: idParams,
    answer: z.unknown(),
    owed: true,
  },
  publicSite: {
    method: 'GET',
    path: '/v2/constructor/public/{siteUuid}',
    access: 'seller',
    summary: 'A published site.',
    params: z.object({ siteUuid: z.uuid() }),
    answer: z.unknown(),
    owed: true,
  },
})
