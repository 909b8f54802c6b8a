import type { Logger } from 'pino'
import type { MessageChannel } from '../../platform/messages/message-channel.ts'
import type { Deps } from '../../services.ts'

export interface SellerNotificationDeps extends Deps<'database' | 'clock' | 'push'> {
  readonly log: Pick<Logger, 'warn'>
  readonly messages: MessageChannel
  /** Null = no letters are sent. */
  readonly mail: {
    send(letter: { readonly to: string; readonly subject: string; readonly text: string }): Promise<void>
  } | null
  /** Calls a telephone and says that something waits; null = nobody is called. */
  readonly announce: ((call: { readonly commandId: string; readonly phone: string }) => Promise<void>) | null
  readonly publicUrl: string
}
