import { DOMAIN_REASONS, DOMAIN_STATES } from '@okolitsa/domain/sites/own-domain.ts'
import { SITE_MODES } from '@okolitsa/domain/sites/site-fields.ts'
import { z } from 'zod'
import { defineEndpointsIn } from '../kernel/endpoint.ts'
import { uuid } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'

const siteSchema = z.object({
  siteUuid: z.uuid(),
  organizationId: z.number().int(),
  mode: z.enum(SITE_MODES),
  isConstructor: z.boolean(),
  /** Title of the site; null = the name of the seller. */
  title: z.string().nullable(),
  isPublished: z.boolean(),
  /** True = its products can be embedded on other sites. */
  hasWidget: z.boolean(),
  hosts: z.array(z.string()),
  /** `hosts` in Unicode, as people write them. */
  shownHosts: z.array(z.string()),
})

/** A seller's own domain: its state and its records at the registrar. */
const domainSchema = z.object({
  host: z.string(),
  /** `host` in Unicode, as people write it. */
  shownHost: z.string(),
  /** True = the host is a registered domain without a subdomain, so a CNAME record cannot be set for it. */
  isBare: z.boolean(),
  state: z.enum(DOMAIN_STATES),
  /** Fault of the domain; null = none, or not checked yet. */
  reason: z.enum(DOMAIN_REASONS).nullable(),
  records: z.array(
    z.object({
      type: z.enum(['CNAME', 'A', 'TXT']),
      name: z.string(),
      /** `name` relative to the registered domain, as panels of registrars expect it: `@`, `www`. */
      shortName: z.string(),
      /** `shortName` in Unicode. */
      shownName: z.string(),
      value: z.string(),
    }),
  ),
  checkedAt: z.string().nullable(),
  /** Time of the next check; null = no more automatic checks. */
  nextCheckAt: z.string().nullable(),
})

const desk = { access: 'seller', permission: 'manageSite' } as const
const params = z.object({ siteUuid: uuid })
const domainParams = z.object({ siteUuid: uuid, host: z.string().max(253, 'tooLong') })
const path = '/v1/cabinet/sites/{siteUuid}/domains'

export const siteDomainsEndpoints = defineEndpointsIn('sites', {
  listSites: {
    ...desk,
    method: 'GET',
    path: '/v1/cabinet/sites',
    summary: 'Sites of the sellers a person works for, fifty at most.',
    answer: z.object({ items: z.array(siteSchema) }),
  },
  listDomains: {
    ...desk,
    method: 'GET',
    path,
    summary: 'Domains a site claims: how far each has come, and the records to set.',
    params,
    answer: z.object({ items: z.array(domainSchema) }),
  },
  claimDomain: {
    ...desk,
    method: 'POST',
    once: true,
    path,
    summary: 'Claims a domain for a site; it leads there once the records are found.',
    params,
    body: z.object({ host: z.string('required').trim().min(1, 'required').max(300, 'tooLong') }),
    answer: domainSchema,
    status: 201,
    errors: refuses('TOO_MANY_DOMAINS'),
  },
  checkDomain: {
    ...desk,
    method: 'POST',
    path: `${path}/{host}/check`,
    summary: 'Looks at the records now.',
    params: domainParams,
    answer: domainSchema,
  },
  releaseDomain: {
    ...desk,
    method: 'DELETE',
    path: `${path}/{host}`,
    summary: 'Gives a domain up: it leads to the site no more.',
    params: domainParams,
    answer: z.object({ items: z.array(domainSchema) }),
  },
})
