import type { StarterCategory } from '@okolitsa/server/starter/schemas.ts'
import { demoCategories } from './data/categories.ts'
import { demoFarmers } from './data/farmers.ts'
import { demoCustomer, demoLoyaltyPrograms, demoPromoCodes } from './data/promo-codes.ts'
import { demoRecipeCategories } from './data/recipe-categories.ts'
import { demoRecipes } from './data/recipes.ts'
import { demoRestaurants } from './data/restaurants.ts'
import { demoTourOperators, demoTours } from './data/tours.ts'
import type { DemoCustomer, DemoPromoCode } from './schemas/offer.ts'
import type { DemoOrganization } from './schemas/organization.ts'
import type { DemoRestaurant } from './schemas/restaurant.ts'
import type { DemoTour } from './schemas/tour.ts'

/** The whole demo world, shared by development, tests, screenshots and measurements. */
export interface DemoMarketplace {
  readonly categories: readonly StarterCategory[]
  readonly organizations: readonly DemoOrganization[]
  readonly restaurants: readonly DemoRestaurant[]
  readonly promoCodes: readonly DemoPromoCode[]
  readonly loyaltyPrograms: typeof demoLoyaltyPrograms
  readonly recipeCategories: typeof demoRecipeCategories
  readonly recipes: typeof demoRecipes
  readonly customer: DemoCustomer
  readonly tourOperators: readonly DemoOrganization[]
  readonly tours: readonly DemoTour[]
}

export const demoMarketplace: DemoMarketplace = {
  categories: demoCategories,
  organizations: demoFarmers,
  restaurants: demoRestaurants,
  promoCodes: demoPromoCodes,
  loyaltyPrograms: demoLoyaltyPrograms,
  recipeCategories: demoRecipeCategories,
  recipes: demoRecipes,
  customer: demoCustomer,
  tourOperators: demoTourOperators,
  tours: demoTours,
}
