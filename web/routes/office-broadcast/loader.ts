import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { createOfficeApi, demandRight, memberOrSignIn } from '../../data/office/office-api.ts'
import { loading, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url, params }) => {
  const api = createOfficeApi(shop.send)
  const member = await memberOrSignIn(api, url)
  demandRight(member, 'sendBroadcasts')
  const id = Number(params.id)
  if (!Number.isSafeInteger(id) || id < 1) notFound()
  try {
    return { member, broadcast: await api.broadcasts.getBroadcast({ params: { id } }) }
  } catch (error) {
    if (isApiProblem(error) && error.problem.status === 404) notFound()
    throw error
  }
})
