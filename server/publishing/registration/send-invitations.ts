import type { Logger } from 'pino'
import { type MessageChannel, MessageFailure } from '../../platform/messages/message-channel.ts'
import type { Deps } from '../../services.ts'
import { invitationToken } from './invitation-token.ts'
import { giveUnsentBack, takeUnsent } from './store/invitation.store.ts'

export interface SendInvitationsDeps extends Deps<'executor' | 'clock' | 'market' | 'notificationTemplates'> {
  readonly channel: MessageChannel
  readonly log: Pick<Logger, 'warn'>
  readonly secret: string
  readonly publicUrl: string
}

export const invitationLink = ({ secret, publicUrl }: Pick<SendInvitationsDeps, 'secret' | 'publicUrl'>, id: number) =>
  new URL(`/cabinet/start?invitation=${invitationToken(secret, id)}`, publicUrl).href

/** Sends each invitation once. After a failure of the provider a later attempt continues with the unsent ones. */
export async function sendInvitations(
  deps: SendInvitationsDeps,
  { ids }: { readonly ids: readonly number[] },
): Promise<void> {
  const { executor, clock, market, channel, log, notificationTemplates } = deps
  for (const id of ids) {
    const taken = await takeUnsent(executor, id, clock())
    if (!taken) continue
    try {
      await channel.send(
        taken.phone,
        notificationTemplates.sms('ru', 'account.sellerInvitation', {
          market: market.current().identity.name,
          seller: taken.title || null,
          link: invitationLink(deps, id),
        }),
      )
    } catch (error) {
      if (!(error instanceof MessageFailure) || error.mayHaveArrived)
        log.warn({ err: error, invitationId: id }, 'a message with an invitation may have been lost')
      else {
        await giveUnsentBack(executor, id)
        throw error
      }
    }
  }
}
