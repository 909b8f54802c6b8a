import { offeredLanguage } from '@okolitsa/domain/language/language.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { type MessageChannel, MessageFailure } from '../../../platform/messages/message-channel.ts'
import { MAX_TRIES, NOTIFIED_PER_RUN, NOTIFIED_RETENTION_MS, UNCONFIRMED_MS } from '../policy.ts'
import {
  deleteOldSubscribers,
  type NotifiedSubscriber,
  returnUnnotified,
  takeUnnotified,
} from '../store/subscriber.store.ts'
import { type AnnouncementDeps, subscriptionUrl } from './subscribe.ts'

export interface NotifyDeps extends AnnouncementDeps {
  readonly channel: MessageChannel
  readonly log: { warn(facts: object, text: string): void }
}

/** Notifies confirmed subscribers once that the market has opened. A message that was certainly not sent is repeated. */
export async function notifyOfOpening(deps: NotifyDeps): Promise<void> {
  const { database, clock, log } = deps
  if (deps.market.current().state !== 'open') return
  for (const subscriber of await takeUnnotified(database.executor, clock(), NOTIFIED_PER_RUN, MAX_TRIES)) {
    try {
      await notify(deps, subscriber)
    } catch (error) {
      log.warn({ err: error, subscriber: subscriber.id }, 'telling of the opening')
      if (error instanceof MessageFailure && !error.mayHaveArrived)
        await returnUnnotified(database.executor, subscriber.id)
    }
  }
}

async function notify(deps: NotifyDeps, { id, channel, address, ...stored }: NotifiedSubscriber): Promise<void> {
  const { name, languages } = deps.market.current().identity
  const language = offeredLanguage(stored.language, languages)
  const unsubscribeUrl = subscriptionUrl(deps, id)
  const values = {
    market: wordsIn(language).notificationValues.marketName(name),
    link: deps.publicUrl,
    endLink: unsubscribeUrl,
  }
  if (channel === 'phone')
    return deps.channel.send(address, deps.notificationTemplates.sms(language, 'opening.opened', values))
  if (!deps.mail) throw new MessageFailure('no e-mail is sent', false)
  await deps.mail.send({
    sender: name,
    to: address,
    ...deps.notificationTemplates.letter(language, 'opening.opened', values),
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
    notifiedBefore: new Date(now - NOTIFIED_RETENTION_MS),
  })
}
