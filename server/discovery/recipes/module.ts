import { recipesEndpoints } from '@okolitsa/contracts/recipes/recipes.endpoints.ts'
import { wordsOf } from '@okolitsa/strings/ru/search-words.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { recipesHandlers } from './http/recipes.handlers.ts'
import { recipeCommands } from './index.ts'
import { presentCard } from './present-card.ts'
import { findRecipes, newestRecipes, publicRecipes } from './store/recipe.store.ts'

/** What is cooked from the goods of the marketplace. */
export const recipesModule = defineModule({
  name: 'recipes',
  uses: ['audit', 'delivery', 'catalog'],
  create: ({ database }, { audit, delivery, catalog }) => ({
    service: {
      ...recipeCommands({ audit }),
      publicRecipes: () => publicRecipes(database.executor),
      newestRecipes: (most) => newestRecipes(database.executor, most),
      findRecipes: async (text, most) => {
        const words = wordsOf(text)
        return words.length === 0 ? [] : (await findRecipes(database.executor, words, most)).map(presentCard)
      },
    },
    calls: [mounted(recipesEndpoints, recipesHandlers({ executor: database.executor, delivery, catalog }))],
  }),
})
