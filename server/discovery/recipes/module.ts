import { recipesEndpoints } from '@okolitsa/contracts/recipes/recipes.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { recipesHandlers } from './http/recipes.handlers.ts'
import { recipeCommands, recipesService } from './index.ts'

/** Recipes and the products for them. */
export const recipesModule = defineModule({
  name: 'recipes',
  uses: ['audit', 'delivery', 'catalog'],
  create: ({ reads, clock }, { audit, delivery, catalog }) => ({
    service: { ...recipeCommands({ audit }), ...recipesService(reads) },
    calls: [mounted(recipesEndpoints, recipesHandlers({ executor: reads, clock, delivery, catalog }))],
  }),
})
