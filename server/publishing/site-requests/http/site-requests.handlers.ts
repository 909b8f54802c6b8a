import type { siteRequestsEndpoints } from '@okolitsa/contracts/site-requests/site-requests.endpoints.ts'
import type { SiteScope } from '@okolitsa/domain/identity/scope.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { SiteDocument } from '@okolitsa/domain/site-pages/page-content.ts'
import { advantagesOf, socialsOf } from '@okolitsa/domain/site-pages/site-facts.ts'
import { emit } from '../../../platform/db/outbox.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { refuseOverLimit, saveTry } from '../../../platform/limits/tries.ts'
import type { Deps } from '../../../services.ts'
import { serviceRequested } from '../events.ts'
import { FASTEST_PERSON_MS, OF_NETWORK, OF_PHONE, OF_SELLER } from '../policy.ts'
import { findService, findSpeakingSite, listDocuments, listServices } from '../store/site-facts.store.ts'
import { insertRequest } from '../store/site-request.store.ts'

export type SiteRequestsDeps = Deps<'database' | 'clock' | 'delivery'>
interface Paging {
  readonly page: number
  readonly perPage: number
}

const pageOf = <T>(items: T[], { page, perPage }: Paging, totalItems: number) => ({
  items,
  currentPage: page,
  totalItems,
  totalPages: Math.ceil(totalItems / perPage),
  itemsPerPage: perPage,
})

export function siteRequestsHandlers(deps: SiteRequestsDeps): Handlers<typeof siteRequestsEndpoints> {
  const { clock, delivery } = deps
  const { executor, inTransaction } = deps.database

  /** Throws NOT_FOUND for a seller that the site does not show. */
  async function refuseHidden(scope: SiteScope, organizationId: number): Promise<void> {
    if (!(await delivery.shownSellers(scope)).get(organizationId)) throw new Refusal('NOT_FOUND')
  }
  async function siteOf(scope: SiteScope, organizationId: number, asked: string | null): Promise<string | null> {
    await refuseHidden(scope, organizationId)
    return findSpeakingSite(executor, organizationId, asked)
  }
  async function documentsOf(...asked: Parameters<typeof siteOf>): Promise<readonly SiteDocument[]> {
    const siteUuid = await siteOf(...asked)
    return siteUuid === null ? [] : listDocuments(executor, siteUuid)
  }

  return {
    listSocials: async ({ params, scope, context }) => ({
      items: socialsOf(await documentsOf(scope, params.id, context.site.siteUuid)),
    }),
    listAdvantages: async ({ params, query, scope, context }) => {
      const all = advantagesOf(await documentsOf(scope, params.id, context.site.siteUuid))
      return pageOf(all.slice((query.page - 1) * query.perPage, query.page * query.perPage), query, all.length)
    },
    listServices: async ({ params, query, scope, context }) => {
      const siteUuid = await siteOf(scope, params.id, context.site.siteUuid)
      const rows = siteUuid === null ? [] : await listServices(executor, siteUuid, query)
      const items = rows.map(({ picture, total: _total, ...service }) => ({
        ...service,
        imageUrl: picture === null ? null : imageUrl(picture),
      }))
      return pageOf(items, query, rows[0]?.total ?? 0)
    },
    requestService: async ({ body, scope, actor, context }) => {
      const { organizationId, serviceId = null, name, phone, email } = body
      await refuseHidden(scope, organizationId)
      const serviceTitle = serviceId === null ? '' : await findService(executor, serviceId, organizationId)
      if (serviceTitle === null) throw new Refusal('NOT_FOUND')
      // bots get an ordinary answer, so that they cannot detect the check
      if (body.website || (body.shownForMs ?? FASTEST_PERSON_MS) < FASTEST_PERSON_MS) return { accepted: true }
      const at = clock()
      const customerId = actor.kind === 'customer' ? actor.customerId : null
      await inTransaction(async (tx) => {
        for (const [limit, who] of [
          [OF_NETWORK, context.network],
          [OF_PHONE, `${organizationId}:${phone}`],
          [OF_SELLER, String(organizationId)],
        ] as const) {
          await refuseOverLimit(tx, limit, who, at)
          await saveTry(tx, limit, who, at)
        }
        const request = { organizationId, serviceId, serviceTitle, name, phone, email, customerId, at }
        const requestId = await insertRequest(tx, request)
        await emit(tx, serviceRequested({ requestId, organizationId }))
      })
      return { accepted: true }
    },
  }
}
