import { legalTextsEndpoints } from '@okolitsa/contracts/content/legal-texts.endpoints.ts'
import { defineModule } from '../../../module.ts'
import { mounted } from '../../../platform/module/module.ts'
import { legalTextsHandlers } from './http/legal-texts.handlers.ts'

/** The office's editor of legal texts. */
export const contentDeskModule = defineModule({
  name: 'content-desk',
  uses: ['content', 'office', 'identity'],
  create: ({ database }, services) => ({
    calls: [mounted(legalTextsEndpoints, legalTextsHandlers({ database, ...services }))],
  }),
})
