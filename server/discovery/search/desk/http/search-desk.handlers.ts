import type { searchDeskEndpoints } from '@okolitsa/contracts/search/search-desk.endpoints.ts'
import { dayIn, plusDays } from '@okolitsa/domain/clock/clock.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { foldedText } from '@okolitsa/strings/ru/folded-text.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { Deps } from '../../../../services.ts'
import { MAX_EMPTY_SHOWN, MAX_SYNONYMS_SHOWN } from '../../policy.ts'
import type { SearchCommands } from '../../ports.ts'
import { listEmptySearches } from '../../store/ask.store.ts'
import { listSynonyms } from '../../store/synonym.store.ts'

interface SearchDeskDeps extends Deps<'database' | 'clock'> {
  readonly commands: SearchCommands
}

export const searchDeskHandlers = ({
  database: { executor, inTransaction },
  clock,
  commands,
}: SearchDeskDeps): Handlers<typeof searchDeskEndpoints> => ({
  listEmptySearches: async ({ query }) => ({
    items: await listEmptySearches(
      executor,
      plusDays(dayIn('Europe/Moscow', clock()), 1 - query.days),
      MAX_EMPTY_SHOWN,
    ),
  }),
  listSynonyms: async ({ query }) => {
    const rows = await listSynonyms(executor, query.search, MAX_SYNONYMS_SHOWN)
    return { items: rows.map(({ total: _, ...synonym }) => synonym), total: rows[0]?.total ?? 0 }
  },
  setSynonym: async ({ actor: { staffId }, body: { isMutual, ...typed } }) => {
    const pair = { word: foldedText(typed.word), means: foldedText(typed.means) }
    if (pair.word === pair.means) throw new Refusal('BAD_REQUEST', { errors: { means: 'wrongValue' } })
    const author = { kind: 'staff', staffId } as const
    await inTransaction((tx) =>
      isMutual === null
        ? commands.removeSynonym(tx, author, pair)
        : commands.setSynonym(tx, author, { ...pair, isMutual }),
    )
    return { saved: true }
  },
})
