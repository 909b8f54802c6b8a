import { emailMistake, recipientNameMistake } from '@okolitsa/domain/identity/person-fields.ts'
import { z } from 'zod'
import { calledPhoneSchema } from '../identity/profile.ts'
import { defineEndpointsIn } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { pageOf, pageQuery } from '../kernel/paging.ts'
import { without } from '../kernel/validation.ts'

const CACHE_SECONDS = 60
/** Page size of advantages and services (spec 9). */
const PER_PAGE = 6
const shared = { method: 'GET', access: 'public', params: idParams, cacheSeconds: CACHE_SECONDS } as const

/** Public facts of a seller's site, and requests for its services (spec 7.12). The id is the seller's. */
export const siteRequestsEndpoints = defineEndpointsIn('sites', {
  listSocials: {
    ...shared,
    path: '/api/v1/constructor/socials/{id}',
    summary: "Links of the seller's site to other places; empty without a published site.",
    answer: z.object({ items: z.array(z.object({ network: z.string(), href: z.string() })) }),
  },
  listAdvantages: {
    ...shared,
    path: '/api/v1/constructor/advantages/{id}',
    summary: 'Advantages stated on the seller’s site, 6 per page.',
    query: z.object(pageQuery(PER_PAGE)),
    answer: pageOf(z.object({ title: z.string(), text: z.string() })),
  },
  listServices: {
    ...shared,
    path: '/api/v1/constructor/services/{id}',
    summary: 'Services that can be requested on the seller’s site, 6 per page.',
    query: z.object(pageQuery(PER_PAGE)),
    answer: pageOf(
      z.object({
        id: z.number().int(),
        title: z.string(),
        text: z.string(),
        /** Price as the seller's text; may be empty. */
        price: z.string(),
        imageUrl: z.string().nullable(),
      }),
    ),
  },
  requestService: {
    method: 'POST',
    once: true,
    path: '/api/v1/email/constructor-service',
    access: 'public',
    summary: 'Asks a seller for a service of its site, or to be called back; the seller gets a letter and a note.',
    body: z.object({
      name: z.string('required').trim().check(without(recipientNameMistake)),
      phone: calledPhoneSchema,
      /** E-mail address; empty = the customer wants a call. */
      email: z
        .string('wrongValue')
        .trim()
        .check(without((typed) => (typed === '' ? null : emailMistake(typed)))),
      /** Id of the service; null = a service outside the list. */
      serviceId: id.nullable().optional(),
      organizationId: id,
      /** Honeypot: the field is invisible, so only bots fill it in. */
      website: z.string().max(500, 'tooLong').optional(),
      /** Time between showing and sending the form, ms. */
      shownForMs: z
        .number()
        .int()
        .min(0)
        .max(Number.MAX_SAFE_INTEGER - 1)
        .optional(),
    }),
    answer: z.object({ accepted: z.literal(true) }),
    status: 201,
  },
})
