import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { siteRequestNotes as text } from '@okolitsa/strings/ru/site-requests.ts'
import type { Logger } from 'pino'
import type { PushService } from '../../engagement/push/ports.ts'
import type { Executor } from '../../platform/db/client.ts'
import { MessageFailure } from '../../platform/messages/message-channel.ts'
import { giveLetterBack, takeLetter } from './store/site-request.store.ts'

export interface TellSellerDeps {
  readonly executor: Executor
  readonly clock: Clock
  readonly push: Pick<PushService, 'tell'>
  /** Null = no letters are sent. */
  readonly mail: {
    send(letter: { readonly to: string; readonly subject: string; readonly text: string }): Promise<void>
  } | null
  readonly publicUrl: string
  readonly log: Pick<Logger, 'warn'>
}

/** Where requests are answered. */
const DESK = '/cabinet/requests'

/**
 * Tells the people of a seller of a request: a letter at most once, where the seller has said where to, and a note on
 * their devices. Repeated, a note takes its own place.
 */
export async function tellSeller(
  { executor, clock, push, mail, publicUrl, log }: TellSellerDeps,
  { requestId, organizationId }: { readonly requestId: number; readonly organizationId: number },
): Promise<void> {
  const letter = mail && (await takeLetter(executor, requestId, clock()))
  if (mail && letter) {
    try {
      await mail.send({ to: letter.to, ...text.letter(letter, publicUrl + DESK) })
    } catch (error) {
      if (!(error instanceof MessageFailure) || error.mayHaveArrived)
        log.warn({ err: error, requestId }, 'a letter of a request may have been lost')
      else {
        await giveLetterBack(executor, requestId)
        throw error
      }
    }
  }
  await push.tell(
    { kind: 'seller', organizationIds: [organizationId] },
    // several that nobody has looked at yet are one
    { ...text.note, path: DESK, topic: `desk-request-${organizationId}`, isUrgent: false },
  )
}
