export const menusDeskKeys = {
  // under the key of the kitchen: an event of the kitchen invalidates its menu, too
  kitchenMenu: (organizationId: number) => ['cabinet', 'kitchen', organizationId, 'menu'] as const,
}
