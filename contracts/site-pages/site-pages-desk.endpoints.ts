import { TRADES } from '@okolitsa/domain/site-pages/trade.ts'
import { SITE_MODES } from '@okolitsa/domain/sites/site-fields.ts'
import { z } from 'zod'
import { defineEndpointsIn } from '../kernel/endpoint.ts'
import { id, idParams, LARGEST_INT, uuid } from '../kernel/id.ts'
import { typedNumber } from '../kernel/typed-number.ts'
import { refuses } from '../refusals/refuses.ts'
import { publicSiteSchema } from './public-site.ts'
import {
  deskPageSchema,
  deskPageWithDraftSchema,
  pageContentSchema,
  pageDifferenceSchema,
  pageVersionSchema,
  publishedPageSchema,
  writtenContentSchema,
} from './site-page.ts'
import { pagePath as path } from './site-pages.endpoints.ts'
import { siteStartSchema } from './site-start.ts'

const site = z.object({ siteUuid: uuid })
const page = z.object({ id: uuid })
const revision = z.number('notANumber').int('wholeNumber').min(1, 'tooSmall').max(LARGEST_INT, 'tooBig')
const version = typedNumber({ least: 1, most: 2_147_483_647 })
const desk = { access: 'seller', permission: 'manageSite' } as const

/** Pages of sites, edited by their owners. */
export const sitePagesDeskEndpoints = defineEndpointsIn('sites', {
  getSiteStart: {
    ...desk,
    seller: 'id',
    method: 'GET',
    path: '/v1/cabinet/sellers/{id}/site-start',
    summary: 'What is known of a seller that a new site needs, so that nobody is asked for it again.',
    params: idParams,
    answer: siteStartSchema,
  },
  makeSite: {
    ...desk,
    seller: 'organizationId',
    method: 'POST',
    once: true,
    path: '/v1/cabinet/sites',
    summary:
      'Makes a site at once: its host, and a first page in the manner of the trade of what is known of the seller.',
    body: z.object({
      organizationId: id,
      mode: z.enum(SITE_MODES, 'wrongValue'),
      trade: z.enum(TRADES, 'wrongValue'),
      /** First part of the site's host. */
      name: z
        .string('required')
        .min(2, 'tooShort')
        .max(40, 'tooLong')
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'wrongValue'),
      /** True = the page is published immediately. */
      isPublished: z.boolean('wrongValue').default(false),
    }),
    answer: z.object({ siteUuid: z.uuid(), host: z.string(), page: deskPageWithDraftSchema }),
    errors: refuses('TOO_MANY_SITES'),
    status: 201,
  },
  removeSite: {
    ...desk,
    method: 'DELETE',
    path: '/v1/cabinet/sites/{siteUuid}',
    summary:
      'Removes a site for good: its pages with their versions, its addresses and its domains. Nothing is at its addresses until another site takes them; requests that came from it stay.',
    params: site,
    answer: z.object({ removed: z.literal(true) }),
  },
  listPages: {
    ...desk,
    method: 'GET',
    path: '/v1/cabinet/sites/{siteUuid}/pages',
    summary: 'Pages of a site in their order, published or not.',
    params: site,
    answer: z.object({ items: z.array(deskPageSchema) }),
  },
  addPage: {
    ...desk,
    method: 'POST',
    once: true,
    path: '/v1/cabinet/sites/{siteUuid}/pages',
    summary: 'Creates an unpublished page.',
    params: site,
    body: z.object({ path, content: writtenContentSchema }),
    answer: deskPageWithDraftSchema,
    errors: refuses('TOO_MANY_PAGES'),
    status: 201,
  },
  getPage: {
    ...desk,
    method: 'GET',
    path: '/v1/cabinet/site-pages/{id}',
    summary: 'A page with its draft.',
    params: page,
    answer: deskPageWithDraftSchema,
  },
  changePage: {
    ...desk,
    method: 'PATCH',
    path: '/v1/cabinet/site-pages/{id}',
    summary: 'Where the page is: its address, whether it is in the menu, its place in it. Visitors see that at once.',
    params: page,
    body: z.object({
      path: path.optional(),
      isInMenu: z.boolean('wrongValue').optional(),
      position: z.number('notANumber').int('wholeNumber').min(0, 'tooSmall').max(1_000, 'tooBig').optional(),
    }),
    answer: deskPageWithDraftSchema,
  },
  removePage: {
    ...desk,
    method: 'DELETE',
    path: '/v1/cabinet/site-pages/{id}',
    summary: 'Takes the page out with all its versions.',
    params: page,
    answer: z.object({ removed: z.literal(true) }),
  },
  saveDraft: {
    ...desk,
    method: 'POST',
    path: '/v1/cabinet/site-pages/{id}/draft',
    summary:
      'Writes the draft over the revision it began with; when somebody else has written meanwhile, says what differs.',
    params: page,
    body: z.object({ revision, content: writtenContentSchema }),
    answer: deskPageSchema,
    errors: refuses('PAGE_CHANGED'),
  },
  publishPage: {
    ...desk,
    method: 'POST',
    path: '/v1/cabinet/site-pages/{id}/publish',
    summary: 'Shows the draft of that revision to everybody; the same one again is the same version.',
    params: page,
    body: z.object({ revision }),
    answer: publishedPageSchema,
    errors: refuses('PAGE_CHANGED'),
  },
  unpublishPage: {
    ...desk,
    method: 'POST',
    path: '/v1/cabinet/site-pages/{id}/unpublish',
    summary: 'Unpublishes the page; its versions stay.',
    params: page,
    answer: deskPageSchema,
  },
  listVersions: {
    ...desk,
    method: 'GET',
    path: '/v1/cabinet/site-pages/{id}/versions',
    summary: 'Published versions, latest first, at most fifty.',
    params: page,
    answer: z.object({ items: z.array(pageVersionSchema) }),
  },
  getVersion: {
    ...desk,
    method: 'GET',
    path: '/v1/cabinet/site-pages/{id}/versions/{version}',
    summary: 'A version, and what was done since to come to the draft.',
    params: page.extend({ version }),
    answer: pageVersionSchema.extend({ content: pageContentSchema, since: pageDifferenceSchema }),
  },
  restoreVersion: {
    ...desk,
    method: 'POST',
    path: '/v1/cabinet/site-pages/{id}/versions/{version}/restore',
    summary: 'Makes the draft what the version was; visitors see it once it is published.',
    params: page.extend({ version }),
    body: z.object({ revision }),
    answer: deskPageWithDraftSchema,
    errors: refuses('PAGE_CHANGED'),
  },
  makePreview: {
    ...desk,
    method: 'POST',
    once: true,
    path: '/v1/cabinet/site-pages/{id}/preview',
    summary:
      'A link to the draft at the site’s own host for whoever has it: nobody guesses it, and it ends in three days.',
    params: page,
    answer: z.object({ path: z.string(), expiresAt: z.string() }),
    status: 201,
  },
  publicSite: {
    ...desk,
    method: 'GET',
    path: '/v2/constructor/public/{siteUuid}',
    summary: 'A published site as its visitors have it: how it looks, whose it is by law, its pages.',
    params: site,
    answer: publicSiteSchema,
  },
})
