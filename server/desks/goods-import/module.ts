import { goodsImportEndpoints } from '@okolitsa/contracts/goods-import/goods-import.endpoints.ts'
import { defineModule } from '../../module.ts'
import { on } from '../../platform/events/event.ts'
import { mounted } from '../../platform/module/module.ts'
import { goodsImportStarted } from './events.ts'
import { goodsImportHandlers } from './http/goods-import.handlers.ts'
import { forgetOldImports } from './store/goods-import.store.ts'
import { createTableProcesses } from './tables/table-processes.ts'
import { carryOnImport } from './use-cases/carry-on-import.ts'

/** Days after which a file that was read is forgotten; what it did stays in the audit trail. */
const KEPT_DAYS = 30

/** Files of goods: out as they are, in after the seller has seen what they would do. */
export const goodsImportModule = defineModule({
  name: 'goodsImport',
  uses: ['products'],
  create: ({ database }, { products }) => {
    const tables = createTableProcesses()
    return {
      calls: [mounted(goodsImportEndpoints, goodsImportHandlers({ database, tables }))],
      subscribers: [
        on(goodsImportStarted, 'write-goods-of-file', ({ importId }) =>
          carryOnImport({ database, products }, importId),
        ),
      ],
      periodic: [
        {
          name: 'forget-goods-imports',
          cron: '50 0 * * *',
          run: () => forgetOldImports(database.executor, KEPT_DAYS),
        },
      ],
      close: tables.close,
    }
  },
})
