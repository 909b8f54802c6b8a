import { defineModule } from '../../module.ts'
import { createOrderLifecycle } from './lifecycle.ts'
import { personalData } from './personal-data.ts'

/** Life cycle of orders. Payments move orders through a separate port. */
export const orderLifecycleModule = defineModule({
  name: 'orderLifecycle',
  uses: ['market', 'audit', 'stock', 'delivery', 'dinner', 'fees'],
  personalData,
  create: ({ clock }, services) => ({ service: createOrderLifecycle({ clock, ...services }) }),
})
