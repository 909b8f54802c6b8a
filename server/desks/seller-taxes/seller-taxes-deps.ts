import type { Deps } from '../../services.ts'
import type { NpdPartner } from './ports.ts'

export type SellerTaxesDeps = Deps<'database' | 'clock' | 'registration' | 'sellerNotifications'> & {
  readonly npdPartner: NpdPartner | null
}
