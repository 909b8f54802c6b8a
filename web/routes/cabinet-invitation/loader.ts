import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { createCabinetApi, findMember } from '../../data/staff/desk/cabinet-api.ts'
import { loading } from '../../platform/loading/loading.ts'

/** The invitation and the signed-in member, if any. */
export const loader = loading(async ({ shop, params }) => {
  const api = createCabinetApi(shop.send)
  const token = params.token ?? ''
  const member = await findMember(api)
  try {
    return { token, member, invitation: await api.team.openInvitation({ params: { token } }) }
  } catch (error) {
    // a truncated link gets the same answer as an expired one
    if (isApiProblem(error) && [400, 404].includes(error.problem.status)) return { token, member, invitation: null }
    throw error
  }
})
