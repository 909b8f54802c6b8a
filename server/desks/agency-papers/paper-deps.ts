import type { Deps } from '../../services.ts'
import type { EdoOperator } from './ports.ts'

export interface PaperDeps
  extends Deps<
    | 'database'
    | 'clock'
    | 'audit'
    | 'market'
    | 'fees'
    | 'closing'
    | 'statements'
    | 'sellerContract'
    | 'sellerNotifications'
  > {
  /** Operator of electronic documents; null = papers are downloaded only. */
  readonly edo: EdoOperator | null
}
