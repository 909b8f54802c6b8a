import type { Deps } from '../../services.ts'
import type { FiscalRegister } from './ports.ts'

export interface FiscalDeps extends Deps<'database' | 'clock'> {
  /** The cash register; null = another system makes the receipts, and this shop writes none. */
  readonly register: FiscalRegister | null
  readonly log: { error(facts: object, message: string): void }
}
