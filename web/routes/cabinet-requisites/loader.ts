import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { createCabinetApi } from '../../data/staff/desk/cabinet-api.ts'
import { loading } from '../../platform/loading/loading.ts'

/** The change of requisites of a notice's link; null = the link is incomplete. */
export const loader = loading(async ({ shop, params }) => {
  const token = params.token ?? ''
  try {
    const { sellerContract } = createCabinetApi(shop.send)
    return { token, change: await sellerContract.openRequisitesChange({ params: { token } }) }
  } catch (error) {
    if (isApiProblem(error) && [400, 404].includes(error.problem.status)) return { token, change: null }
    throw error
  }
})
