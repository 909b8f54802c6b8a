import { companyEndpoints } from '@okolitsa/contracts/company/company.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { companyHandlers } from './http/company.handlers.ts'

/** Where the people of a seller say who it is and how it is paid. */
export const companyModule = defineModule({
  name: 'company',
  uses: ['sellers'],
  create: ({ database }, { sellers }) => ({
    calls: [mounted(companyEndpoints, companyHandlers({ database, sellers }))],
  }),
})
