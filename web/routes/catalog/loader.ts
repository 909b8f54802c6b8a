import { loading, moved } from '../../app/loading.ts'
import { farmersPath } from '../../features/catalog/addresses.ts'

/** The old address of the list of farmers: `/catalog/{slug?}`. */
export const loader = loading(({ params, url }) =>
  moved(farmersPath(params.slug && encodeURIComponent(params.slug)) + url.search),
)
