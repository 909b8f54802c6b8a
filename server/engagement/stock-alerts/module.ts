import { stockAlertsEndpoints } from '@okolitsa/contracts/stock-alerts/stock-alerts.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { stockAlertsHandlers } from './http/stock-alerts.handlers.ts'
import { personalData } from './personal-data.ts'
import { notifyOfOpenings } from './use-cases/notify-of-openings.ts'
import { notifyOfStock } from './use-cases/notify-of-stock.ts'

export const stockAlertsModule = defineModule({
  name: 'stockAlerts',
  uses: ['delivery', 'catalog'],
  personalData,
  create: ({ database, clock }, { delivery, catalog }) => ({
    calls: [mounted(stockAlertsEndpoints, stockAlertsHandlers({ database, clock, delivery, catalog }))],
    periodic: [
      { name: 'tell-of-stock', cron: '* * * * *', run: () => notifyOfStock({ database, catalog }, clock()) },
      { name: 'tell-of-openings', cron: '* * * * *', run: () => notifyOfOpenings(database, clock()) },
    ],
  }),
})
