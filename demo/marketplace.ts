import { demoCategories } from './data/categories.ts'
import { farmersA } from './data/farmers-a.ts'
import { farmersB } from './data/farmers-b.ts'
import { demoLoyaltyPrograms, demoPromoCodes, demoShopper } from './data/promo-codes.ts'
import type { DemoCategory, DemoOrganization, DemoPromoCode, DemoShopper } from './model.ts'

/** The demo world, whole: the same for development, tests, screenshots and measurements. */
export interface DemoMarketplace {
  readonly categories: readonly DemoCategory[]
  readonly organizations: readonly DemoOrganization[]
  readonly promoCodes: readonly DemoPromoCode[]
  readonly loyaltyPrograms: typeof demoLoyaltyPrograms
  readonly shopper: DemoShopper
}

export const demoMarketplace: DemoMarketplace = {
  categories: demoCategories,
  organizations: [...farmersA, ...farmersB],
  promoCodes: demoPromoCodes,
  loyaltyPrograms: demoLoyaltyPrograms,
  shopper: demoShopper,
}
