import type { Logger } from 'pino'
import type { MailChannel } from '../../platform/messages/mail-channel.ts'
import type { MessageChannel } from '../../platform/messages/message-channel.ts'
import type { Deps } from '../../services.ts'

export interface NotificationDeps
  extends Deps<'database' | 'push' | 'shipments' | 'clock' | 'market' | 'notificationTemplates'> {
  readonly messages: MessageChannel
  /** E-mail channel; null = no e-mail is sent. */
  readonly mail: MailChannel | null
  /** The site's base URL for links to orders. */
  readonly publicUrl: string
  /** Secret that signs the links of e-mails. */
  readonly tokenSecret: string
  readonly log: Pick<Logger, 'warn'>
}
