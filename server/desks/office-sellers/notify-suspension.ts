import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { isMobilePhone } from '@okolitsa/domain/identity/phone.ts'
import { suspensionMessages as text } from '@okolitsa/strings/ru/suspension-messages.ts'
import type { Logger } from 'pino'
import { type MessageChannel, MessageFailure } from '../../platform/messages/message-channel.ts'
import type { Deps } from '../../services.ts'

export interface NotifySuspensionDeps extends Deps<'executor' | 'clock' | 'push' | 'market' | 'sellers'> {
  readonly channel: MessageChannel
  readonly log: Pick<Logger, 'warn'>
}

/**
 * Notifies a seller of the beginning or the end of a suspension: at most one SMS to the shop's phone, and a push
 * message to the devices of its people.
 */
export async function notifySuspension(
  { executor, clock, push, market, sellers, channel, log }: NotifySuspensionDeps,
  { suspensionId }: { readonly suspensionId: number },
): Promise<void> {
  const pending = await sellers.takeSuspensionMessage(executor, suspensionId, clock())
  if (!pending) return
  const { organizationId, kind, message, until, timeZone, phone } = pending
  const till = until && dayIn(timeZone, until)
  const name = market.current().identity.name
  if (phone !== null && isMobilePhone(phone)) {
    try {
      await channel.send(
        phone,
        kind === 'suspended' ? text.suspended.sms(name, message, till) : text.restored.sms(name),
      )
    } catch (error) {
      if (!(error instanceof MessageFailure) || error.mayHaveArrived)
        log.warn({ err: error, organizationId }, 'a message of a suspension may have been lost')
      else {
        await sellers.giveSuspensionMessageBack(executor, suspensionId, kind)
        throw error
      }
    }
  }
  await push.notify(
    { kind: 'seller', organizationIds: [organizationId] },
    {
      title: text[kind].title,
      text: kind === 'suspended' ? text.suspended.text(till) : text.restored.text,
      path: '/cabinet',
      topic: `suspension-${organizationId}`,
      isUrgent: true,
    },
  )
}

/** Notifies a seller of the end of the contract once: by SMS to the shop's phone, and by push. */
export async function notifyTermination(
  { executor, clock, push, market, sellers, channel, log }: NotifySuspensionDeps,
  { organizationId }: { readonly organizationId: number },
): Promise<void> {
  const pending = await sellers.takeTerminationMessage(executor, organizationId, clock())
  if (!pending) return
  const { message, endsOn, phone } = pending
  if (phone !== null && isMobilePhone(phone)) {
    try {
      await channel.send(phone, text.terminated.sms(market.current().identity.name, message, endsOn))
    } catch (error) {
      if (!(error instanceof MessageFailure) || error.mayHaveArrived)
        log.warn({ err: error, organizationId }, 'a message of the end of a contract may have been lost')
      else {
        await sellers.giveTerminationMessageBack(executor, organizationId)
        throw error
      }
    }
  }
  await push.notify(
    { kind: 'seller', organizationIds: [organizationId] },
    {
      title: text.terminated.title,
      text: text.terminated.text(endsOn),
      path: '/cabinet',
      topic: `termination-${organizationId}`,
      isUrgent: true,
    },
  )
}
