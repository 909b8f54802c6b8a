import type { MailChannel } from '../../platform/messages/mail-channel.ts'
import type { MessageChannel } from '../../platform/messages/message-channel.ts'
import type { SealedIds } from '../../platform/secrets/sealed-id.ts'
import type { Deps } from '../../services.ts'

export interface SellerContractDeps
  extends Deps<'database' | 'clock' | 'audit' | 'market' | 'identity' | 'sellers' | 'content' | 'sellerNotifications'> {
  readonly channel: MessageChannel
  readonly mail: MailChannel | null
  readonly publicUrl: string
  /** Links that cancel a change of requisites. */
  readonly links: SealedIds
}
