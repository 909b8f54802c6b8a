/**
 * Violations that the types, walls, guards and the measures of the house must find. Each has its own folder, so that no
 * violation adds a file that another one lacks.
 */
export interface Violation {
  readonly name: string
  /** Files added to the copy. */
  readonly files: Readonly<Record<string, string>>
  readonly by: 'types' | 'walls' | 'guards' | 'house'
  /** Matches the line that the check prints about it. */
  readonly says: RegExp
}

export const VIOLATIONS: readonly Violation[] = [
  {
    name: 'a text contains the name of the software',
    files: { 'strings/en/planted-name.ts': "export const planted = { title: 'Welcome to Okolitsa' } as const\n" },
    by: 'guards',
    says: /planted-name\.ts:1: Okolitsa/,
  },
  {
    name: 'a module writes a table of another one',
    files: {
      'server/engagement/telephony/planted-write/store/planted.store.ts': `import { type Executor, run } from '../../../../platform/db/client.ts'
export const planted = (executor: Executor) => run(executor, "update payment set status = 'paid'", [])
`,
    },
    by: 'guards',
    says: /planted-write\/store\/planted\.store\.ts:.*payment/,
  },
  {
    name: "the server's root reaches into a store",
    files: {
      'server/planted-root/planted.ts': "export { lockAttempts } from '../money/payments/store/payment.store.ts'\n",
    },
    by: 'walls',
    says: /what stands around the modules .*: server\/planted-root\/planted\.ts/,
  },
  {
    name: 'the client of Valkey is loaded by every shop',
    files: { 'server/planted-valkey/planted.ts': "export { createClient } from '@redis/client'\n" },
    by: 'walls',
    says: /a shop without a Valkey .*: server\/planted-valkey\/planted\.ts/,
  },
  {
    name: 'the platform of the storefront reaches into a feature',
    files: {
      'web/platform/planted-feature/planted.ts': "export { CartCard } from '../../features/cart/cart-card.tsx'\n",
    },
    by: 'walls',
    says: /web\/platform knows no noun.*: web\/platform\/planted-feature\/planted\.ts/,
  },
  {
    name: 'a feature reaches another one in two hops',
    files: {
      'web/data/cart/planted-hop/planted.ts': "export { CartCard } from '../../../features/cart/cart-card.tsx'\n",
      'web/features/orders/planted-hop/planted.ts':
        "export { CartCard } from '../../../data/cart/planted-hop/planted.ts'\n",
    },
    by: 'walls',
    says: /a noun of web\/data knows no screen: web\/data\/cart\/planted-hop\/planted\.ts/,
  },
  {
    name: "a page of the shop carries a part of a seller's desk",
    files: {
      'web/routes/planted-desk/planted.ts':
        "export { StockScreen } from '../../features/stock-desk/stock-screen.tsx'\n",
    },
    by: 'walls',
    says: /the shop carries nothing of a seller's desk: web\/routes\/planted-desk\/planted\.ts/,
  },
  {
    name: "a noun knows its seller's desk",
    files: {
      'server/supply/stock/planted-desk/planted.ts': "export { stockDeskModule } from '../desk/module.ts'\n",
    },
    by: 'walls',
    says: /a noun does not know its seller's desk.*: server\/supply\/stock\/planted-desk\/planted\.ts/,
  },
  {
    name: "a seller's desk calls a module it does not name",
    files: {
      'server/supply/stock/desk/planted-call/planted.ts':
        "export type { IdentityService } from '../../../../people/identity/ports.ts'\n",
    },
    by: 'walls',
    says: /the module «stock-desk» may call .*: server\/supply\/stock\/desk\/planted-call\/planted\.ts/,
  },
  {
    name: 'a module calls one it does not name',
    files: {
      'server/engagement/telephony/planted-call/planted.ts':
        "export type { PaymentsService } from '../../../money/payments/ports.ts'\n",
    },
    by: 'walls',
    says: /the module «telephony» may call .*: server\/engagement\/telephony\/planted-call\/planted\.ts/,
  },
  {
    name: 'a context leans on one above it',
    files: {
      'server/people/staff/planted-above/planted.ts':
        "export type { OrdersService } from '../../../sales/orders/ports.ts'\n",
    },
    by: 'walls',
    says: /the context «people» may lean on no other context: server\/people\/staff\/planted-above\/planted\.ts/,
  },
  {
    name: 'two files import each other for types',
    files: {
      'domain/cart/planted-circle/one.ts': "import type { Two } from './two.ts'\nexport type One = Two | 1\n",
      'domain/cart/planted-circle/two.ts': "import type { One } from './one.ts'\nexport type Two = One | 2\n",
    },
    by: 'walls',
    says: /circle.*: domain\/cart\/planted-circle\//,
  },
  {
    name: 'an English text lacks a key of the Russian one',
    files: {
      'strings/en/planted-twin/planted.ts': `import type * as ru from '../../ru/visit.ts'
import type { Words } from '../../words.ts'
export const planted: Words<typeof ru.visitText> = {}
`,
    },
    by: 'types',
    says: /strings\/en\/planted-twin\/planted\.ts.*error TS/,
  },
  {
    name: 'words in one language',
    files: { 'strings/ru/planted-alone.ts': "export const planted = { title: 'Title' } as const\n" },
    by: 'guards',
    says: /strings\/ru\/planted-alone\.ts:there is no strings\/en\/planted-alone\.ts/,
  },
  {
    name: "a handler reads somebody's order without a scope",
    files: {
      'server/sales/orders/planted-scope/planted.ts': `import type { Executor } from '../../../platform/db/client.ts'
import { findOrderView } from '../store/order-read-model.ts'
export const planted = (executor: Executor) => findOrderView(executor, 1)
`,
    },
    by: 'types',
    says: /sales\/orders\/planted-scope\/planted\.ts.*error TS2554/,
  },
  {
    name: "a handler reads somebody's cart without a scope",
    files: {
      'server/sales/cart/planted-scope/planted.ts': `import type { Executor } from '../../../platform/db/client.ts'
import { findCart } from '../store/find-carts.ts'
export const planted = (executor: Executor, cartId: string) => findCart(executor, cartId, new Date())
`,
    },
    by: 'types',
    says: /sales\/cart\/planted-scope\/planted\.ts.*error TS2554/,
  },
  {
    name: 'a refusal with the facts of another one',
    files: {
      'domain/cart/planted-facts/planted.ts': `import { Refusal } from '../../refusal/refusal.ts'
export const planted = () => new Refusal('MAX_CARTS_QUANTITY_REACHED', { limit: 20 })
`,
    },
    by: 'types',
    says: /domain\/cart\/planted-facts\/planted\.ts.*error TS2353/,
  },
  {
    name: 'an event that nobody declared',
    files: {
      'server/sales/orders/planted-event/planted.ts': `import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
export const planted = (tx: Executor) => emit(tx, { topic: 'OrderPlaced', payload: { order: '1' } })
`,
    },
    by: 'types',
    says: /planted-event\/planted\.ts.*isDeclared/,
  },
  {
    name: 'an order that is not locked is moved',
    files: {
      'server/sales/orders/planted-lock/planted.ts': `import type { Executor } from '../../../platform/db/client.ts'
import type { OrderLifecycle, OrderState, OrderStep } from '../../order-lifecycle/ports.ts'
export const planted = (lifecycle: OrderLifecycle, tx: Executor, order: OrderState, step: OrderStep) =>
  lifecycle.move(tx, order, step)
`,
    },
    by: 'types',
    says: /planted-lock\/planted\.ts.*isLocked/,
  },
  {
    name: 'a test joins modules by hand',
    files: {
      'server/sales/cart/planted-composition/planted.data.ts': `import { createCatalogModule } from '../../../discovery/catalog/module.ts'
import { createStockModule } from '../../../supply/stock/module.ts'
export const planted = (deps: never) => [createCatalogModule(deps), createStockModule(deps)]
`,
    },
    by: 'guards',
    says: /planted-composition\/planted\.data\.ts:.*joined by hand/,
  },
  {
    name: 'a colour inside a component',
    files: { 'web/ui/planted-colour/planted.tsx': "export const Planted = () => <p style={{ color: '#f00' }}>!</p>\n" },
    by: 'guards',
    says: /web\/ui\/planted-colour\/planted\.tsx:.*#f00/,
  },
  {
    name: 'the domain takes a package',
    files: { 'domain/cart/planted-package/planted.ts': "export { LRUCache } from 'lru-cache'\n" },
    by: 'walls',
    says: /the domain depends on nothing but itself.*: domain\/cart\/planted-package\/planted\.ts/,
  },
  {
    name: 'contracts take a package',
    files: { 'contracts/cart/planted-package/planted.ts': "export { jwtVerify } from 'jose'\n" },
    by: 'walls',
    says: /contracts depend only on the domain and zod.*: contracts\/cart\/planted-package\/planted\.ts/,
  },
  {
    name: 'a use case answers HTTP',
    files: { 'server/sales/cart/use-cases/planted-http/planted.ts': "export { fastify } from 'fastify'\n" },
    by: 'walls',
    says: /use cases do not know HTTP.*: server\/sales\/cart\/use-cases\/planted-http\/planted\.ts/,
  },
  {
    name: 'a handler asks the database',
    files: { 'server/sales/cart/http/planted-database/planted.ts': "export { Pool } from 'pg'\n" },
    by: 'walls',
    says: /handlers reach tables only through use cases and stores.*: server\/sales\/cart\/http\/planted-database\/planted\.ts/,
  },
  {
    name: 'a screen keeps answers itself',
    files: { 'web/features/cart/planted-query/planted.ts': "export { useQuery } from '@tanstack/react-query'\n" },
    by: 'walls',
    says: /screens ask and change through the nouns of web\/data.*: web\/features\/cart\/planted-query\/planted\.ts/,
  },
  {
    name: 'a screen takes a module of Node',
    files: { 'web/features/cart/planted-node/planted.ts': "export { readFileSync } from 'node:fs'\n" },
    by: 'walls',
    says: /the storefront runs in a browser.*: web\/features\/cart\/planted-node\/planted\.ts/,
  },
  {
    name: 'an import leads nowhere',
    files: { 'domain/cart/planted-nowhere/planted.ts': "export { nothing } from './nothing.ts'\n" },
    by: 'walls',
    says: /every import leads somewhere.*: domain\/cart\/planted-nowhere\/planted\.ts/,
  },
  {
    name: 'a screen multiplies roubles',
    files: {
      'web/features/cart/planted-roubles/planted.ts':
        'export const planted = (line: { price: number }, quantity: number) => line.price * quantity\n',
    },
    by: 'guards',
    says: /planted-roubles\/planted\.ts:1:.*roubles\.ts/,
  },
  {
    name: 'a comment whose sentence names no subject',
    files: {
      'domain/cart/planted-prose/planted.ts': '/** What is left of the cart. */\nexport const planted = 1\n',
    },
    by: 'house',
    says: /planted-prose\/planted\.ts:1: a sentence begins with «What»/,
  },
  {
    name: 'a name of the dialect',
    files: { 'domain/cart/planted-name/planted.ts': 'export const orderFate = 1\n' },
    by: 'house',
    says: /planted-name\/planted\.ts:1: «\w+»: say outcome/,
  },
  {
    name: 'a file longer than 300 lines',
    files: { 'domain/cart/planted-giant/planted.ts': 'export {}\n'.repeat(301) },
    by: 'house',
    says: /planted-giant\/planted\.ts: 301 lines/,
  },
]
