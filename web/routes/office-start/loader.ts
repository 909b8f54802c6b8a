import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { createOfficeApi, findOfficeMember } from '../../data/office/office-api.ts'
import { loading, moved } from '../../platform/loading/loading.ts'

/** A link that is to be exchanged, the steps of the future owner, or a link that is over. */
export const loader = loading(async ({ shop, params }) => {
  const { token } = params
  // a script exchanges the link, not the page load: a preview of the link must not use it up
  if (token !== undefined) return { kind: 'link', token } as const
  const api = createOfficeApi(shop.send)
  try {
    return { kind: 'steps', start: await api.start.getStart() } as const
  } catch (error) {
    if (!isApiProblem(error) || error.problem.code !== 'START_LINK_OVER') throw error
  }
  if (await findOfficeMember(api)) moved('/office', 302)
  return { kind: 'over' } as const
})
