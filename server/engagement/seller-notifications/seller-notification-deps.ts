import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { Logger } from 'pino'
import type { Database } from '../../platform/db/client.ts'
import type { MessageChannel } from '../../platform/messages/message-channel.ts'
import type { PushService } from '../push/ports.ts'

export interface SellerNotificationDeps {
  readonly database: Pick<Database, 'executor' | 'inTransaction'>
  readonly clock: Clock
  readonly log: Pick<Logger, 'warn'>
  readonly push: PushService
  readonly messages: MessageChannel
  /** Null = no e-mail is sent. */
  readonly mail: {
    send(letter: { readonly to: string; readonly subject: string; readonly text: string }): Promise<void>
  } | null
  /** Calls a phone and announces a pending matter; null = no calls. */
  readonly announce: ((call: { readonly commandId: string; readonly phone: string }) => Promise<void>) | null
  readonly publicUrl: string
}
