import { loading, moved, notFound, signInPath } from '../../app/loading.ts'
import { thanksPath } from '../../features/payments/pay-path.ts'
import { readPurchase } from './read-purchase.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** All orders of one purchase and what is still to be paid; when there is nothing to pay, the thanks. */
export const loader = loading(async ({ shop, params, url }) => {
  const { purchaseId } = params
  if (!purchaseId || !UUID.test(purchaseId)) notFound()
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  const purchased = await readPurchase(shop.api, purchaseId)
  const [first] = purchased
  if (!first) notFound()
  if (purchased.every(({ awaited }) => awaited === null)) moved(thanksPath(first.order), 302)
  return { purchased }
})
