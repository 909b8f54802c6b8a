import { loyaltyEndpoints } from '@okolitsa/contracts/loyalty/loyalty.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { createLoyaltyCommands, createLoyaltyModule } from './index.ts'
import { personalData } from './personal-data.ts'

export const loyaltyModule = defineModule({
  name: 'loyalty',
  uses: ['audit', 'sellers', 'products'],
  personalData,
  create: (platform, services) => {
    const { handlers, service, ...loyalty } = createLoyaltyModule(platform)
    return {
      ...loyalty,
      service: { ...service, ...createLoyaltyCommands(services) },
      calls: [mounted(loyaltyEndpoints, handlers)],
    }
  },
})
