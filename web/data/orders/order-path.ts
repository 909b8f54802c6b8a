/** Orders at restaurants stand apart from those of goods (spec 2.2). */
export const ordersPathOf = (sellerType: string): string =>
  sellerType === 'restaurant' ? '/account/orders/restaurants' : '/account/orders'

export const orderPath = (order: { readonly id: number; readonly farmer: { readonly type: string } }): string =>
  `${ordersPathOf(order.farmer.type)}/${order.id}`
