import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { loading } from '../../platform/loading/loading.ts'

/** The subscription of an email's link; null with status 404 = an invalid link. */
export const loader = loading(async ({ shop, url }) => {
  const token = url.searchParams.get('token') ?? ''
  try {
    return { token, subscription: await shop.api.notifications.subscriptionOfLetter({ query: { token } }) }
  } catch (error) {
    if (!isApiProblem(error) || ![400, 404].includes(error.problem.status)) throw error
    shop.answerWith(404)
    return { token, subscription: null }
  }
})
