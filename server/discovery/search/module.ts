import { defineModule } from '../../module.ts'
import { createSearchCommands } from './search-commands.ts'

export const searchModule = defineModule({
  name: 'search',
  uses: ['audit'],
  create: (_platform, { audit }) => ({ service: createSearchCommands({ audit }) }),
})
