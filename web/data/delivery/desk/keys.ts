export const deliveryDeskKeys = {
  shipping: (organizationId: number) => ['cabinet', 'shipping', organizationId] as const,
  closedDayOrders: (organizationId: number, closures: readonly object[]) =>
    ['cabinet', 'shipping', organizationId, 'closed-days', closures] as const,
  shippingSlots: (organizationId: number, revision: string) =>
    ['cabinet', 'shipping', organizationId, 'slots', revision] as const,
  shippingOutlines: (organizationId: number, places: readonly object[]) =>
    ['cabinet', 'shipping', organizationId, 'outlines', places] as const,
}
