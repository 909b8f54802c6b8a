import { loading, moved } from '../../platform/loading/loading.ts'

/** Redirects pages of the people who run the market, which are in bookmarks, to the office. */
export const loader = loading(({ url }) =>
  moved(url.pathname.replace(/^\/cabinet/, '/office') + (url.searchParams.has('state') ? url.search : '')),
)
