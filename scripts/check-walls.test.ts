import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkWalls } from './check-walls.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'okolitsa-walls-'))
  cpSync('tsconfig.json', join(root, 'tsconfig.json'))
  // Packages are resolved as in the real tree; workspaces are not linked here, so relative paths are used.
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
  write('domain/money.ts', 'export const kopecks = 1\n')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

test('accepts a valid tree', async () => {
  write('contracts/price.ts', "import { kopecks } from '../domain/money.ts'\nexport const price = kopecks\n")
  const { modules, violations } = await checkWalls(root)
  expect(violations).toEqual([])
  expect(modules).toBe(2)
})

test.each([
  ['the domain depends on nothing but itself', 'domain/leak.ts', '../contracts/price.ts', 'contracts/price.ts'],
  ['the kit in web/ui knows no domain', 'web/ui/price.tsx', '../../domain/money.ts', null],
  [
    'a real shop is installed without the demo and the emulators: import() them where they are asked for',
    'server/adapters/bank/create-bank.ts',
    '../../../emulators/bank/credentials.ts',
    'emulators/bank/credentials.ts',
  ],
  [
    'features never import each other',
    'web/features/cart/cart.tsx',
    '../catalog/card.tsx',
    'web/features/catalog/card.tsx',
  ],
  [
    'web/platform knows no noun: nothing that stands on it, and of contracts the kernel and the list of tables',
    'web/platform/head/head.tsx',
    '../../features/cart/cart.tsx',
    'web/features/cart/cart.tsx',
  ],
  [
    'web/platform knows no noun: nothing that stands on it, and of contracts the kernel and the list of tables',
    'web/platform/client/carts.ts',
    '../../../contracts/cart/cart.ts',
    'contracts/cart/cart.ts',
  ],
  [
    'a noun of web/data knows no screen',
    'web/data/cart/use-carts.ts',
    '../../features/orders/order.tsx',
    'web/features/orders/order.tsx',
  ],
  [
    'screens ask and change through the nouns of web/data',
    'web/features/cart/cart.tsx',
    '../../platform/client/shop-api.ts',
    'web/platform/client/shop-api.ts',
  ],
  [
    'features know neither pages nor layouts nor the root',
    'web/features/cart/cart.tsx',
    '../../app/root.tsx',
    'web/app/root.tsx',
  ],
  [
    'the root reaches features only through pages and layouts',
    'web/app/root.tsx',
    '../features/cart/cart.tsx',
    'web/features/cart/cart.tsx',
  ],
  [
    'layouts know neither pages nor the root',
    'web/layouts/frame.tsx',
    '../routes/cart/page.tsx',
    'web/routes/cart/page.tsx',
  ],
  ['pages do not know the root', 'web/routes/cart/page.tsx', '../../app/root.tsx', 'web/app/root.tsx'],
  ['the storefront reaches the server only through contracts', 'web/app/x.ts', '../../server/app.ts', 'server/app.ts'],
  [
    'only app.ts and the doctor pick adapters',
    'server/sales/orders/use-cases/pay.ts',
    '../../../adapters/sms/smsc.ts',
    'server/adapters/sms/smsc.ts',
  ],
  [
    'modules know each other only by ports.ts and public.ts, and hear each other through events.ts',
    'server/sales/checkout/use-cases/buy.ts',
    '../../cart/store/find-cart.ts',
    'server/sales/cart/store/find-cart.ts',
  ],
  [
    'the module «payments» may call no other module: upwards go events',
    'server/money/payments/use-cases/settle.ts',
    '../../../sales/orders/public.ts',
    'server/sales/orders/public.ts',
  ],
  [
    'events.ts of a module declares only: it knows the domain and the platform',
    'server/money/payments/events.ts',
    '../../sales/orders/public.ts',
    'server/sales/orders/public.ts',
  ],
  [
    'the list of modules (server/modules.ts) takes them through module.ts',
    'server/modules.ts',
    './sales/orders/public.ts',
    'server/sales/orders/public.ts',
  ],
  [
    'the platform knows no noun of the shop',
    'server/platform/db/x.ts',
    '../../sales/cart/public.ts',
    'server/sales/cart/public.ts',
  ],
  [
    'what stands around the modules reaches them through module.ts, public.ts, ports.ts and events.ts',
    'server/x.ts',
    './money/payments/store/payment.store.ts',
    'server/money/payments/store/payment.store.ts',
  ],
  ['use cases do not know HTTP', 'server/sales/cart/use-cases/add.ts', 'fastify', null],
])('reports «%s»', async (sentence, from, specifier, target) => {
  if (target) write(target, 'export const thing = 1\n')
  const name = specifier === 'fastify' ? 'fastify' : specifier.includes('money') ? 'kopecks' : 'thing'
  write(from, `import { ${name} } from '${specifier}'\nexport const used = ${name}\n`)
  const { violations } = await checkWalls(root)
  expect(violations.filter((violation) => violation.startsWith(`${sentence}: ${from}`))).toHaveLength(1)
})

