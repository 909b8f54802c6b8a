import type { MailChannel } from '../../../platform/messages/mail-channel.ts'
import type { MessageChannel } from '../../../platform/messages/message-channel.ts'
import type { Deps } from '../../../services.ts'
import type { OrdersToPreview } from './ports.ts'

export interface TemplateDeskDeps extends Deps<'database' | 'clock' | 'market' | 'office' | 'notificationTemplates'> {
  readonly orders: OrdersToPreview
  readonly channel: MessageChannel
  /** E-mail channel; null = no e-mail is sent. */
  readonly mail: MailChannel | null
  readonly publicUrl: string
}
