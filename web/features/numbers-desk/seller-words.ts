import type { Numbers } from '@okolitsa/contracts/numbers/numbers.ts'
import { numbers as text } from '@okolitsa/strings/ru/numbers.ts'

type SellerType = Numbers['seller']['type']

export const titleOf = (type: SellerType): string =>
  type === 'restaurant' ? text.columns.dish : type === 'tour_operator' ? text.columns.tour : text.columns.product

export const countOf = (type: SellerType): string =>
  type === 'tour_operator' ? text.columns.bookings : text.columns.orders
