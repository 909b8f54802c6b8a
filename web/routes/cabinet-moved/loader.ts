import { loading, moved } from '../../platform/loading/loading.ts'

/** Addresses of the cabinet as they were: bookmarks, letters and the bank's own link lead where it stands now. */
export const loader = loading(({ url }) => {
  const [, rest = ''] = /^\/operator\/+(.*)$/i.exec(url.pathname) ?? []
  const isList = rest === '' && ['queue', 'search', 'page'].some((name) => url.searchParams.has(name))
  moved(`/cabinet${isList ? '/orders' : rest && `/${rest}`}${url.search}`)
})
