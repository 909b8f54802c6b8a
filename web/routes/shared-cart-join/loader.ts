import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { loading } from '../../platform/loading/loading.ts'

/** An invitation to a shared cart; null with status 404 = it is invalid. */
export const loader = loading(async ({ shop, params }) => {
  const token = params.id ?? ''
  try {
    return { token, invitation: await shop.api.cart.getInvitation({ params: { id: token } }) }
  } catch (error) {
    if (!isApiProblem(error) || error.problem.status !== 404) throw error
    shop.answerWith(404)
    return { token, invitation: null }
  }
})
