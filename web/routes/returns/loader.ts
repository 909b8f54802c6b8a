import { loadLegalText } from '../../data/content/legal-text.ts'
import { loading } from '../../platform/loading/loading.ts'

/** The operator's rules of delivery and returns; null = the general ones. */
export const loader = loading((args) => loadLegalText(args, 'legal-delivery'))
