import { MAX_MESSAGES_A_DAY } from '@okolitsa/domain/notifications/notification-table.ts'
import type { SellerChannel } from '@okolitsa/domain/seller-notifications/matter.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { SellerNotificationDeps } from '../seller-notification-deps.ts'
import type { SentByChannel } from '../store/message.store.ts'
import { emailOf, type NotifiedSeller, phonesOf } from '../store/settings.store.ts'

/** Daily limit of paid messages to a kitchen, which has more orders than a farm. */
const MAX_OF_KITCHEN = 60

/** Channels that reach a person of the seller. */
export async function reachedBy(
  { push, mail, announce }: SellerNotificationDeps,
  executor: Executor,
  organizationId: number,
  seller: NotifiedSeller,
): Promise<Set<SellerChannel>> {
  const hasPhone = phonesOf(seller).length > 0
  const hasDevice = await push.reaches(executor, {
    kind: 'seller',
    organizationIds: [organizationId],
    // every person who answers customers may work on orders, too
    permission: 'workOrders',
  })
  return new Set<SellerChannel>([
    ...(hasDevice ? (['push'] as const) : []),
    ...(hasPhone ? (['sms'] as const) : []),
    ...(mail !== null && emailOf(seller) !== null ? (['email'] as const) : []),
    ...(announce !== null && hasPhone ? (['call'] as const) : []),
  ])
}

/** Channels above the seller's daily limit, which counts a message per phone. */
export function spent(seller: NotifiedSeller, sent: readonly SentByChannel[]): Set<SellerChannel> {
  const most = seller.type === 'restaurant' ? MAX_OF_KITCHEN : MAX_MESSAGES_A_DAY
  const phones = Math.max(1, phonesOf(seller).length)
  return new Set(
    sent
      .filter(({ channel, count }) => (channel === 'sms' || channel === 'call') && count * phones >= most)
      .map(({ channel }) => channel),
  )
}
