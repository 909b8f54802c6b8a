import type { searchDeskEndpoints } from '@okolitsa/contracts/search/search-desk.endpoints.ts'
import { type Clock, dayIn, plusDays } from '@okolitsa/domain/clock/clock.ts'
import type { Executor } from '../../../../platform/db/client.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { MAX_EMPTY_SHOWN } from '../../policy.ts'
import { listEmptySearches } from '../../store/ask.store.ts'

export const searchDeskHandlers = (deps: {
  executor: Executor
  clock: Clock
}): Handlers<typeof searchDeskEndpoints> => ({
  listEmptySearches: async ({ query }) => ({
    items: await listEmptySearches(
      deps.executor,
      plusDays(dayIn('Europe/Moscow', deps.clock()), 1 - query.days),
      MAX_EMPTY_SHOWN,
    ),
  }),
})
