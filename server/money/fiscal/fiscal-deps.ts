import type { Deps } from '../../services.ts'
import type { FiscalRegister } from './ports.ts'

export interface FiscalDeps extends Deps<'database' | 'clock'> {
  /** Null = receipts are made by another system, so none are written here. */
  readonly register: FiscalRegister | null
  readonly log: { error(facts: object, message: string): void }
}
