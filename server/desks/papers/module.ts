import { paperDeskEndpoints } from '@okolitsa/contracts/papers/paper-desk.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { paperDeskHandlers } from './http/paper-desk.handlers.ts'

export const papersModule = defineModule({
  name: 'papers',
  uses: ['sellers', 'images'],
  create: ({ database, clock }, { sellers, images }) => ({
    calls: [mounted(paperDeskEndpoints, paperDeskHandlers({ database, clock, sellers, papers: images.papers }))],
  }),
})
