import { legalTextsEndpoints } from '@okolitsa/contracts/content/legal-texts.endpoints.ts'
import { pickedShelvesEndpoints } from '@okolitsa/contracts/content/picked-shelves.endpoints.ts'
import { showcaseEndpoints } from '@okolitsa/contracts/content/showcase.endpoints.ts'
import { officeRecipesEndpoints } from '@okolitsa/contracts/recipes/office-recipes.endpoints.ts'
import { recipeSectionsEndpoints } from '@okolitsa/contracts/recipes/recipe-sections.endpoints.ts'
import { PIECE_SORTS } from '@okolitsa/domain/content/written-piece.ts'
import { defineModule } from '../../../module.ts'
import { mounted } from '../../../platform/module/module.ts'
import { createDraftPreview } from '../draft-preview.ts'
import { createShowcaseCommands } from '../showcase-commands.ts'
import { listPlanned } from '../store/recipe-version.store.ts'
import { legalTextsHandlers } from './http/legal-texts.handlers.ts'
import { pickedShelvesHandlers } from './http/picked-shelves.handlers.ts'
import { recipeSectionsHandlers } from './http/recipe-sections.handlers.ts'
import { recipesDeskHandlers } from './http/recipes-desk.handlers.ts'
import { showcaseHandlers } from './http/showcase.handlers.ts'
import { pieceSorts } from './piece-sorts.ts'
import { recipeSort } from './recipe-sort.ts'

export { fieldsOfPiece } from './pieces.ts'

/** Interval at which planned versions are published, ms. */
const PUBLISH_MS = 1_000
const SORTS = ['recipe', ...PIECE_SORTS] as const

/**
 * The office's editors of legal texts, recipes, picked shelves, menus and festivals. The last three are written as versions
 * of blocks of content: the shop reads shelves and menus from the memory of content, and a festival from its own tables.
 */
export const contentDeskModule = defineModule({
  name: 'content-desk',
  uses: ['audit', 'content', 'office', 'identity', 'products', 'recipes', 'images', 'delivery', 'catalog', 'festival'],
  create: ({ config, database, clock }, services) => {
    const { audit, content, products, recipes, delivery, catalog, festival } = services
    products.followCategories(async (tx, _author, replaced) => {
      if (replaced.isMerged) await content.moveCategory(tx, replaced)
    })
    const sorts = { recipe: recipeSort({ products, recipes }), ...pieceSorts({ products, festival }) }
    const commandsOf = (sort: keyof typeof sorts) => createShowcaseCommands({ audit, clock }, sorts[sort])
    const commands = {
      recipe: createShowcaseCommands({ audit, clock }, sorts.recipe),
      ...{ shelf: commandsOf('shelf'), menu: commandsOf('menu'), festival: commandsOf('festival') },
    }
    const preview = createDraftPreview({ secret: config.TOKEN_SECRET, clock })
    const publishPlanned = async () => {
      const due = await listPlanned(database.executor, clock(), SORTS)
      for (const { code, version, kind } of due) {
        const sort = SORTS.find((known) => known === kind)
        if (sort) await database.inTransaction((tx) => commands[sort].publishPlanned(tx, code, version))
      }
      return due.length
    }
    return {
      calls: [
        mounted(legalTextsEndpoints, legalTextsHandlers({ database, ...services })),
        mounted(recipeSectionsEndpoints, recipeSectionsHandlers({ database, recipes })),
        mounted(
          officeRecipesEndpoints,
          recipesDeskHandlers({ database, clock, commands: commands.recipe, preview, ...services }),
        ),
        mounted(showcaseEndpoints, showcaseHandlers({ database, clock, products, festival, commands, preview })),
        mounted(pickedShelvesEndpoints, pickedShelvesHandlers({ clock, content, catalog, delivery })),
      ],
      periodic: [{ name: 'publish-planned-content', cron: '* * * * *', everyMs: PUBLISH_MS, run: publishPlanned }],
    }
  },
})
