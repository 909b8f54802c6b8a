import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { createCabinetApi, findMember } from '../../data/staff/desk/cabinet-api.ts'
import { loading } from '../../platform/loading/loading.ts'

/** Who invites, and who is signed in here already. */
export const loader = loading(async ({ shop, params }) => {
  const api = createCabinetApi(shop.send)
  const token = params.token ?? ''
  const member = await findMember(api)
  try {
    return { token, member, invitation: await api.team.openInvitation({ params: { token } }) }
  } catch (error) {
    // a link that was cut in a messenger says the same as one that is over
    if (isApiProblem(error) && [400, 404].includes(error.problem.status)) return { token, member, invitation: null }
    throw error
  }
})
