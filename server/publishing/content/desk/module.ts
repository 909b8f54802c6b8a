import { legalTextsEndpoints } from '@okolitsa/contracts/content/legal-texts.endpoints.ts'
import { officeRecipesEndpoints } from '@okolitsa/contracts/recipes/office-recipes.endpoints.ts'
import { recipeSectionsEndpoints } from '@okolitsa/contracts/recipes/recipe-sections.endpoints.ts'
import { defineModule } from '../../../module.ts'
import { mounted } from '../../../platform/module/module.ts'
import { createDraftPreview } from '../draft-preview.ts'
import { createShowcaseCommands } from '../showcase-commands.ts'
import { listPlanned } from '../store/recipe-version.store.ts'
import { legalTextsHandlers } from './http/legal-texts.handlers.ts'
import { recipeSectionsHandlers } from './http/recipe-sections.handlers.ts'
import { recipesDeskHandlers } from './http/recipes-desk.handlers.ts'
import { recipeSort } from './recipe-sort.ts'

/** Interval at which planned versions are published, ms. */
const PUBLISH_MS = 1_000

/** The office's editors of legal texts and recipes. */
export const contentDeskModule = defineModule({
  name: 'content-desk',
  uses: ['audit', 'content', 'office', 'identity', 'products', 'recipes', 'images'],
  create: ({ config, database, clock }, services) => {
    const { audit, products, recipes } = services
    const commands = createShowcaseCommands({ audit, clock }, recipeSort({ products, recipes }))
    const preview = createDraftPreview({ secret: config.TOKEN_SECRET, clock })
    const publishPlanned = async () => {
      const due = await listPlanned(database.executor, clock(), ['recipe'])
      for (const { code, version } of due)
        await database.inTransaction((tx) => commands.publishPlanned(tx, code, version))
      return due.length
    }
    return {
      calls: [
        mounted(legalTextsEndpoints, legalTextsHandlers({ database, ...services })),
        mounted(recipeSectionsEndpoints, recipeSectionsHandlers({ database, recipes })),
        mounted(officeRecipesEndpoints, recipesDeskHandlers({ database, clock, commands, preview, ...services })),
      ],
      periodic: [{ name: 'publish-planned-recipes', cron: '* * * * *', everyMs: PUBLISH_MS, run: publishPlanned }],
    }
  },
})
