import type * as ru from '../ru/narrow-layout.ts'
import type { Words } from '../words.ts'
import { formatPhone } from './format.ts'

export const narrowLayoutText: Words<typeof ru.narrowLayoutText> = {
  construct: 'Site builder',
  backToShop: 'Back to the shop',
  checkout: 'Checkout',
  backToCart: 'To the basket',
  backToOrder: 'To the order',
  backToOrders: 'To the orders',
  steps: ['Delivery', 'Payment', 'Done'],
  call: (phone) => `Call: ${formatPhone(phone)}`,
}
