import { searchEndpoints } from '@okolitsa/contracts/search/search.endpoints.ts'
import { searchDeskEndpoints } from '@okolitsa/contracts/search/search-desk.endpoints.ts'
import { defineModule } from '../../module.ts'
import { hasty } from '../../platform/db/client.ts'
import { mounted } from '../../platform/module/module.ts'
import { searchDeskHandlers } from './desk/http/search-desk.handlers.ts'
import { searchHandlers } from './http/search.handlers.ts'
import { searchTasks } from './index.ts'
import { createSearchCommands } from './search-commands.ts'

export const searchModule = defineModule({
  name: 'search',
  uses: ['audit', 'delivery', 'catalog', 'recipes', 'restaurants'],
  create: ({ config, database, reads, clock }, { audit, delivery, catalog, recipes, restaurants }) => {
    const deps = {
      executor: database.executor,
      reads: hasty(reads),
      clock,
      delivery,
      catalog,
      recipes,
      restaurants,
      secret: config.TOKEN_SECRET,
    }
    return {
      service: createSearchCommands({ audit }),
      calls: [mounted(searchEndpoints, searchHandlers(deps)), mounted(searchDeskEndpoints, searchDeskHandlers(deps))],
      periodic: searchTasks(database, clock),
    }
  },
})
