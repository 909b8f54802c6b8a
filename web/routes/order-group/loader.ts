import { thanksPath } from '../../data/payments/pay-path.ts'
import { readOrderGroup } from '../../data/payments/read-order-group.ts'
import { loading, moved, notFound, signInPath } from '../../platform/loading/loading.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Orders of a group with open payments; redirects to the page of thanks when all are paid. */
export const loader = loading(async ({ shop, params, url }) => {
  const { orderGroupId } = params
  if (!orderGroupId || !UUID.test(orderGroupId)) notFound()
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  const purchased = await readOrderGroup(shop.api, orderGroupId)
  const [first] = purchased
  if (!first) notFound()
  if (purchased.every(({ awaited }) => awaited === null)) moved(thanksPath(first.order), 302)
  return { purchased }
})
