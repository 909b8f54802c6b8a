import { z } from 'zod'
import { emailSchema } from '../identity/profile.ts'
import { defineServedEndpointsIn } from '../kernel/endpoint.ts'
import { idParams, uuid } from '../kernel/id.ts'
import { pageOf, pageQuery } from '../kernel/paging.ts'

const REQUEST_STATES = ['new', 'answered'] as const
const siteRequestSchema = z.object({
  id: z.number().int(),
  serviceTitle: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  state: z.enum(REQUEST_STATES),
  createdAt: z.string(),
  answeredAt: z.string().nullable(),
  answeredBy: z.string().nullable(),
})
export type SiteRequest = z.output<typeof siteRequestSchema>

const contact = z.object({ email: z.string().nullable() })
const desk = { access: 'seller', permission: 'answerCustomers' } as const

/** Requests for the seller's staff. */
export const siteRequestsDeskEndpoints = defineServedEndpointsIn('sites', {
  listRequests: {
    ...desk,
    method: 'GET',
    path: '/v1/cabinet/site-requests',
    summary: 'Requests of sites, the latest first.',
    query: z.object({ state: z.enum(REQUEST_STATES, 'wrongValue').optional(), ...pageQuery(20) }),
    answer: pageOf(siteRequestSchema),
  },
  countRequests: {
    ...desk,
    method: 'GET',
    path: '/v1/cabinet/site-requests/counts',
    summary: 'Number of unanswered requests.',
    answer: z.object({ new: z.number().int() }),
  },
  setRequestState: {
    ...desk,
    method: 'PATCH',
    path: '/v1/cabinet/site-requests/{id}',
    summary: 'Marks a request as answered or unanswered.',
    params: idParams,
    body: z.object({ state: z.enum(REQUEST_STATES, 'wrongValue') }),
    answer: siteRequestSchema,
  },
  getContact: {
    access: 'seller',
    permission: 'manageSite',
    method: 'GET',
    path: '/v1/cabinet/sites/{siteUuid}/contact',
    summary: 'Where letters of requests go; null = they come as notes only.',
    params: z.object({ siteUuid: uuid }),
    answer: contact,
  },
  setContact: {
    access: 'seller',
    permission: 'manageSite',
    method: 'PATCH',
    path: '/v1/cabinet/sites/{siteUuid}/contact',
    summary: 'Sets the e-mail address for requests.',
    params: z.object({ siteUuid: uuid }),
    body: z.object({ email: emailSchema.nullable() }),
    answer: contact,
  },
})
