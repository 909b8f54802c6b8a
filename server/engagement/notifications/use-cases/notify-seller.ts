import type { TemplateValues } from '@okolitsa/domain/notification-templates/template-text.ts'
import type { NotificationDeps } from '../notification-deps.ts'

const PATHS = {
  hidden: '/cabinet/inbox',
  stock: '/cabinet/stock?state=low',
  parcel: '/cabinet/parcels',
  paperAccepted: '/cabinet/papers',
  paperRefused: '/cabinet/papers',
  paperEnds: '/cabinet/papers',
  appealChanged: '/cabinet/orders',
  appealKept: '/cabinet/orders',
} as const

/** Notifies the devices of a seller's people who answer customers. */
export async function notifySeller(
  { push, notificationTemplates }: Pick<NotificationDeps, 'push' | 'notificationTemplates'>,
  organizationId: number,
  what: keyof typeof PATHS,
  values: TemplateValues = {},
): Promise<void> {
  await push.notify(
    { kind: 'seller', organizationIds: [organizationId] },
    // unread notifications of one kind are merged
    {
      ...notificationTemplates.notification('ru', `seller.${what}`, values),
      path: PATHS[what],
      topic: `desk-${what}-${organizationId}`,
      isUrgent: false,
    },
  )
}
