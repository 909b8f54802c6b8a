import { loading, notFound } from '../../platform/loading/loading.ts'
import { loadGoods } from '../farmer/load-goods.ts'
import { organizationIdIn } from '../farmer/organization-id.ts'
import { loadFarmers } from './load-farmers.ts'

/** `/farmers`, `/farmers/{slug}` and `/farmers/{id}` look alike to the router: digits mean a farm. */
export const loader = loading(async (args) => {
  const { key } = args.params
  const id = organizationIdIn(key)
  if (id !== null) return { kind: 'farm', ...(await loadGoods(args, id, undefined)) } as const
  if (key !== undefined && /^\d+$/.test(key)) notFound()
  return { kind: 'list', ...(await loadFarmers(args, key)) } as const
})
