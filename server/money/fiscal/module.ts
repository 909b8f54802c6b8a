import { defineModule } from '../../module.ts'
import { createFiscalModule } from './index.ts'

export const fiscalModule = defineModule({
  name: 'fiscal',
  uses: [],
  create: ({ database, clock, log, adapters: { register } }) => {
    const { subscribers, periodic, ...service } = createFiscalModule({ database, register, clock, log })
    return { service, subscribers, periodic }
  },
})
