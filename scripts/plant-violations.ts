/**
 * `node scripts/plant-violations.ts`: plants violations into a copy of the tree and demands that each is found. The
 * walls are as true as the last time this ran; run it after changing types, walls or guards. Takes about a minute.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scratchCopy } from './noun/scratch-copy.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

interface Violation {
  readonly name: string
  /** Files that are put into the copy. */
  readonly files: Readonly<Record<string, string>>
  readonly by: 'types' | 'walls' | 'guards' | 'tests'
  /** What the check says about it. */
  readonly says: RegExp
}

const VIOLATIONS: readonly Violation[] = [
  {
    name: 'a module writes a table of another one',
    files: {
      'server/engagement/telephony/store/planted.store.ts': `import { type Executor, run } from '../../../platform/db/client.ts'
export const planted = (executor: Executor) => run(executor, "update payment set status = 'paid'", [])
`,
    },
    by: 'guards',
    says: /planted\.store\.ts:.*payment/,
  },
  {
    name: "the server's root reaches into a store",
    files: { 'server/planted.ts': "export { lockAttempts } from './money/payments/store/payment.store.ts'\n" },
    by: 'walls',
    says: /what stands around the modules .*: server\/planted\.ts/,
  },
  {
    name: 'the client of Valkey is loaded by every shop',
    files: { 'server/planted-client.ts': "export { createClient } from '@redis/client'\n" },
    by: 'walls',
    says: /a shop without a Valkey .*: server\/planted-client\.ts/,
  },
  {
    name: 'the platform of the storefront reaches into a feature',
    files: { 'web/platform/planted.ts': "export { CartCard } from '../features/cart/cart-card.tsx'\n" },
    by: 'walls',
    says: /web\/platform knows no noun.*: web\/platform\/planted\.ts/,
  },
  {
    name: 'a feature reaches another one in two hops',
    files: {
      'web/data/cart/planted-hop.ts': "export { CartCard } from '../../features/cart/cart-card.tsx'\n",
      'web/features/orders/planted.ts': "export { CartCard } from '../../data/cart/planted-hop.ts'\n",
    },
    by: 'walls',
    says: /a noun of web\/data knows no screen: web\/data\/cart\/planted-hop\.ts/,
  },
  {
    name: 'a module calls one it does not name',
    files: {
      'server/engagement/telephony/planted.ts':
        "export type { PaymentsService } from '../../money/payments/ports.ts'\n",
    },
    by: 'walls',
    says: /the module «telephony» may call .*: server\/engagement\/telephony\/planted\.ts/,
  },
  {
    name: 'a context leans on one above it',
    files: {
      'server/people/staff/planted.ts': "export type { OrdersService } from '../../sales/orders/ports.ts'\n",
    },
    by: 'walls',
    says: /the context «people» may lean on no other context: server\/people\/staff\/planted\.ts/,
  },
  {
    name: 'two files import each other for types',
    files: {
      'domain/cart/planted-one.ts': "import type { Two } from './planted-two.ts'\nexport type One = Two | 1\n",
      'domain/cart/planted-two.ts': "import type { One } from './planted-one.ts'\nexport type Two = One | 2\n",
    },
    by: 'walls',
    says: /circle.*: domain\/cart\/planted-/,
  },
  {
    name: 'an answer says more than its schema',
    // a type of a promise lets more fields through: the planted field is a test's, on both roads
    files: {},
    by: 'tests',
    says: /Tests .*2 passed/,
  },
  {
    name: 'an English text lacks a key of the Russian one',
    files: {
      'strings/en/planted.ts': `import type * as ru from '../ru/visit.ts'
import type { Words } from '../words.ts'
export const planted: Words<typeof ru.visitText> = {}
`,
    },
    by: 'types',
    says: /strings\/en\/planted\.ts.*error TS/,
  },
  {
    name: 'words in one language',
    files: { 'strings/ru/planted.ts': "export const planted = { title: 'Title' } as const\n" },
    by: 'guards',
    says: /strings\/ru\/planted\.ts:there is no strings\/en\/planted\.ts/,
  },
  {
    name: "a handler reads somebody's order without a scope",
    files: {
      'server/sales/orders/planted-scope.ts': `import type { Executor } from '../../platform/db/client.ts'
import { findOrderView } from './store/order-read-model.ts'
export const planted = (executor: Executor) => findOrderView(executor, 1)
`,
    },
    by: 'types',
    says: /planted-scope\.ts.*error TS2554/,
  },
  {
    name: "a handler reads somebody's cart without a scope",
    files: {
      'server/sales/cart/planted-scope.ts': `import type { Executor } from '../../platform/db/client.ts'
import { findCart } from './store/find-carts.ts'
export const planted = (executor: Executor, cartId: string) => findCart(executor, cartId, new Date())
`,
    },
    by: 'types',
    says: /cart\/planted-scope\.ts.*error TS2554/,
  },
  {
    name: 'a refusal with the facts of another one',
    files: {
      'domain/cart/planted.ts': `import { Refusal } from '../refusal/refusal.ts'
export const planted = () => new Refusal('MAX_CARTS_QUANTITY_REACHED', { limit: 20 })
`,
    },
    by: 'types',
    says: /domain\/cart\/planted\.ts.*error TS2353/,
  },
  {
    name: 'an event that nobody declared',
    files: {
      'server/sales/orders/planted-event.ts': `import type { Executor } from '../../platform/db/client.ts'
import { emit } from '../../platform/db/outbox.ts'
export const planted = (tx: Executor) => emit(tx, { topic: 'OrderPlaced', payload: { order: '1' } })
`,
    },
    by: 'types',
    says: /planted-event\.ts.*isDeclared/,
  },
  {
    name: 'an order that is not locked is moved',
    files: {
      'server/sales/orders/planted-lock.ts': `import type { Executor } from '../../platform/db/client.ts'
import type { OrderLifecycle, OrderState, OrderStep } from '../order-lifecycle/ports.ts'
export const planted = (lifecycle: OrderLifecycle, tx: Executor, order: OrderState, step: OrderStep) =>
  lifecycle.move(tx, order, step)
`,
    },
    by: 'types',
    says: /planted-lock\.ts.*isLocked/,
  },
  {
    name: 'a test joins modules by hand',
    files: {
      'server/sales/cart/planted.data.ts': `import { createCatalogModule } from '../../discovery/catalog/index.ts'
import { createCartModule } from './index.ts'
export const planted = (deps: never) => [createCatalogModule(deps), createCartModule(deps)]
`,
    },
    by: 'guards',
    says: /planted\.data\.ts:.*joined by hand/,
  },
  {
    name: 'a colour inside a component',
    files: { 'web/ui/planted.tsx': "export const Planted = () => <p style={{ color: '#f00' }}>!</p>\n" },
    by: 'guards',
    says: /web\/ui\/planted\.tsx:.*#f00/,
  },
]

