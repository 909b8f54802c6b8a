import type { Logger } from 'pino'
import { MessageFailure } from '../../platform/messages/message-channel.ts'
import type { Deps } from '../../services.ts'
import { giveLetterBack, takeLetter } from './store/site-request.store.ts'

export interface NotifySellerDeps extends Deps<'executor' | 'clock' | 'market' | 'notificationTemplates'> {
  /** E-mail channel; null = no e-mail is sent. */
  readonly mail: {
    send(letter: {
      readonly sender: string
      readonly to: string
      readonly subject: string
      readonly text: string
    }): Promise<void>
  } | null
  readonly publicUrl: string
  readonly log: Pick<Logger, 'warn'>
}

/** Page where requests are answered. */
const DESK = '/cabinet/requests'

/**
 * Sends the e-mail of a request to the seller's e-mail address, at most once. `seller-notifications` notifies the
 * seller's people separately.
 */
export async function notifySeller(
  { executor, clock, market, mail, publicUrl, log, notificationTemplates }: NotifySellerDeps,
  { requestId }: { readonly requestId: number },
): Promise<void> {
  const letter = mail && (await takeLetter(executor, requestId, clock()))
  if (!mail || !letter) return
  try {
    const sender = market.current().identity.name
    const { serviceTitle, name, phone, email } = letter
    const values = {
      service: serviceTitle || null,
      customer: name,
      phone: `+${phone}`,
      email: email || null,
      link: publicUrl + DESK,
    }
    // sellers read Russian
    await mail.send({ sender, to: letter.to, ...notificationTemplates.letter('ru', 'seller.siteRequest', values) })
  } catch (error) {
    if (!(error instanceof MessageFailure) || error.mayHaveArrived)
      log.warn({ err: error, requestId }, 'a letter of a request may have been lost')
    else {
      await giveLetterBack(executor, requestId)
      throw error
    }
  }
}
