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
    return { member, phrase, categoryId, ranking: await api.ranking.explainRanking({ query }) }
  } catch (error) {
    if (isApiProblem(error) && error.problem.status === 404) notFound()
    throw error
  }
})
