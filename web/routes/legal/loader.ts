import { loadLegalText } from '../../data/content/legal-text.ts'
import { loading, notFound } from '../../platform/loading/loading.ts'

/** A published legal text: `/legal/offer` is the block `legal-offer`. */
export const loader = loading(async (args) => {
  const { name = '' } = args.params
  const text = /^[a-z0-9-]{1,60}$/.test(name) ? await loadLegalText(args, `legal-${name}`) : null
  if (!text) notFound()
  return { name, text }
})
