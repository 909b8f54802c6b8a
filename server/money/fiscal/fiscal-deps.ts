import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { Database } from '../../platform/db/client.ts'
import type { FiscalRegister } from './ports.ts'

export interface FiscalDeps {
  readonly database: Pick<Database, 'executor' | 'inTransaction'>
  /** Null = receipts are made by another system, so none are written here. */
  readonly register: FiscalRegister | null
  readonly clock: Clock
  readonly log: { error(facts: object, message: string): void }
}
