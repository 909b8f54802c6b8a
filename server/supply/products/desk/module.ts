import { cropCalendarEndpoints, cropsEndpoints } from '@okolitsa/contracts/products/crops.endpoints.ts'
import { goodsEndpoints } from '@okolitsa/contracts/products/goods.endpoints.ts'
import { goodsImportEndpoints } from '@okolitsa/contracts/products/goods-import.endpoints.ts'
import { goodsProductEndpoints } from '@okolitsa/contracts/products/goods-product.endpoints.ts'
import { officeGoodsEndpoints } from '@okolitsa/contracts/products/office-goods.endpoints.ts'
import { stopListEndpoints } from '@okolitsa/contracts/products/stop-list.endpoints.ts'
import { defineModule } from '../../../module.ts'
import { on } from '../../../platform/events/event.ts'
import { mounted } from '../../../platform/module/module.ts'
import { createTableProcesses } from '../../../platform/tables/table-processes.ts'
import { goodsImportStarted } from './events.ts'
import { cropCalendarHandlers, cropsHandlers } from './http/crops.handlers.ts'
import { goodsHandlers } from './http/goods.handlers.ts'
import { goodsImportHandlers } from './http/goods-import.handlers.ts'
import { goodsProductHandlers } from './http/goods-product.handlers.ts'
import { officeGoodsHandlers } from './http/office-goods.handlers.ts'
import { stopListHandlers } from './http/stop-list.handlers.ts'
import { forgetOldImports } from './store/goods-import.store.ts'
import { carryOnImport } from './use-cases/carry-on-import.ts'

/** Days for which imported files are stored; their changes stay in the audit trail. */
const KEPT_DAYS = 30

/**
 * Products for their seller: lists and files are read here, and the commands of the products module make every change.
 * A file changes products only after the seller has confirmed a preview.
 */
export const productsDeskModule = defineModule({
  name: 'productsDesk',
  uses: ['products', 'sellers', 'menus', 'tours', 'images', 'audit'],
  create: ({ database, clock }, { images, ...services }) => {
    const tables = createTableProcesses()
    return {
      calls: [
        mounted(cropsEndpoints, cropsHandlers({ database, ...services })),
        mounted(cropCalendarEndpoints, cropCalendarHandlers({ database, ...services })),
        mounted(goodsEndpoints, goodsHandlers({ database, ...services })),
        mounted(goodsProductEndpoints, goodsProductHandlers({ database, ...services, pictures: images.pictures })),
        mounted(stopListEndpoints, stopListHandlers({ database, products: services.products })),
        mounted(officeGoodsEndpoints, officeGoodsHandlers({ database, clock, ...services })),
        mounted(goodsImportEndpoints, goodsImportHandlers({ database, tables, products: services.products })),
      ],
      subscribers: [
        on(goodsImportStarted, 'write-goods-of-file', ({ importId }) =>
          carryOnImport({ database, products: services.products }, importId),
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
