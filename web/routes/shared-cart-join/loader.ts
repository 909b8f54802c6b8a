import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { data } from 'react-router'
import { loading } from '../../platform/loading/loading.ts'

/** An invitation to a shared cart; null with status 404 = it is void. */
export const loader = loading(async ({ shop, params }) => {
  const token = params.id ?? ''
  try {
    return data({ token, invitation: await shop.api.cart.getInvitation({ params: { id: token } }) })
  } catch (error) {
    if (isApiProblem(error) && error.problem.status === 404) return data({ token, invitation: null }, { status: 404 })
    throw error
  }
})
