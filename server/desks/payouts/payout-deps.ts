import type { BankApi, PayoutProvider } from '../../platform/payouts/ports.ts'
import type { Deps } from '../../services.ts'

export interface PayoutDeps
  extends Deps<
    'database' | 'clock' | 'audit' | 'market' | 'office' | 'ledger' | 'sellerNotifications' | 'sellerTaxes'
  > {
  /** The bank of the market's account; null = payment orders leave as files. */
  readonly bank: BankApi | null
  /** Payouts to people by phone or card; null = none. */
  readonly provider: PayoutProvider | null
}
