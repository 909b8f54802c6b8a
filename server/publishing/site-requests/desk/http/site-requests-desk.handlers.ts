import type {
  SiteRequest,
  siteRequestsDeskEndpoints,
} from '@okolitsa/contracts/site-requests/site-requests-desk.endpoints.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { SellerNotificationsService } from '../../../../engagement/seller-notifications/ports.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { Deps } from '../../../../services.ts'
import { findContact, saveContact } from '../../store/site-contact.store.ts'
import { countRequests, listRequests, type RequestRow, updateState } from '../../store/site-request.store.ts'

export interface SiteRequestsDeskDeps extends Deps<'database' | 'clock' | 'audit'> {
  readonly notifications: SellerNotificationsService
}

const present = ({ organizationId: _seller, createdAt, answeredAt, ...request }: RequestRow): SiteRequest => ({
  ...request,
  createdAt: createdAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
})

export function siteRequestsDeskHandlers(deps: SiteRequestsDeskDeps): Handlers<typeof siteRequestsDeskEndpoints> {
  const { clock, audit, notifications } = deps
  const { executor, inTransaction } = deps.database

  return {
    listRequests: async ({ query, scope }) => {
      const { page, perPage, state = null } = query
      const [rows, totalItems] = await Promise.all([
        listRequests(executor, scope, query),
        countRequests(executor, scope, state),
        // the list shows requests completely
        state === 'answered' ? null : notifications.seen(executor, scope, ['request'], null),
      ])
      const totalPages = Math.ceil(totalItems / perPage)
      return { items: rows.map(present), currentPage: page, totalItems, totalPages, itemsPerPage: perPage }
    },
    countRequests: async ({ scope }) => ({ new: await countRequests(executor, scope, 'new') }),
    setRequestState: async ({ params, body, scope, actor }) => {
      const moved = await updateState(executor, scope, params.id, { ...body, at: clock(), by: actor.staffId })
      if (!moved) throw new Refusal('NOT_FOUND')
      return present(moved)
    },
    getContact: async ({ params, scope }) => {
      const contact = await findContact(executor, scope, params.siteUuid)
      if (!contact) throw new Refusal('NOT_FOUND')
      return { email: contact.email }
    },
    setContact: async ({ params, body, scope, actor }) =>
      inTransaction(async (tx) => {
        const contact = await findContact(tx, scope, params.siteUuid)
        if (!contact) throw new Refusal('NOT_FOUND')
        await saveContact(tx, contact.organizationId, body.email)
        await audit.record(tx, { kind: 'staff', staffId: actor.staffId }, [
          {
            action: 'setRequestContact',
            entity: 'site',
            entityId: params.siteUuid,
            organizationId: contact.organizationId,
            before: { requestEmail: contact.email },
            after: { requestEmail: body.email },
          },
        ])
        return { email: body.email }
      }),
  }
}
