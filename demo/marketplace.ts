import { demoCategories } from './data/categories.ts'
import { farmersA } from './data/farmers-a.ts'
import { farmersB } from './data/farmers-b.ts'
import type { DemoCategory, DemoOrganization } from './model.ts'

/** The demo world, whole: the same for development, tests, screenshots and measurements. */
export interface DemoMarketplace {
  readonly categories: readonly DemoCategory[]
  readonly organizations: readonly DemoOrganization[]
}

export const demoMarketplace: DemoMarketplace = {
  categories: demoCategories,
  organizations: [...farmersA, ...farmersB],
}
