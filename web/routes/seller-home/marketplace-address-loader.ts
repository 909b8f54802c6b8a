import { farmAddresses } from '../../data/catalog/addresses.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'
import { organizationIdIn } from '../farmer/organization-id.ts'

/** The farm's addresses on the marketplace lead to the shop's own pages; nobody else lives here. */
export const loader = loading(({ shop, params, url }) => {
  const id = organizationIdIn(params.id)
  if (id === null || id !== shop.site.organizationId) notFound()
  const farm = farmAddresses(shop.site, id)
  const { part } = params
  const path =
    part === undefined
      ? farm.goods
      : part === 'info' || part === 'delivery'
        ? farm[part]
        : farm.part(encodeURIComponent(part))
  moved(path + url.search)
})
