import { isMobilePhone } from '@okolitsa/domain/identity/phone.ts'
import { shortName } from '@okolitsa/domain/market/market-name.ts'
import type { Logger } from 'pino'
import { type MessageChannel, MessageFailure } from '../../platform/messages/message-channel.ts'
import type { Deps } from '../../services.ts'
import { giveDecisionBack, takePendingDecision } from './store/application.store.ts'

export interface NotifyDecisionDeps extends Deps<'executor' | 'clock' | 'push' | 'market' | 'notificationTemplates'> {
  readonly channel: MessageChannel
  readonly log: Pick<Logger, 'warn'>
}

/** Page with the seller's next steps. */
const DESK = '/cabinet/start'

/**
 * Notifies a seller of the decision: at most one SMS to the shop's phone, and a push message to the devices of its
 * people. A landline gets no SMS.
 */
export async function notifyDecision(
  { executor, clock, push, market, channel, log, notificationTemplates }: NotifyDecisionDeps,
  { organizationId }: { readonly organizationId: number },
): Promise<void> {
  const decision = await takePendingDecision(executor, organizationId, clock())
  if (!decision) return
  const key = `application.${decision.state}` as const
  const values = { market: shortName(market.current().identity.name) }
  if (decision.phone !== null && isMobilePhone(decision.phone)) {
    try {
      await channel.send(decision.phone, notificationTemplates.sms('ru', key, values))
    } catch (error) {
      if (!(error instanceof MessageFailure) || error.mayHaveArrived)
        log.warn({ err: error, organizationId }, 'a message of a decision may have been lost')
      else {
        await giveDecisionBack(executor, organizationId)
        throw error
      }
    }
  }
  await push.notify(
    { kind: 'seller', organizationIds: [organizationId] },
    {
      ...notificationTemplates.notification('ru', key, values),
      path: DESK,
      topic: `application-${organizationId}`,
      isUrgent: false,
    },
  )
}
