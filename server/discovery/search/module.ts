import { searchEndpoints } from '@okolitsa/contracts/search/search.endpoints.ts'
import { searchDeskEndpoints } from '@okolitsa/contracts/search/search-desk.endpoints.ts'
import { type Clock, dayIn } from '@okolitsa/domain/clock/clock.ts'
import { defineModule } from '../../module.ts'
import { type Database, withReadTimeout } from '../../platform/db/client.ts'
import { on, topicOfAll } from '../../platform/invalidation/invalidations.ts'
import type { PeriodicTask } from '../../platform/jobs/work.ts'
import { mounted } from '../../platform/module/module.ts'
import { searchDeskHandlers } from './desk/http/search-desk.handlers.ts'
import { searchHandlers } from './http/search.handlers.ts'
import { ASK_DAYS, CLICK_DAYS, EMPTY_DAYS, ENOUGH_CLICKS, ENOUGH_PEOPLE, MAX_POPULAR } from './policy.ts'
import { createSearchCommands } from './search-commands.ts'
import { countEmptySearches, rebuildPopular } from './store/ask.store.ts'
import { rebuildClickWeights } from './store/click.store.ts'
import { rebuildTerms } from './store/term.store.ts'

export { rebuildTerms } from './store/term.store.ts'

export const searchSynonymsChanged = topicOfAll('search_synonyms_changed')

/** Rebuilds search statistics from stored events. */
export function searchTasks({ inTransaction }: Pick<Database, 'inTransaction'>, clock: Clock): PeriodicTask[] {
  return [
    { name: 'rebuild-search-terms', cron: '31 1 * * *', run: () => inTransaction(rebuildTerms) },
    {
      name: 'rebuild-popular-searches',
      cron: '11 * * * *',
      run: () =>
        inTransaction((tx) =>
          rebuildPopular(tx, dayIn('Europe/Moscow', clock()), {
            askDays: ASK_DAYS,
            emptyDays: EMPTY_DAYS,
            enoughPeople: ENOUGH_PEOPLE,
            most: MAX_POPULAR,
          }),
        ),
    },
    {
      name: 'rebuild-click-weights',
      cron: '43 1 * * *',
      run: () => inTransaction((tx) => rebuildClickWeights(tx, clock(), { days: CLICK_DAYS, enough: ENOUGH_CLICKS })),
    },
  ]
}

export const searchModule = defineModule({
  name: 'search',
  uses: ['audit', 'delivery', 'catalog', 'recipes', 'restaurants'],
  portsFilledBy: ['festival'],
  create: ({ config, database, reads, clock, pages }, { audit, delivery, catalog, recipes, restaurants, festival }) => {
    const deps = {
      executor: database.executor,
      reads: withReadTimeout(reads),
      clock,
      delivery,
      catalog,
      recipes,
      restaurants,
      festival,
      secret: config.TOKEN_SECRET,
    }
    const commands = createSearchCommands({ audit })
    return {
      service: { ...commands, countEmptySearches },
      calls: [
        mounted(searchEndpoints, searchHandlers(deps)),
        mounted(searchDeskEndpoints, searchDeskHandlers({ database, clock, commands })),
      ],
      invalidations: [on(searchSynonymsChanged, () => pages.invalidate())],
      periodic: searchTasks(database, clock),
    }
  },
})
