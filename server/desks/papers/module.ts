import { paperDeskEndpoints } from '@okolitsa/contracts/papers/paper-desk.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { paperDeskHandlers } from './http/paper-desk.handlers.ts'

export const papersModule = defineModule({
  name: 'papers',
  uses: ['sellers', 'images'],
  create: ({ database }, { sellers, images }) => ({
    calls: [mounted(paperDeskEndpoints, paperDeskHandlers({ database, sellers, papers: images.papers }))],
  }),
})
