import type { StarterCategory } from '@okolitsa/server/starter/schemas.ts'
import { starterCategories } from '@okolitsa/server/starter/starter-data.ts'
import { starterChoice } from './starter-choice.ts'

/** The categories of the starter data in which the demo's sellers have goods. */
export const demoCategories: readonly StarterCategory[] = starterCategories.filter(({ id }) =>
  starterChoice.categories.includes(id),
)