test('reports a module without a module.ts, but no subscription to events of other modules', async () => {
  write('server/money/newcomer/public.ts', 'export const thing = 1\n')
  write('server/sales/orders/events.ts', 'export const orderMoved = 1\n')
  write(
    'server/money/ledger/public.ts',
    "import { orderMoved } from '../../sales/orders/events.ts'\nexport const used = orderMoved\n",
  )
  expect((await checkWalls(root)).violations).toEqual([
    'every module says in its module.ts what it is made of and whom it uses: server/money/newcomer',
  ])
})

test('treats an import of types like any other import', async () => {
  write('server/app.ts', 'export interface App { name: string }\n')
  write('web/app/x.ts', "import type { App } from '../../server/app.ts'\nexport type Shown = App\n")
  const { violations } = await checkWalls(root)
  expect(violations).toHaveLength(1)
})

test('reports a cycle', async () => {
  write('domain/one.ts', "import { two } from './two.ts'\nexport const one = () => two\n")
  write('domain/two.ts', "import { one } from './one.ts'\nexport const two = () => one\n")
  const { violations } = await checkWalls(root)
  expect(violations[0]).toMatch(/circle/)
})

test('reports a cycle of types', async () => {
  write('domain/one.ts', "import type { Two } from './two.ts'\nexport type One = Two\n")
  write('domain/two.ts', "import { one } from './three.ts'\nexport type Two = typeof one\n")
  write('domain/three.ts', "import type { One } from './one.ts'\nexport const one = {} as { readonly next: One }\n")
  const { violations } = await checkWalls(root)
  expect(violations[0]).toMatch(/circle/)
})

test('reports an unresolved import', async () => {
  write('domain/lost.ts', "import { gone } from './gone.ts'\nexport const used = gone\n")
  const { violations } = await checkWalls(root)
  expect(violations[0]).toMatch(/every import leads somewhere/)
})

test('reports a context that depends on one above it', async () => {
  write('server/sales/orders/ports.ts', 'export type Order = number\n')
  write(
    'server/people/staff/index.ts',
    "import type { Order } from '../../sales/orders/ports.ts'\nexport type Sold = Order\n",
  )
  expect((await checkWalls(root)).violations).toContainEqual(
    expect.stringMatching(/^the context «people» may lean on no other context: server\/people\/staff\/index\.ts/),
  )
})

test('reports public functions that use a store', async () => {
  write('server/sales/cart/store/cart.store.ts', 'export const carts = 1\n')
  write('server/sales/cart/use.ts', "export { carts } from './store/cart.store.ts'\n")
  write('server/sales/cart/public.ts', "export { carts } from './use.ts'\n")
  expect((await checkWalls(root)).violations).toContainEqual(
    expect.stringMatching(/^public\.ts of a module .*: server\/sales\/cart\/public\.ts/),
  )
})
