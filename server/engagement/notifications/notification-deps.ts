import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { Logger } from 'pino'
import type { Database } from '../../platform/db/client.ts'
import type { MessageChannel } from '../../platform/messages/message-channel.ts'
import type { ShipmentsService } from '../../sales/shipments/ports.ts'
import type { PushService } from '../push/ports.ts'
import type { MailChannel } from './ports.ts'

export interface NotificationDeps {
  readonly database: Pick<Database, 'executor' | 'inTransaction'>
  readonly messages: MessageChannel
  /** Null = no letters are sent. */
  readonly mail: MailChannel | null
  readonly push: PushService
  readonly shipments: Pick<ShipmentsService, 'keptUntil'>
  readonly clock: Clock
  /** The site's address: letters lead to orders. */
  readonly publicUrl: string
  /** Seals the links of letters. */
  readonly tokenSecret: string
  readonly log: Pick<Logger, 'warn'>
}
