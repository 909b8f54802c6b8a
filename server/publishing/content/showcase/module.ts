import { pickedShelvesEndpoints } from '@okolitsa/contracts/content/picked-shelves.endpoints.ts'
import { showcaseEndpoints } from '@okolitsa/contracts/content/showcase.endpoints.ts'
import { isPieceSort, PIECE_SORTS } from '@okolitsa/domain/content/written-piece.ts'
import { defineModule } from '../../../module.ts'
import { mounted } from '../../../platform/module/module.ts'
import { createDraftPreview } from '../draft-preview.ts'
import { createShowcaseCommands } from '../showcase-commands.ts'
import { listPlanned } from '../store/recipe-version.store.ts'
import { pickedShelvesHandlers } from './http/picked-shelves.handlers.ts'
import { showcaseHandlers } from './http/showcase.handlers.ts'
import { pieceSorts } from './piece-sorts.ts'

export { fieldsOfPiece } from './pieces.ts'

/** Interval at which planned versions are published, ms. */
const PUBLISH_MS = 1_000

/**
 * Picked shelves, menus and festivals, which the office writes as versions of blocks of content. The shop reads shelves
 * and menus from the memory of content, and a festival from its own tables.
 */
export const showcaseModule = defineModule({
  name: 'showcase',
  uses: ['audit', 'content', 'delivery', 'products', 'catalog', 'festival'],
  create: ({ config, database, clock }, { audit, content, delivery, products, catalog, festival }) => {
    const sorts = pieceSorts({ products, festival })
    const commandsOf = (sort: (typeof PIECE_SORTS)[number]) => createShowcaseCommands({ audit, clock }, sorts[sort])
    const commands = { shelf: commandsOf('shelf'), menu: commandsOf('menu'), festival: commandsOf('festival') }
    const preview = createDraftPreview({ secret: config.TOKEN_SECRET, clock })
    const publishPlanned = async () => {
      const due = await listPlanned(database.executor, clock(), PIECE_SORTS)
      for (const { code, version, kind } of due)
        if (isPieceSort(kind)) await database.inTransaction((tx) => commands[kind].publishPlanned(tx, code, version))
      return due.length
    }
    return {
      calls: [
        mounted(showcaseEndpoints, showcaseHandlers({ database, clock, products, commands, preview })),
        mounted(pickedShelvesEndpoints, pickedShelvesHandlers({ clock, content, catalog, delivery })),
      ],
      periodic: [{ name: 'publish-planned-pieces', cron: '* * * * *', everyMs: PUBLISH_MS, run: publishPlanned }],
    }
  },
})
