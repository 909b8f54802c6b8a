export const paymentKeys = {
  ofOrder: (orderId: number) => ['payments', 'order', orderId] as const,
  orderMethods: (orderId: number) => ['payments', 'order-methods', orderId] as const,
  sellerMethods: (organizationIds: readonly number[]) => ['payments', 'seller-methods', ...organizationIds] as const,
}
