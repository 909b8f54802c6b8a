import { loading, notFound } from '../../platform/loading/loading.ts'

/** Terms of the shop; landings and constructor sites have none (spec 2.2). */
export const loader = loading(({ shop: { site } }) => {
  if (site.mode === 'landing' || site.isConstructor) notFound()
  return null
})
