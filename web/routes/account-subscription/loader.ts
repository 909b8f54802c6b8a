import { hasSubscriptionPage } from '@okolitsa/domain/subscription/subscription.ts'
import { loading, moved, notFound, signInPath } from '../../platform/loading/loading.ts'
import { isSellerSite } from '../../platform/loading/root-data.ts'

/** Subscribers' page of benefits, on the marketplace; 404 for others. */
export const loader = loading(async ({ shop, url }) => {
  if (isSellerSite(shop)) notFound()
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  const subscription = await shop.api.subscription.subscription()
  const { plan, hasSubscriptionOffer, personalData } = subscription
  if (!hasSubscriptionPage({ plan, hasSubscriptionOffer, version: personalData.subscriptionVersion })) notFound()
  const [own, benefit] = await Promise.all([shop.api.plans.ownPlans(), shop.api.subscription.benefit()])
  return { subscription, own, benefit }
})
