import { api } from '@okolitsa/contracts/api.ts'
import { defineModule } from './module.ts'
import { mounted } from './platform/module/module.ts'

/** Nouns that are owed: named and typed, answering 501. A handler that comes due moves its table to a module. */
export const owedModule = defineModule({
  name: 'owed',
  uses: [],
  create: () => ({
    calls: [mounted(api.sites, {})],
  }),
})
