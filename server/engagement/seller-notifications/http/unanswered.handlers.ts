import type { unansweredEndpoints } from '@okolitsa/contracts/seller-notifications/unanswered.endpoints.ts'
import { lateFrom } from '@okolitsa/domain/seller-notifications/matter.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { SellerNotificationDeps } from '../seller-notification-deps.ts'
import { listUnanswered } from '../store/unanswered.store.ts'

/** Maximum items in the list of the office. */
const MAX_SHOWN = 100

export function unansweredHandlers({
  database: { executor },
  clock,
}: Pick<SellerNotificationDeps, 'database' | 'clock'>): Handlers<typeof unansweredEndpoints> {
  return {
    listUnanswered: async () => {
      const rows = await listUnanswered(executor, clock(), MAX_SHOWN)
      return {
        items: rows.map(
          ({
            organizationId,
            title,
            type,
            phone,
            at,
            deadline,
            seenAt,
            handoverAt,
            sent,
            total: _total,
            ...matter
          }) => ({
            ...matter,
            seller: { id: organizationId, title, type, phone },
            since: at.toISOString(),
            lateFrom: (lateFrom({ kind: matter.kind, at, handoverAt }) ?? at).toISOString(),
            deadline: deadline?.toISOString() ?? null,
            isSeen: seenAt !== null,
            sent: sent.map((message) => ({ ...message, at: new Date(message.at).toISOString() })),
          }),
        ),
        total: rows[0]?.total ?? 0,
      }
    },
  }
}
