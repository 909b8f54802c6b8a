export const loyaltyDeskKeys = {
  promoCodes: (organizationId: number) => ['cabinet', 'promo-codes', organizationId] as const,
  shared: (organizationId: number) => ['cabinet', 'shared-discounts', organizationId] as const,
  program: (organizationId: number) => ['cabinet', 'program', organizationId] as const,
}
