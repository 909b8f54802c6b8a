import { FEATURED_PLACES, FEATURED_STATES, MAX_ADVERTISER, MAX_ERID } from '@okolitsa/domain/content/featured.ts'
import { z } from 'zod'
import { farmerCardSchema } from '../catalog/farmer.ts'
import { productCardSchema } from '../catalog/product.ts'
import { locationQuery } from '../geo/location.ts'
import { moment } from '../kernel/day.ts'
import { defineEndpoints, defineEndpointsIn } from '../kernel/endpoint.ts'
import { id } from '../kernel/id.ts'
import { shown } from '../kernel/shows.ts'
import { refuses } from '../refusals/refuses.ts'

const int = z.number().int()
const place = z.enum(FEATURED_PLACES, 'wrongValue')
const phrase = z
  .string('wrongValue')
  .trim()
  .max(100, 'tooLong')
  .refine((typed) => !typed.includes('\0'), 'wrongValue')

const featuredAnswer = z.object({
  /** The advertised product and the mark to show with it; null = nothing that can be ordered at the place. */
  ad: z.object({ product: productCardSchema, label: z.string() }).nullable(),
  /** The farm advertised in the list of farms; null = none that delivers to the place. */
  farm: z.object({ farmer: farmerCardSchema, label: z.string() }).nullable(),
  /** The next moment at which an advertisement of the place starts or ends; null = none is planned. */
  changesAt: z.iso.datetime().nullable(),
})
shown.add(featuredAnswer, { ends: ['changesAt'] })
export type FeaturedAd = NonNullable<z.output<typeof featuredAnswer>['ad']>
export type FeaturedFarm = NonNullable<z.output<typeof featuredAnswer>['farm']>

/** Advertisements that the shop shows, apart from the order of its lists. */
export const featuredEndpoints = defineEndpointsIn('goods', {
  getFeatured: {
    method: 'GET',
    path: '/api/v1/content/featured',
    access: 'public',
    summary:
      'The advertised product of the home page, a category or a search, or the farm of the list of farms, when it can be ordered from at the place.',
    query: z.object({ slot: place, categoryId: id.optional(), phrase: phrase.optional(), ...locationQuery }),
    answer: featuredAnswer,
    cacheSeconds: 60,
  },
})

export const featuredRowSchema = z.object({
  id: int,
  place,
  /** Title of the category, or the text of the search; null = another place. */
  where: z.string().nullable(),
  /** One of both is null. */
  productId: int.nullable(),
  organizationId: int.nullable(),
  /** Title of the product or the farm. */
  subject: z.string(),
  advertiser: z.string(),
  tin: z.string(),
  erid: z.string().nullable(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  state: z.enum(FEATURED_STATES),
})
export type FeaturedRow = z.output<typeof featuredRowSchema>

const line = (most: number) => phrase.min(1, 'required').max(most, 'tooLong')
const erid = phrase.max(MAX_ERID, 'tooLong').regex(/^[A-Za-z0-9]+$/, 'wrongValue')
const office = { access: 'office', permission: 'managePromotion' } as const
const path = '/v1/office/featured'
const params = z.object({ featuredId: id })

/** Advertisements, which the office places. */
export const featuredDeskEndpoints = defineEndpoints({
  listFeatured: {
    ...office,
    method: 'GET',
    path,
    summary: 'The latest advertisements, the last to start first.',
    answer: z.object({ items: z.array(featuredRowSchema) }),
  },
  createFeatured: {
    ...office,
    method: 'POST',
    once: true,
    path,
    status: 201,
    summary: 'Places an advertisement. It starts and ends by itself, and is shown only with an erid.',
    body: z.object({
      place,
      categoryId: id.nullable().default(null),
      phrase: phrase.min(1, 'required').nullable().default(null),
      productId: id.nullable().default(null),
      /** The farm of the place `farmers`. */
      organizationId: id.nullable().default(null),
      advertiser: line(MAX_ADVERTISER),
      tin: line(12),
      erid: erid.nullable().default(null),
      startsAt: moment,
      endsAt: moment,
    }),
    answer: featuredRowSchema,
    errors: refuses('FEATURED_TAKEN'),
  },
  setFeaturedErid: {
    ...office,
    method: 'POST',
    path: `${path}/{featuredId}/erid`,
    summary: 'Sets the token of an advertisement that has none.',
    params,
    body: z.object({ erid }),
    answer: featuredRowSchema,
  },
  stopFeatured: {
    ...office,
    method: 'POST',
    path: `${path}/{featuredId}/stop`,
    summary: 'Ends an advertisement at once; the place is free for another one.',
    params,
    answer: featuredRowSchema,
  },
})
