import type { CabinetOrder } from '@okolitsa/contracts/orders/desk-order.ts'
import type { SellerDebtAnswer } from '@okolitsa/contracts/payments/seller-debt.ts'
import type { DayReference } from '@okolitsa/strings/ru/format.ts'

/** A debt of the seller to the customer of an order; dates are in the seller's time zone. */
export interface Owed {
  readonly order: CabinetOrder['order']
  readonly debt: SellerDebtAnswer
  readonly reference: Required<DayReference>
}
