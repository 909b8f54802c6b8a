import { isMobilePhone } from '@okolitsa/domain/identity/phone.ts'
import type { TemplateValues } from '@okolitsa/domain/notification-templates/template-text.ts'
import { newsMessage } from '@okolitsa/domain/notifications/news-message.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { MessageFailure } from '../../../platform/messages/message-channel.ts'
import { recallMessageDue } from '../events.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { claimRecallMessage, insertRecallMessages, releaseRecallMessage } from '../store/recall-message.store.ts'

export interface Recall {
  readonly lotId: number
  readonly organizationId: number
  readonly sellerTitle: string
  readonly productTitle: string
  readonly number: string
  readonly text: string
}

/** Values of the template of a recall. */
export const recalledValues = ({
  sellerTitle,
  productTitle,
  number,
  text,
}: Pick<Recall, 'sellerTitle' | 'productTitle' | 'number' | 'text'>): TemplateValues => ({
  seller: sellerTitle,
  product: productTitle,
  lot: number,
  message: text,
})

/** Notifies the recipients of a lot once, each in a separate job. */
export async function notifyRecipients(
  { database }: NotificationDeps,
  recall: Recall,
  orderIds: readonly number[],
): Promise<void> {
  if (orderIds.length === 0) return
  await database.inTransaction(async (tx) => {
    for (const orderId of await insertRecallMessages(tx, recall.lotId, orderIds))
      await emit(tx, recallMessageDue({ ...recall, orderId }))
  })
}

/**
 * Notifies an order's recipient by SMS, also by night, at most once: a definite refusal of the provider is retried, a
 * lost answer is not. The message is in the shop's default language, because a recipient's language is unknown.
 */
export async function notifyRecipient(
  { database: { executor }, messages, publicUrl, clock, log, notificationTemplates }: NotificationDeps,
  { orderId, lotId, organizationId, ...lot }: Recall & { readonly orderId: number },
): Promise<void> {
  const phone = await claimRecallMessage(executor, { lotId, orderId, now: clock() })
  // the personal data of the order may have been erased
  if (phone === null || !isMobilePhone(phone)) return
  const notification = notificationTemplates.notification('ru', 'news.lotRecalled', recalledValues(lot))
  try {
    await messages.send(phone, newsMessage(notification, `${publicUrl}/farmers/${organizationId}`))
  } catch (error) {
    if (!(error instanceof MessageFailure) || error.mayHaveArrived) {
      log.warn({ err: error, orderId, lotId }, 'a recall may not have reached a recipient')
      return
    }
    await releaseRecallMessage(executor, lotId, orderId)
    throw error
  }
}
