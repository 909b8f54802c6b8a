import { loading, moved } from '../../platform/loading/loading.ts'

/** Redirects former paths of the cabinet, which are in bookmarks, emails and the bank's link. */
export const loader = loading(({ url }) => {
  const [, rest = ''] = /^\/operator\/+(.*)$/i.exec(url.pathname) ?? []
  const isList = rest === '' && ['queue', 'search', 'page'].some((name) => url.searchParams.has(name))
  moved(`/cabinet${isList ? '/orders' : rest && `/${rest}`}${url.search}`)
})
