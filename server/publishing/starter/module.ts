import { starterEndpoints } from '@okolitsa/contracts/starter/starter.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { starterHandlers } from './http/starter.handlers.ts'
import { createStarterCommands } from './starter-commands.ts'

/** Starter data of a market: applied on request, and updated by releases without overwriting the operator. */
export const starterModule = defineModule({
  name: 'starter',
  uses: ['audit', 'products', 'menus', 'recipes', 'reviews', 'content', 'notificationTemplates'],
  create: ({ database, clock }, services) => {
    const starter = createStarterCommands({ clock, ...services })
    return {
      service: starter,
      calls: [mounted(starterEndpoints, starterHandlers({ database, content: services.content, starter }))],
    }
  },
})
