import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { createOfficeApi, demandRight, memberOrSignIn } from '../../data/office/office-api.ts'
import { loading, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const api = createOfficeApi(shop.send)
  const member = await memberOrSignIn(api, url)
  demandRight(member, 'seeSearches')
  const phrase = url.searchParams.get('search')?.trim().slice(0, 100) ?? ''
  const categoryId = Number(url.searchParams.get('category') ?? '')
  const query = {
    ...(phrase !== '' && { phrase }),
    ...(Number.isSafeInteger(categoryId) && categoryId > 0 && { categoryId }),
  }
  try {
    const [ranking, { ad }] = await Promise.all([
      api.ranking.explainRanking({ query }),
      shop.api.featured.getFeatured({
        query: phrase !== '' ? { slot: 'search', phrase } : { slot: 'category', ...query },
      }),
    ])
    return { member, phrase, categoryId, ranking, ad }
  } catch (error) {
    if (isApiProblem(error) && error.problem.status === 404) notFound()
    throw error
  }
})
