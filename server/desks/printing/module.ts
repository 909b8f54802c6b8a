import { printingEndpoints } from '@okolitsa/contracts/printing/printing.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { printingHandlers } from './http/printing.handlers.ts'

/** Papers of a day: labels for parcels and goods, lists for those who gather and pack. */
export const printingModule = defineModule({
  name: 'printing',
  uses: ['images', 'stock'],
  create: ({ database, clock, config }, { stock }) => {
    const { origin } = new URL(config.PUBLIC_URL)
    return {
      calls: [mounted(printingEndpoints, printingHandlers({ executor: database.executor, stock, clock, origin }))],
    }
  },
})
