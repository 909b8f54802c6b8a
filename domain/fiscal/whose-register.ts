import { isOnlinePayment, type PaymentMethod } from '../payments/payment-method.ts'

/**
 * The cash register that prints the receipt of a payment: that of the side which took the money. Money at a gateway is the market's to
 * print. Money that a seller took (cash, an invoice, the seller's own card reader) is printed by the seller, and nothing
 * of it by the market; the same holds for what is returned of it. The trade of an order changes nothing.
 */
export const registerOf = (method: PaymentMethod): 'market' | 'seller' =>
  isOnlinePayment(method) ? 'market' : 'seller'

/** Movements of money that the market's register prints. */
export const printedByMarket = <Movement extends { readonly method: PaymentMethod }>(
  movements: readonly Movement[],
): Movement[] => movements.filter(({ method }) => registerOf(method) === 'market')
