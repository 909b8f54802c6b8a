import { listPath, listQueryOf } from '../../data/operator/list-query.ts'
import { createOperatorApi, findMember } from '../../data/operator/operator-api.ts'
import { loading, moved } from '../../platform/loading/loading.ts'

/** How far back the administrator sees what was not found. */
const EMPTY_SEARCH_DAYS = 30

/** The list of orders for whoever works here, or the way in. */
export const loader = loading(async ({ shop, url }) => {
  const api = createOperatorApi(shop.send)
  const externalToken = url.searchParams.get('externalToken')
  const member = externalToken === null ? await findMember(api) : null
  if (!member) {
    const { bankUrl } = await api.staff.signInWays()
    return { kind: 'signIn', bankUrl, externalToken, next: url.searchParams.get('next') } as const
  }
  const query = listQueryOf(url.searchParams)
  const [orders, emptySearches] = await Promise.all([
    api.cabinet.listOrders({ query }),
    member.organization === null ? api.search.listEmptySearches({ query: { days: EMPTY_SEARCH_DAYS } }) : null,
  ])
  if (query.page > 1 && orders.items.length === 0) moved(listPath({ ...query, page: 1 }), 302)
  return { kind: 'orders', member, query, orders, emptySearches: emptySearches?.items ?? null } as const
})
