import { loading, notFound } from '../../platform/loading/loading.ts'
import { organizationIdIn } from '../farmer/organization-id.ts'
import { loadList } from './load-list.ts'
import { loadRestaurant } from './load-restaurant.ts'

/** `/restaurants`, `/restaurants/{kitchen}` and `/restaurants/{id}` look alike to the router: digits mean a restaurant. */
export const loader = loading(async (args) => {
  const { key } = args.params
  const id = organizationIdIn(key)
  if (id !== null) return { kind: 'restaurant', ...(await loadRestaurant(args, id)) } as const
  if (key !== undefined && /^\d+$/.test(key)) notFound()
  return { kind: 'list', ...(await loadList(args, key)) } as const
})
