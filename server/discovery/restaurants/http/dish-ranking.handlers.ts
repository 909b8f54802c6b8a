import { type dishRankingEndpoints, RANKED } from '@okolitsa/contracts/catalog/ranking.endpoints.ts'
import { MARKETPLACE } from '@okolitsa/domain/identity/scope.ts'
import { withReadTimeout } from '../../../platform/db/client.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { restaurantsAt } from '../use-cases/restaurants-at.ts'
import { type MenuSearch, searchMenu } from '../use-cases/search-menu.ts'
import type { FoundDeps } from './found-here.ts'

const NOTHING: MenuSearch = { rows: [], ranks: [], total: 0, corrected: null, searchedFor: null }

/** The search for dishes for the office, made by the same use case, with what it sorts by. */
export function dishRankingHandlers(deps: FoundDeps): Handlers<typeof dishRankingEndpoints> {
  const { executor, clock, delivery } = deps
  return {
    explainDishRanking: async ({ query: { phrase, ...at }, context: { site } }) => {
      const place = await delivery.placeOf(at, site)
      const [serviceable, all] = await Promise.all([
        delivery.sellersAt(MARKETPLACE, place),
        restaurantsAt(deps, MARKETPLACE, place, clock()),
      ])
      const titles = new Map(all.map(({ seller: { id, title } }) => [id as number, title]))
      const { rows, ranks, total, corrected, searchedFor } =
        all.length === 0
          ? NOTHING
          : await searchMenu(withReadTimeout(executor), serviceable.narrow([...titles.keys()]), phrase, {
              from: 0,
              size: RANKED,
            })
      return {
        place: at.latitude === undefined ? (await delivery.defaultAt(site)).title : (at.city ?? ''),
        ...{ total, corrected },
        isAny: searchedFor?.kind === 'any',
        items: rows.map(({ id, title, slug, organizationId }, index) => ({
          ...{ id, title, slug, seller: titles.get(organizationId) ?? '' },
          match: Math.round((ranks[index]?.match ?? 0) * 100) / 100,
          popularity: ranks[index]?.popularity ?? 0,
        })),
      }
    },
  }
}
