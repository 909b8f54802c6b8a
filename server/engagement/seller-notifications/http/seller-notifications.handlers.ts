import type { sellerNotificationsEndpoints } from '@okolitsa/contracts/seller-notifications/seller-notifications.endpoints.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { AuditService } from '../../../people/audit/ports.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { SellerNotificationDeps } from '../seller-notification-deps.ts'
import { lookAtAll } from '../store/matter.store.ts'
import { saveSettings } from '../store/settings.store.ts'
import { listUnanswered } from '../store/unanswered.store.ts'
import { demandSeller, readNotifications, switchChannel, tryChannel } from '../use-cases/arrange-notifications.ts'

/** Maximum items in the administrator's list. */
const MAX_SHOWN = 100

export function sellerNotificationsHandlers(
  deps: SellerNotificationDeps & { readonly audit: Pick<AuditService, 'record'> },
): Handlers<typeof sellerNotificationsEndpoints> {
  const { database, clock, audit } = deps
  const { executor, inTransaction } = database
  return {
    getSellerNotifications: async ({ params }) => {
      return readNotifications(deps, executor, params.id)
    },

    changeSellerNotifications: async ({ params: { id }, body: { phones, email, quiet }, actor }) => {
      return inTransaction(async (tx) => {
        const before = await demandSeller(tx, id)
        await saveSettings(tx, id, { phones: [...new Set(phones)], email, quiet }, clock())
        await lookAtAll(tx, id, clock())
        const presentSettings = (of: { quiet: typeof quiet; phones: number; email: string | null }) => ({
          quietFrom: of.quiet?.from ?? null,
          quietTo: of.quiet?.to ?? null,
          phones: of.phones,
          email: of.email,
        })
        await audit.record(tx, { kind: 'staff', staffId: actor.staffId }, [
          {
            action: 'changeSellerNotifications',
            entity: 'seller',
            entityId: id,
            organizationId: id,
            before: presentSettings({ quiet: before.quiet, phones: before.ownPhones.length, email: before.ownEmail }),
            after: presentSettings({ quiet, phones: phones.length, email }),
          },
        ])
        return readNotifications(deps, tx, id)
      })
    },

    switchSellerChannel: async ({ params: { id }, body, actor }) => {
      const { topic, channel, isOn } = body
      return inTransaction(async (tx) => {
        const switched = await switchChannel(deps, tx, id, body)
        await audit.record(tx, { kind: 'staff', staffId: actor.staffId }, [
          {
            action: 'switchSellerChannel',
            entity: 'seller',
            entityId: id,
            organizationId: id,
            before: { [`${topic}.${channel}`]: !isOn },
            after: { [`${topic}.${channel}`]: isOn },
          },
        ])
        return switched
      })
    },

    tryChannel: async ({ params, body }) => {
      return tryChannel(deps, params.id, body.channel)
    },

    listUnanswered: async ({ scope }) => {
      if (scope.kind !== 'all') throw new Refusal('NOT_FOUND')
      const rows = await listUnanswered(executor, clock(), MAX_SHOWN)
      return {
        items: rows.map(
          ({ organizationId, title, type, phone, at, deadline, seenAt, sent, total: _total, ...matter }) => ({
            ...matter,
            seller: { id: organizationId, title, type, phone },
            since: at.toISOString(),
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
