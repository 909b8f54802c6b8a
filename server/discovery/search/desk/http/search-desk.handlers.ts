import type { searchDeskEndpoints } from '@okolitsa/contracts/search/search-desk.endpoints.ts'
import { dayIn, plusDays } from '@okolitsa/domain/clock/clock.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { Deps } from '../../../../services.ts'
import { MAX_EMPTY_SHOWN } from '../../policy.ts'
import { listEmptySearches } from '../../store/ask.store.ts'

export const searchDeskHandlers = (deps: Deps<'executor' | 'clock'>): Handlers<typeof searchDeskEndpoints> => ({
  listEmptySearches: async ({ query }) => ({
    items: await listEmptySearches(
      deps.executor,
      plusDays(dayIn('Europe/Moscow', deps.clock()), 1 - query.days),
      MAX_EMPTY_SHOWN,
    ),
  }),
})
