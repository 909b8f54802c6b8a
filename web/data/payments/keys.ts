/** What the cache of the page knows of payments. */
export const paymentKeys = {
  ofOrder: (orderId: number) => ['payments', 'order', orderId] as const,
  orderMethods: (orderId: number) => ['payments', 'order-methods', orderId] as const,
  sellerMethods: (farmerIds: readonly number[]) => ['payments', 'seller-methods', ...farmerIds] as const,
}
