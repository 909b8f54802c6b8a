import { type Clock, dayIn } from '@okolitsa/domain/clock/clock.ts'
import type { Database } from '../../platform/db/client.ts'
import type { PeriodicTask } from '../../platform/jobs/work.ts'
import { ASK_DAYS, CLICK_DAYS, EMPTY_DAYS, ENOUGH_CLICKS, ENOUGH_PEOPLE, MAX_POPULAR } from './policy.ts'
import { rebuildPopular } from './store/ask.store.ts'
import { rebuildClickWeights } from './store/click.store.ts'
import { rebuildTerms } from './store/term.store.ts'

export type * from './ports.ts'
export { createSearchCommands } from './search-commands.ts'
export { rebuildTerms } from './store/term.store.ts'

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
