import { loading, moved, signInPath } from '../../platform/loading/loading.ts'

/** The profile to change. */
export const loader = loading(async ({ shop, url }) => {
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  return { customer: await shop.api.identity.user() }
})
