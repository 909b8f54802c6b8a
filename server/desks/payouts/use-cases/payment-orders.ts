import { dayIn, type IsoDate, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { isBankAccount, isCorrespondentAccount } from '@okolitsa/domain/companies/bank-account.ts'
import type { Market } from '@okolitsa/domain/market/market.ts'
import { type BankParty, MAX_ORDER_NUMBER, type PaymentOrder } from '@okolitsa/domain/payouts/bank-order.ts'
import { paymentMark } from '@okolitsa/domain/payouts/payment-mark.ts'
import { payoutPurpose } from '@okolitsa/strings/ru/bank-format.ts'
import type { ItemRow } from '../store/item.store.ts'

/** Number of the order of a payout: banks keep six digits, and no two orders of a day share one. */
export const orderNumberOf = (itemId: number): number => ((itemId - 1) % MAX_ORDER_NUMBER) + 1

/** The paying side; null = the operator's account is not complete. */
export function payerOf({ operator }: Pick<Market, 'operator'>): BankParty | null {
  const { name, tin, account, bic, bankName, correspondentAccount } = operator
  if (!name || !tin || !account || !bic || !bankName || !correspondentAccount) return null
  if (!isBankAccount(account, bic) || !isCorrespondentAccount(correspondentAccount, bic)) return null
  return { name, tin, kpp: null, account, bic, bankName, bankTown: null, correspondentAccount }
}

/** Purpose of a payment with the VAT of its draft; the mark at its end is what statements are matched by. */
export const purposeOf = ({ id, destination }: Pick<ItemRow, 'id' | 'destination'>): string =>
  payoutPurpose({ contract: destination.contract, report: null, vat: destination.vat ?? [], mark: paymentMark(id) })

/** The payment order of a payout to an account, of the day on which its run was sent. */
export function orderOf(
  { id, amount, destination, sentAt }: Pick<ItemRow, 'id' | 'amount' | 'destination' | 'sentAt'>,
  payer: BankParty,
): PaymentOrder {
  const { name, tin, account, bic, bankName, correspondentAccount } = destination
  return {
    number: orderNumberOf(id),
    day: orderDayOf(sentAt),
    amount,
    payer,
    payee: {
      ...{ name, tin, kpp: null, bankTown: null },
      account: account ?? '',
      bic: bic ?? '',
      bankName: bankName ?? '',
      correspondentAccount: correspondentAccount ?? '',
    },
    purpose: purposeOf({ id, destination }),
  }
}

export const orderDayOf = (sentAt: Date | null): IsoDate => dayIn(SHOP_TIME_ZONE, sentAt ?? new Date(0))
