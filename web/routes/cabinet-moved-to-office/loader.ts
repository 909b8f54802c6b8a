import { inboxPath } from '../../data/inbox/desk/inbox-query.ts'
import { loading, moved } from '../../platform/loading/loading.ts'

/** Redirects pages of the people who run the market, which are in bookmarks, to the office; questions are a seller's. */
export const loader = loading(({ url }) => {
  if (url.searchParams.get('tab') === 'questions') moved(inboxPath({ kind: 'question' }))
  const page = url.pathname.replace(/^\/cabinet/, '/office')
  moved(page + (url.searchParams.has('state') ? url.search : ''))
})
