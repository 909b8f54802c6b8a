import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/id.ts'

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
