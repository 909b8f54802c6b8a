import type { CabinetOrder } from '@okolitsa/contracts/cabinet/cabinet-order.ts'
import type { SellerDebtAnswer } from '@okolitsa/contracts/payments/seller-debt.ts'
import type { DayReference } from '@okolitsa/strings/ru/format.ts'

/** Money of an order that its seller owes the customer, by the clock of the seller's place. */
export interface Owed {
  readonly order: CabinetOrder['order']
  readonly debt: SellerDebtAnswer
  readonly reference: Required<DayReference>
}
