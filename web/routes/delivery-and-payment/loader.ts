import { loading, notFound } from '../../platform/loading/loading.ts'

/** The terms of the shop; a landing and a shop made in the constructor have none of their own (spec 2.2). */
export const loader = loading(({ shop: { site } }) => {
  if (site.mode === 'landing' || site.isConstructor) notFound()
  return null
})
