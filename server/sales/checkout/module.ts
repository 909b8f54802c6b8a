import { checkoutEndpoints } from '@okolitsa/contracts/checkout/checkout.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { checkoutHandlers } from './http/checkout.handlers.ts'
import { personalData } from './personal-data.ts'
import { forgetKeys } from './store/idempotency.store.ts'
import type { CheckoutDeps } from './use-cases/checkout-request.ts'
import { order, place } from './use-cases/place.ts'

const KEYS_LIVE_DAYS = 30

/** Checkout: places orders of every trade, and owns order groups and idempotency records. */
export const checkoutModule = defineModule({
  name: 'checkout',
  uses: [
    'market',
    'sellers',
    'cart',
    'catalog',
    'delivery',
    'dinner',
    'loyalty',
    'fees',
    'orderLifecycle',
    'payments',
    'identity',
    'subscription',
  ],
  personalData,
  create: (
    { config, database, clock },
    { cart: carts, identity: customers, orderLifecycle: orders, subscription: subscriptions, ...others },
  ) => {
    const { executor, inTransaction } = database
    const firstOrders = { unpaid: config.FIRST_ORDERS_UNPAID, stockPercent: config.FIRST_ORDERS_STOCK_PERCENT }
    const ports = { ...others, carts, customers, orders, subscriptions }
    const deps: CheckoutDeps = { executor, inTransaction, ports, clock, firstOrders }
    const forget = () => forgetKeys(executor, new Date(clock().getTime() - KEYS_LIVE_DAYS * 86_400_000))
    return {
      service: { place: (tx, intent) => place(deps, tx, intent), order: (intent) => order(deps, intent) },
      calls: [mounted(checkoutEndpoints, checkoutHandlers(deps))],
      periodic: [{ name: 'forget-idempotency-keys', cron: '17 3 * * *', run: forget }],
    }
  },
})
