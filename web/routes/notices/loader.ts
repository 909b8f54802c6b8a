import { loading, moved, signInPath } from '../../app/loading.ts'

/** One page of the customer's notices. */
export const loader = loading(async ({ shop, url }) => {
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  const asked = Number(url.searchParams.get('page') ?? '1')
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 100_000 ? asked : 1
  return { notices: await shop.api.notices.listNotices({ query: { page } }) }
})
