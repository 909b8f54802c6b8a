import type { sellerNotificationsEndpoints } from '@okolitsa/contracts/seller-notifications/seller-notifications.endpoints.ts'
import type { AuditService } from '../../../people/audit/ports.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { SellerNotificationDeps } from '../seller-notification-deps.ts'
import { lookAtAll } from '../store/matter.store.ts'
import { saveSettings } from '../store/settings.store.ts'
import { demandSeller, readNotifications, switchChannel, tryChannel } from '../use-cases/arrange-notifications.ts'

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
  }
}
