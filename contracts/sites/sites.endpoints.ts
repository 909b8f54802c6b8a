import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'

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
})
