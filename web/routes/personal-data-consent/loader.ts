import { loadLegalText } from '../../data/content/legal-text.ts'
import { loading } from '../../platform/loading/loading.ts'

/** The operator's text; null = the general one. */
export const loader = loading((args) => loadLegalText(args, 'legal-consent'))
