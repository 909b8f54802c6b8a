import type { Logger } from 'pino'
import type { MessageChannel } from '../../platform/messages/message-channel.ts'
import type { Deps } from '../../services.ts'

export interface SellerNotificationDeps
  extends Deps<'database' | 'clock' | 'push' | 'market' | 'notificationTemplates'> {
  readonly log: Pick<Logger, 'warn'>
  readonly messages: MessageChannel
  /** E-mail channel; null = no e-mail is sent. */
  readonly mail: {
    send(letter: {
      readonly sender: string
      readonly to: string
      readonly subject: string
      readonly text: string
    }): Promise<void>
  } | null
  /** Calls a phone and announces a pending item; null = no calls. */
  readonly announce: ((call: { readonly commandId: string; readonly phone: string }) => Promise<void>) | null
  readonly publicUrl: string
}
