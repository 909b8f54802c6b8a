import { defineModule } from '../../module.ts'
import { createStockModule } from './index.ts'
import { publishLowStock } from './publish-low-stock.ts'

export const stockModule = defineModule({
  name: 'stock',
  uses: [],
  create: ({ database, clock }) => {
    const service = createStockModule(database)
    const expire = async () => void (await service.expire(clock()))
    return {
      service,
      periodic: [
        { name: 'expire-stock-holds', cron: '* * * * *', run: expire },
        { name: 'tell-of-low-stock', cron: '* * * * *', run: () => publishLowStock(database, clock()) },
      ],
    }
  },
})
