import { printingEndpoints } from '@okolitsa/contracts/printing/printing.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { printingHandlers } from './http/printing.handlers.ts'

/** Printed documents of a day: labels for parcels and products, lists for pickers and packers. */
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