const copy = scratchCopy(root)
try {
  for (const { files } of VIOLATIONS) {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(copy, path)), { recursive: true })
      writeFileSync(join(copy, path), text)
    }
  }
  const run = (cwd: string, ...args: string[]) => {
    const { stdout, stderr } = spawnSync(process.execPath, args, {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
      maxBuffer: 64 * 1024 * 1024,
    })
    return stdout + stderr
  }
  const said = {
    types: run(copy, 'node_modules/typescript-native/bin/tsc', '--noEmit', '-p', 'tsconfig.json'),
    walls: run(copy, 'scripts/check-walls.ts'),
    guards: run(copy, 'scripts/check-guards.ts'),
    tests: run(
      root,
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=http',
      'server/platform/http/api.test.ts',
      '--testNamePattern=says more than its schema',
    ),
  }
  let missed = 0
  for (const { name, by, says } of VIOLATIONS) {
    const isFound = said[by].split('\n').some((line) => says.test(line))
    if (!isFound) missed += 1
    console.log(`${isFound ? '✓' : '✗'} ${name} (${by})`)
  }
  if (missed > 0) console.log(Object.values(said).join('\n').slice(0, 20_000))
  console.log(`${VIOLATIONS.length - missed} found, ${missed} missed`)
  process.exitCode = missed > 0 ? 1 : 0
} finally {
  rmSync(copy, { recursive: true, force: true })
}
