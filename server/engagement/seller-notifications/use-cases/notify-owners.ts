import { calmMomentOf } from '@okolitsa/domain/seller-notifications/next-sendings.ts'
import { ownerChannels } from '@okolitsa/domain/seller-notifications/owner-message.ts'
import { emit, emitMany } from '../../../platform/db/outbox.ts'
import type { PayloadOf } from '../../../platform/events/event.ts'
import { ownerMessageDue } from '../events.ts'
import type { OwnerMessage } from '../ports.ts'
import type { SellerNotificationDeps } from '../seller-notification-deps.ts'
import { claimOwnerMessage, saveMessage } from '../store/message.store.ts'
import { emailOf, findSeller, type NotifiedSeller, phonesOf } from '../store/settings.store.ts'
import { ownerTexts } from './matter-texts.ts'
import { sendForms } from './send-by.ts'

const PATHS = {
  paperEnds: () => '/cabinet/papers',
  appealChanged: ({ orderId }) => `/cabinet/orders/${orderId}`,
  appealKept: ({ orderId }) => `/cabinet/orders/${orderId}`,
  feeChanges: () => '/cabinet/fees',
  npdNear: () => '/cabinet',
  npdOver: () => '/cabinet',
  npdLost: () => '/cabinet/money',
  npdReceipts: () => '/cabinet/money',
  plotAccepted: () => '/cabinet/papers',
  plotReturned: () => '/cabinet/papers',
  discountAsked: () => '/cabinet/offers',
  offerComes: () => '/cabinet/contract',
  offerStops: () => '/cabinet/contract',
  payoutReturned: () => '/cabinet/requisites',
  papersReady: () => '/cabinet/money/papers',
  objectionAnswered: () => '/cabinet/money/papers',
} as const satisfies Record<OwnerMessage['what'], (values: OwnerMessage['values']) => string>

const phonesOfOwners = (seller: NotifiedSeller) =>
  seller.ownersPhones.length > 0 ? seller.ownersPhones : phonesOf(seller)

/** Plans a message for each channel that reaches the owners. */
export async function notifyOwners(
  deps: SellerNotificationDeps,
  { isPressing, ...message }: OwnerMessage,
): Promise<void> {
  const { database, mail } = deps
  const seller = await findSeller(database.executor, message.organizationId)
  if (!seller) return
  const channels = ownerChannels({
    isPressing,
    hasMail: mail !== null && emailOf(seller) !== null,
    hasPhone: phonesOfOwners(seller).length > 0,
  })
  await database.inTransaction((tx) =>
    emitMany(
      tx,
      channels.map((channel) => ({ event: ownerMessageDue({ ...message, channel }), dueAt: null })),
    ),
  )
}

/**
 * Sends a message by a channel, at most once: it is marked before the provider is asked. A clear refusal is retried, and an SMS
 * waits for the end of quiet hours.
 */
export async function sendToOwners(
  deps: SellerNotificationDeps,
  message: PayloadOf<typeof ownerMessageDue>,
): Promise<void> {
  const { organizationId, channel, key, what, values } = message
  const { executor } = deps.database
  const seller = await findSeller(executor, organizationId)
  if (!seller) return
  const now = deps.clock()
  const calm = channel === 'sms' ? calmMomentOf(now, seller) : now
  if (calm > now) return emit(executor, ownerMessageDue(message), calm)
  const messageId = await claimOwnerMessage(executor, { organizationId, channel, key, at: now })
  if (messageId === null) return
  const { sms, letter } = ownerTexts(deps, seller.title, what, values, deps.publicUrl + PATHS[what](values))
  const to = { organizationId, seller: { ...seller, ownPhones: phonesOfOwners(seller) }, messageId }
  const outcome = await sendForms(deps, channel, to, { notes: [], sms, letter })
  await saveMessage(executor, messageId, outcome)
  if (outcome.state === 'failed') throw new Error(outcome.failure ?? 'refused')
}
