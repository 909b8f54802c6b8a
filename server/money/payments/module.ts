import { paymentsEndpoints } from '@okolitsa/contracts/payments/payments.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { createPaymentsModule } from './index.ts'
import { personalData } from './personal-data.ts'

export const paymentsModule = defineModule({
  name: 'payments',
  uses: [],
  personalData,
  portsFilledBy: ['order-lifecycle'],
  create: ({ config, database, clock, log, adapters, paymentCallbackUrl }, { 'order-lifecycle': orders }) => {
    const { handlers, subscribers, periodic, ...service } = createPaymentsModule({
      database,
      orders,
      gateways: adapters.gateways,
      clock,
      stages: config.RBS_STAGES,
      publicUrl: config.PUBLIC_URL,
      callbackUrl: paymentCallbackUrl,
      log,
    })
    return { service, calls: [mounted(paymentsEndpoints, handlers)], subscribers, periodic }
  },
})
