/** Path of orders; orders at restaurants have a separate one (spec 2.2). */
export const ordersPathOf = (sellerType: string): string =>
  sellerType === 'restaurant' ? '/account/orders/restaurants' : '/account/orders'

export const orderPath = (order: { readonly id: number; readonly farmer: { readonly type: string } }): string =>
  `${ordersPathOf(order.farmer.type)}/${order.id}`
