import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { decodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import { locationQueryOf } from '../../data/geo/location-query.ts'
import { createOfficeApi, demandRight, memberOrSignIn } from '../../data/office/office-api.ts'
import { FARM_SORTINGS, RANKED_LISTS } from '../../data/office/ranking-query.ts'
import { loading, notFound } from '../../platform/loading/loading.ts'

function placeOf(encoded: string | null): Location | null {
  try {
    return encoded === null ? null : decodeLocation(encoded)
  } catch {
    return null
  }
}

export const loader = loading(async ({ shop, url: { searchParams }, url }) => {
  const api = createOfficeApi(shop.send)
  const member = await memberOrSignIn(api, url)
  demandRight(member, 'seeSearches')
  const list = RANKED_LISTS.find((one) => one === searchParams.get('of')) ?? 'goods'
  const phrase = searchParams.get('search')?.trim().slice(0, 100) ?? ''
  const category = Number(searchParams.get('category') ?? '')
  const categoryId = Number.isSafeInteger(category) && category > 0 ? category : 0
  const sorting = FARM_SORTINGS.find((one) => one === searchParams.get('sorting')) ?? 'popularity'
  const place = placeOf(searchParams.get('at'))
  const at = place ? locationQueryOf(place) : {}
  const asked = { list, phrase, categoryId, sorting, place }
  const { getFeatured } = shop.api.featured
  try {
    if (list === 'farms') {
      const [farms, { farm }] = await Promise.all([
        api.ranking.explainFarmRanking({ query: { ...at, sorting } }),
        getFeatured({ query: { ...at, slot: 'farmers' } }),
      ])
      return { member, asked, found: { list, farms, farm } as const }
    }
    if (list === 'dishes')
      return {
        member,
        asked,
        found: {
          list,
          dishes: phrase === '' ? null : await api.ranking.explainDishRanking({ query: { ...at, phrase } }),
        } as const,
      }
    const query = { ...at, ...(phrase !== '' && { phrase }), ...(categoryId > 0 && { categoryId }) }
    const [ranking, { ad }] = await Promise.all([
      api.ranking.explainRanking({ query }),
      getFeatured({
        query:
          phrase !== ''
            ? { ...at, slot: 'search', phrase }
            : { ...at, slot: 'category', ...(categoryId > 0 && { categoryId }) },
      }),
    ])
    return { member, asked, found: { list, ranking, ad } as const }
  } catch (error) {
    if (isApiProblem(error) && error.problem.status === 404) notFound()
    throw error
  }
})
