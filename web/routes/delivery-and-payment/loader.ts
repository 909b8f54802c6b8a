import { loading, notFound } from '../../app/loading.ts'

/** The marketplace's own terms; a seller's shop has its page of delivery instead (spec 2.2). */
export const loader = loading(({ shop }) => {
  if (shop.site.mode !== 'default') notFound()
  return null
})
