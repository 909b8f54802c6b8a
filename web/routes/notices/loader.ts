import { loading, moved, signInPath } from '../../app/loading.ts'
import { pageOf } from '../page-number.ts'

/** One page of the customer's notices; a page after the last one is the first. */
export const loader = loading(async ({ shop, url }) => {
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  const notices = await shop.api.notices.listNotices({ query: { page: pageOf(url) } })
  if (notices.currentPage > 1 && notices.items.length === 0) moved('/account/notices', 302)
  return { notices }
})
