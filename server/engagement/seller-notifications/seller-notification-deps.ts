import type { Logger } from 'pino'
import type { MessageChannel } from '../../platform/messages/message-channel.ts'
import type { Deps } from '../../services.ts'
import type { MailChannel } from '../notifications/ports.ts'

export interface SellerNotificationDeps extends Deps<'database' | 'clock' | 'push' | 'market'> {
  readonly log: Pick<Logger, 'warn'>
  readonly messages: MessageChannel
  /** E-mail channel; null = no e-mail is sent. */
  readonly mail: MailChannel | null
  /** Calls a phone and announces a pending item; null = no calls. */
  readonly announce: ((call: { readonly commandId: string; readonly phone: string }) => Promise<void>) | null
  readonly publicUrl: string
}
