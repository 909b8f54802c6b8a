import { createOperatorApi, findMember, signInPath } from '../../data/operator/operator-api.ts'
import { loading, moved } from '../../platform/loading/loading.ts'

/** Whoever works here, or the way in. */
export const loader = loading(async ({ shop }) => {
  const member = await findMember(createOperatorApi(shop.send))
  if (!member) moved(signInPath('/operator/sites'), 302)
  return { member }
})
