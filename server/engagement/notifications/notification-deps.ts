import type { Logger } from 'pino'
import type { MessageChannel } from '../../platform/messages/message-channel.ts'
import type { Deps } from '../../services.ts'
import type { MailChannel } from './ports.ts'

export interface NotificationDeps extends Deps<'database' | 'push' | 'clock'> {
  readonly messages: MessageChannel
  /** Null = no letters are sent. */
  readonly mail: MailChannel | null
  /** The site's address: letters lead to orders. */
  readonly publicUrl: string
  /** Seals the links of letters. */
  readonly tokenSecret: string
  readonly log: Pick<Logger, 'warn'>
}
