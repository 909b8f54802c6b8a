import { loading, moved, signInPath } from '../../platform/loading/loading.ts'

/** What the shop keeps of the customer: what was agreed to. */
export const loader = loading(async ({ shop, url }) => {
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  return { consents: await shop.api.identity.consents() }
})
