/** What the cache of the page knows of codes and bonuses. */
export const loyaltyKeys = {
  bonuses: ['bonuses'] as const,
  promoCodes: (farmerId: number, isSignedIn: boolean | null) => ['promo-codes', farmerId, isSignedIn] as const,
}
