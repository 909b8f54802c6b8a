import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { type MessageChannel, MessageFailure } from '../../../platform/messages/message-channel.ts'
import { MAX_TRIES, TOLD_AT_ONCE, TOLD_MS, UNCONFIRMED_MS } from '../policy.ts'
import { deleteOldSubscribers, returnUntold, type ToldSubscriber, takeUntold } from '../store/subscriber.store.ts'
import { type AnnouncementDeps, subscriptionUrl } from './subscribe.ts'

export interface TellDeps extends AnnouncementDeps {
  readonly channel: MessageChannel
  readonly log: { warn(facts: object, text: string): void }
}

/** Tells confirmed subscribers once that the market has opened. A message that was certainly not sent is repeated. */
export async function tellOfOpening(deps: TellDeps): Promise<void> {
  const { database, clock, log } = deps
  if (deps.market.current().state !== 'open') return
  for (const subscriber of await takeUntold(database.executor, clock(), TOLD_AT_ONCE, MAX_TRIES)) {
    try {
      await tell(deps, subscriber)
    } catch (error) {
      log.warn({ err: error, subscriber: subscriber.id }, 'telling of the opening')
      if (error instanceof MessageFailure && !error.mayHaveArrived) await returnUntold(database.executor, subscriber.id)
    }
  }
}

async function tell(deps: TellDeps, { id, channel, address, language }: ToldSubscriber): Promise<void> {
  const { announcement } = wordsIn(language)
  const { name } = deps.market.current().identity
  if (channel === 'phone') return deps.channel.send(address, announcement.openedMessage(name, deps.publicUrl))
  if (!deps.mail) throw new MessageFailure('no e-mail is sent', false)
  const unsubscribeUrl = subscriptionUrl(deps, id)
  await deps.mail.send({
    to: address,
    ...announcement.openedLetter(name, deps.publicUrl, unsubscribeUrl),
    unsubscribeUrl,
  })
}

export async function forgetSubscribers({
  database,
  clock,
}: Pick<AnnouncementDeps, 'database' | 'clock'>): Promise<void> {
  const now = clock().getTime()
  await deleteOldSubscribers(database.executor, {
    requestedBefore: new Date(now - UNCONFIRMED_MS),
    toldBefore: new Date(now - TOLD_MS),
  })
}
