import { FESTIVAL_SECTIONS } from '@okolitsa/domain/festival/section.ts'
import { z } from 'zod'
import { locationQuery } from '../geo/location.ts'
import { defineEndpointsIn } from '../kernel/endpoint.ts'
import { idParams, jsonId } from '../kernel/id.ts'
import { pageOf, pageQuery } from '../kernel/paging.ts'
import { refuses } from '../refusals/refuses.ts'
import { festivalProductSchema, festivalProgrammeSchema, festivalSchema, festivalSectionSchema } from './festival.ts'

const CACHE_SECONDS = 60
export const MAX_PLANNED = 100
/** Token of a draft of the office, whose grounds are named by their keys; absent = what is shown. */
const draft = z.string().max(200, 'tooLong').optional()
const draftQuery = z.object({ draft })
const plan = z.object({ eventIds: z.array(z.number().int()) })

/** The harvest festival (spec 2.2). */
export const festivalEndpoints = defineEndpointsIn('festival', {
  getFestival: {
    method: 'GET',
    path: '/api/v1/festival',
    access: 'public',
    summary: 'The festival that goes on or is next, for two weeks after it the one that was; null = none is planned.',
    query: draftQuery,
    answer: z.object({ festival: festivalSchema.nullable() }),
    cacheSeconds: CACHE_SECONDS,
  },
  getProgramme: {
    method: 'GET',
    path: '/api/v1/festival/grounds/{id}',
    access: 'public',
    summary: 'A ground with its programme and the farms that come.',
    params: idParams,
    query: draftQuery,
    answer: festivalProgrammeSchema,
    cacheSeconds: CACHE_SECONDS,
  },
  listSections: {
    method: 'GET',
    path: '/api/v1/festival/grounds/{id}/sections',
    access: 'public',
    summary: 'The nine sections with how many goods of the farms that come to a ground are in each.',
    params: idParams,
    answer: z.object({ items: z.array(festivalSectionSchema) }),
    cacheSeconds: CACHE_SECONDS,
  },
  listGoods: {
    method: 'GET',
    path: '/api/v1/festival/grounds/{id}/goods',
    access: 'public',
    summary: 'Goods of the farms that come to a ground, most popular first; prices and days for a place.',
    params: idParams,
    query: z.object({
      section: z.enum(FESTIVAL_SECTIONS, 'wrongValue').optional(),
      draft,
      ...locationQuery,
      ...pageQuery(12),
    }),
    answer: pageOf(festivalProductSchema),
    cacheSeconds: CACHE_SECONDS,
  },
  getPlan: {
    method: 'GET',
    path: '/api/v1/festival/plan',
    access: 'customer',
    summary: 'What the customer plans to see.',
    answer: plan,
  },
  addToPlan: {
    method: 'POST',
    path: '/api/v1/festival/plan',
    access: 'customer',
    summary:
      'Adds things of programmes to the plan, those a guest chose in the browser too; unknown ones are left out.',
    body: z.object({
      eventIds: z.array(jsonId).min(1, 'required').max(MAX_PLANNED, 'tooLong'),
    }),
    answer: plan,
    errors: refuses('FESTIVAL_PLAN_FULL'),
  },
  removeFromPlan: {
    method: 'DELETE',
    path: '/api/v1/festival/plan/{id}',
    access: 'customer',
    summary: 'Takes a thing of a programme out of the plan.',
    params: idParams,
    answer: plan,
  },
})
