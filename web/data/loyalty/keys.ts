export const loyaltyKeys = {
  bonuses: ['bonuses'] as const,
  standing: (organizationId: number) => ['loyalty-standing', organizationId] as const,
  promoCodes: (organizationId: number, isSignedIn: boolean | null) =>
    ['promo-codes', organizationId, isSignedIn] as const,
}
