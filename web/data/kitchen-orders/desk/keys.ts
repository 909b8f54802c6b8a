export const kitchenOrdersDeskKeys = {
  kitchen: ['cabinet', 'kitchen'] as const,
  kitchenOrders: (organizationId: number) => ['cabinet', 'kitchen', organizationId, 'orders'] as const,
}
