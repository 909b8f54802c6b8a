import { farmersPath } from '../../data/catalog/addresses.ts'
import { loading, moved } from '../../platform/loading/loading.ts'

/** Redirects the former path of the list of farmers: `/catalog/{slug?}`. */
export const loader = loading(({ params, url }) =>
  moved(farmersPath(params.slug && encodeURIComponent(params.slug)) + url.search),
)
