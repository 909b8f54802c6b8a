import { defineModule } from '../../module.ts'
import { createLedgerModule } from './index.ts'

export const ledgerModule = defineModule({
  name: 'ledger',
  uses: [],
  create: ({ database, clock }) => {
    const { subscribers, ...service } = createLedgerModule({ database, clock })
    return { service, subscribers }
  },
})
