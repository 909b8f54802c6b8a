import { defineModule } from '../../module.ts'
import { createFiscalModule } from './index.ts'

export const fiscalModule = defineModule({
  name: 'fiscal',
  uses: [],
  create: ({ database, clock, log, adapters: { register } }) => {
    const { subscribers, periodic, ordersWithoutReceipt, ...service } = createFiscalModule({
      database,
      register,
      clock,
      log,
    })
    const help = 'Orders that moved money and have had no fiscal receipt for an hour, as the hourly check found them'
    return {
      service,
      subscribers,
      periodic,
      gauges: [{ name: 'orders_without_receipt', help, read: ordersWithoutReceipt }],
    }
  },
})
