import type { StarterRecipeSection } from '@okolitsa/server/starter/schemas.ts'
import { starterRecipeSections } from '@okolitsa/server/starter/starter-data.ts'
import { starterChoice } from './starter-choice.ts'

/** The sections of the starter data in which the demo has recipes. */
export const demoRecipeCategories: readonly StarterRecipeSection[] = starterRecipeSections.filter(({ urlKey }) =>
  starterChoice.recipeSections.includes(urlKey),
)
