import { randomUUID } from 'node:crypto'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { refuseOverLimit, saveTry } from '../../../platform/limits/tries.ts'
import type { MailChannel } from '../../../platform/messages/mail-channel.ts'
import type { Deps } from '../../../services.ts'
import { OPENING_CONSENT } from '../opening-consent.ts'
import { LETTERS_TO_ADDRESS } from '../policy.ts'
import { saveSubscriber } from '../store/subscriber.store.ts'
import { subscriberToken } from '../subscriber-token.ts'

export interface AnnouncementDeps extends Deps<'database' | 'clock' | 'market' | 'notificationTemplates'> {
  readonly mail: MailChannel | null
  readonly tokenSecret: string
  readonly publicUrl: string
}

export interface Asked {
  readonly address: string
  readonly language: Language
  readonly network: string
}

/** @throws Refusal NOT_FOUND when the market is not preparing its opening */
export function demandPreparing({ market }: Pick<AnnouncementDeps, 'market'>): void {
  if (market.current().state !== 'preparing') throw new Refusal('NOT_FOUND')
}

/** Page of a subscription, where it is confirmed and ended. */
export const subscriptionUrl = ({ publicUrl, tokenSecret }: AnnouncementDeps, id: string): string =>
  `${publicUrl}/opening/${subscriberToken(tokenSecret, id)}`

/**
 * Stores a subscription by e-mail and sends the letter that confirms it. The answer does not depend on whether the
 * address is known.
 * @throws Refusal TOO_MANY_REQUESTS; EMAIL_OFF when the market sends no letters
 */
export async function subscribeByEmail(deps: AnnouncementDeps, { address, language, network }: Asked): Promise<void> {
  const { mail, clock } = deps
  if (!mail) throw new Refusal('EMAIL_OFF')
  const at = clock()
  const id = await deps.database.inTransaction(async (tx) => {
    await refuseOverLimit(tx, LETTERS_TO_ADDRESS, address, at, { email: 'TOO_MANY_REQUESTS' })
    await saveTry(tx, LETTERS_TO_ADDRESS, address, at)
    return saveSubscriber(
      tx,
      { id: randomUUID(), channel: 'email', address, language, ...OPENING_CONSENT, network, at },
      null,
    )
  })
  const { name } = deps.market.current().identity
  const letter = deps.notificationTemplates.letter(language, 'opening.confirm', {
    market: wordsIn(language).notificationValues.marketName(name),
    link: subscriptionUrl(deps, id),
  })
  await mail.send({ sender: name, to: address, ...letter })
}

/** Stores a subscription of a proved telephone; returns its token. */
export async function subscribeByPhone(deps: AnnouncementDeps, { address, language, network }: Asked): Promise<string> {
  const at = deps.clock()
  const id = await saveSubscriber(
    deps.database.executor,
    { id: randomUUID(), channel: 'phone', address, language, ...OPENING_CONSENT, network, at },
    at,
  )
  return subscriberToken(deps.tokenSecret, id)
}
