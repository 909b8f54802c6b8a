import { cabinetEndpoints } from '@okolitsa/contracts/cabinet/cabinet.endpoints.ts'
import { defineModule } from '../../module.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import { mounted } from '../../platform/module/module.ts'
import { type CabinetHttpDeps, cabinetHandlers } from './http/cabinet.handlers.ts'

/** The seller's side of orders: what the cabinet asks and does. */
export function createCabinetModule(deps: CabinetHttpDeps): { readonly handlers: Handlers<typeof cabinetEndpoints> } {
  return { handlers: cabinetHandlers(deps) }
}

export const cabinetModule = defineModule({
  name: 'cabinet',
  uses: ['orders', 'sellerNotifications'],
  create: ({ database, clock }, { orders, sellerNotifications: notifications }) => {
    const { handlers } = createCabinetModule({ executor: database.executor, clock, orders, notifications })
    return { calls: [mounted(cabinetEndpoints, handlers)] }
  },
})
