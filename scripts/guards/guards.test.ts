import { describe, expect, test } from 'vitest'
import { bothLanguages, lacksOfTwin } from './both-languages.ts'
import { clearNames } from './clear-names.ts'
import { keptForms } from './kept-forms.ts'
import { marketName } from './market-name.ts'
import { noLooseEnds } from './no-loose-ends.ts'
import { noParsedWords } from './no-parsed-words.ts'
import { noRawColour } from './no-raw-colour.ts'
import { noRoubleArithmetic } from './no-rouble-arithmetic.ts'
import { noSchemaInPages } from './no-schema-in-pages.ts'
import { noStrayCyrillic } from './no-stray-cyrillic.ts'
import { oneComparison } from './one-comparison.ts'
import { oneComposition } from './one-composition.ts'
import { ownTables } from './own-tables.ts'
import { plainUseCases } from './plain-use-cases.ts'
import { plainWords } from './plain-words.ts'
import { queryKeys } from './query-keys.ts'
import { shopClock } from './shop-clock.ts'

describe('keys of the query cache', () => {
  test.each(["useQuery({ queryKey: ['carts', id] })", "client.setQueryData<Cart>(['carts'], cart)"])(
    '%s is reported',
    (line) => expect(queryKeys.check(line, 'web/features/cart/cart.tsx')).toHaveLength(1),
  )
  test('accepts a query key in the file of its noun', () => {
    expect(queryKeys.check('useQuery({ queryKey: cartKeys.all })', 'web/data/cart/use-carts.ts')).toEqual([])
    expect(queryKeys.appliesTo('web/data/cart/keys.ts')).toBe(false)
    expect(queryKeys.appliesTo('web/data/cart/use-carts.ts')).toBe(true)
  })
})

describe('the name of the software', () => {
  test.each([
    ['strings/ru/notes.ts', "title: 'На «Околице» с мая'"],
    ['strings/ru/notes.ts', "title: 'вкус за околицей'"],
    ['strings/en/notes.ts', "title: 'Welcome to Okolitsa'"],
    ['strings/en/notes.ts', "title: 'Sold by okolitsa'"],
    ['emulators/bank/page.ts', "cardholder: 'OKOLITSA GUEST'"],
    ['starter/legal/offer.md', 'Оператор — «Околица».'],
    ['server/web/icons/sign.svg', '<title>Околица</title>'],
    ['demo/data/farmers/farm.json', '{ "tagline": "Для Околицы" }'],
  ])('is reported in %s: %s', (path, line) => {
    expect(marketName.appliesTo(path)).toBe(true)
    expect(marketName.check(line, path)).toHaveLength(1)
  })
  test.each([
    "import { kopecks } from '@okolitsa/domain/money/money.ts'",
    "const COOKIE = 'okolitsa-session'",
    '`Задайте OKOLITSA_DATA_DIR`',
    "url: 'https://www.okolitsa.ru/farmers'",
    "colors: { okolitsa: 'Луг' }",
    "html.dataset.theme = 'okolitsa'",
    '/** Market of Okolitsa. */',
  ])('is allowed as an identifier or in a comment: %s', (line) => {
    expect(marketName.check(line, 'server/web/notes.ts')).toEqual([])
  })
  test('is allowed in the documentation of the software and in the market of the demo', () => {
    for (const path of ['README.md', 'docs/guide/start-here.md', 'package.json', 'demo/data/market.json'])
      expect(marketName.appliesTo(path)).toBe(false)
  })
})

describe('forms', () => {
  const path = 'web/features/notes/note-form.tsx'
  test.each(['<form onSubmit={save}>', '<TextArea label={text.words} />', '<textarea />'])(
    '%s alone is reported',
    (line) => expect(keptForms.check(line, path)).toHaveLength(1),
  )
  test('accepts a form that retains its input', () => {
    expect(keptForms.check('<KeptForm id="note"><TextArea label={text.words} /></KeptForm>', path)).toEqual([])
    expect(keptForms.check("useDraft('note', empty)\n<form onSubmit={save}>", path)).toEqual([])
    expect(keptForms.appliesTo('web/platform/forms/kept-form.tsx')).toBe(false)
  })
  test('reports an unnecessary exception', () => {
    expect(keptForms.check('<form action="/search">', 'web/ui/list-search.tsx')).toEqual([])
    expect(keptForms.check('<div>', 'web/ui/list-search.tsx')).toEqual(['is no exception any more'])
  })
})

describe('roubles', () => {
  const complaints = (line: string) => noRoubleArithmetic.check(line, 'web/features/cart/cart-line.tsx')
  test.each([
    'const sum = product.price * quantity',
    'formatPrice(Math.round(product.priceInfo.finalPrice * 100 * steps) / 100)',
    'const paid = Math.round((totals.goods - totals.discount) * 100) / 100',
    'const left = ceiling - total - returned',
    'offers.filter((offer) => offer.sum * 100 <= sum * (100 + DEARER_PERCENT))',
    'if (offer.sum > line.sum) return',
    'const step = { price: Math.round(item.price * 100), measure }',
    'return kopecks / 100',
    'carts.reduce((sum, { totals }) => sum + totals.total, 0)',
  ])('reports %s', (line) => expect(complaints(line)).toHaveLength(1))
  test.each([
    'const sum = timesRoubles(product.price, quantity)',
    '{line.lineSum > 0 && formatPrice(line.lineSum)}',
    'lines.reduce((sum, line) => sum + line.quantityInCart, 0)',
    'const percent = Math.round(sent * 100)',
    "import { sumRoubles } from '../price - sum.ts'",
    '// the price - sum of what is left',
  ])('accepts %s', (line) => expect(complaints(line)).toEqual([]))
})

describe('colours', () => {
  test.each(['color: #fff', 'background: rgb(0 0 0 / 50%)', 'fill: oklch(70% 0.1 200)', 'box-shadow: 0 1px #0001'])(
    '%s is reported',
    (line) => expect(noRawColour.check(`.a {\n  ${line};\n}`, 'web/ui/a.module.css')).toHaveLength(1),
  )
  test.each([
    'color: var(--ink)',
    'background: url(picture.svg#part)',
    '/* was #fff */',
    'color: oklch(from var(--a) l c h)',
  ])('accepts %s', (line) => expect(noRawColour.check(line, 'web/ui/a.module.css')).toEqual([]))
  test('accepts colours in the tokens', () => {
    expect(noRawColour.appliesTo('web/styles/tokens.css')).toBe(false)
    expect(noRawColour.appliesTo('web/ui/card.module.css')).toBe(true)
  })
})

describe('two languages', () => {
  const russian = "export const notes = {\n  title: 'Заметки',\n}\nexport function noteWords(count: number) {}\n"
  test('reports a text without its English twin', () => {
    const typed = 'export const notes: Words<typeof ru.notes> = {'
    expect(lacksOfTwin(russian, typed)).toEqual(['noteWords has no twin'])
    expect(lacksOfTwin(russian, `${typed}\nexport { noteWords } from '../ru/notes.ts'`)).toEqual([])
  })
  test('reports a twin without a comparison to the Russian one', () => {
    const loose = 'export const notes = {}\nexport const noteWords: typeof ru.noteWords = (count) => {}'
    expect(lacksOfTwin(russian, loose)[0]).toContain('notes is not held')
  })
  test('reports a file of texts in one language only', () => {
    expect(bothLanguages.check(russian, 'strings/ru/no-such-words.ts')).toEqual([
      'there is no strings/en/no-such-words.ts',
    ])
    expect(bothLanguages.check('', 'strings/en/no-such-words.ts')).toEqual(['there is no strings/ru/no-such-words.ts'])
    expect(bothLanguages.check('', 'strings/ru/romanization.ts')).toEqual([])
  })
  test('reports Russian in English texts, and accepts units on the wire', () => {
    expect(bothLanguages.check("\nconst title = 'Корзина'", 'strings/en/cart.ts')).toEqual(['2: Корзина'])
    expect(bothLanguages.check("unit === 'мл'", 'strings/en/cart.ts')).toEqual([])
  })
})

describe('Russian words', () => {
  test('reports Russian words in code with their line', () => {
    expect(noStrayCyrillic.check("\nconst title = 'Корзина'", 'web/ui/a.tsx')).toEqual(['2: Корзина'])
  })
  test.each(['// was «Корзина»', '/** «Молоко» */', 'const isLetter = /[а-яё]/i', "unit === 'г'"])(
    '%s is accepted',
    (line) => {
      expect(noStrayCyrillic.check(line, 'domain/a.ts')).toEqual([])
    },
  )
  test('accepts Russian words in their folders', () => {
    for (const path of ['strings/ru/cart.ts', 'demo/data/farmers.ts', 'server/x.test.ts', 'domain/x.data.ts']) {
      expect(noStrayCyrillic.appliesTo(path)).toBe(false)
    }
  })
})

test('reports a colour in a component', () => {
  for (const line of ["<p style={{ color: '#f00' }} />", 'fill="rgb(0 0 0)"'])
    expect(noRawColour.check(line, 'web/features/cart/a.tsx')).toHaveLength(1)
  expect(noRawColour.check("href='#content' fill='currentColor'", 'web/features/cart/a.tsx')).toEqual([])
})

test('reports a banned word in names, but not in prose', () => {
  expect(plainWords.check('const inHeap = 1', 'server/a.ts')).toHaveLength(1)
  expect(plainWords.check('', 'server/order-heap.ts')).toHaveLength(1)
  expect(plainWords.check('export interface CartDoor {}', 'server/a.ts')).toHaveLength(1)
  expect(plainWords.check('const shopper = shopperOf(call)', 'server/a.ts')).toHaveLength(2)
  expect(plainWords.check('// what shoppers ask', 'server/a.ts')).toHaveLength(1)
  expect(plainWords.check('`left join cart_shopper p`', 'server/a.ts')).toEqual([])
  expect(plainWords.check("// a heap of notices\nconst isToDoor = cheaper('heap')", 'server/a.ts')).toEqual([])
})

test('reports the use of a wire name', () => {
  for (const line of ['const { farmerId } = cart', 'keys(sellerId)', 'interface Row {\n  farmerId: number\n}'])
    expect(plainWords.check(line, 'server/sales/a.ts')).toHaveLength(1)
  expect(plainWords.check('const { user } = answer', 'web/a.ts')).toHaveLength(1)
  const atTheWire =
    'const { farmerId: organizationId } = cart\nsend({ farmerId: cart.farmerId })\nconst { user: customer } = answer'
  expect(plainWords.check(atTheWire, 'web/a.ts')).toEqual([])
})

test('reports a vague name', () => {
  for (const path of ['web/utils/x.ts', 'server/helpers.ts', 'domain/cart-manager.ts']) {
    expect(clearNames.check('', path)).toHaveLength(path.includes('cart-manager') ? 0 : 1)
  }
})

test('reports notes of unfinished work and permanently silenced type errors', () => {
  expect(noLooseEnds.check(['TO', 'DO: later'].join(''), 'a.ts')).toHaveLength(1)
  expect(noLooseEnds.check(`// ${'@ts-'}ignore`, 'a.ts')).toHaveLength(1)
  expect(noLooseEnds.check('const todoList = []', 'a.ts')).toEqual([])
})

test('reports formatted text of Intl outside strings/, and its parsing in the clock', () => {
  const format = "new Intl.DateTimeFormat('en-CA').format(moment)"
  expect(noParsedWords.check(format, 'web/features/cart/a.tsx')).toHaveLength(1)
  expect(noParsedWords.check('price.toLocaleString()', 'domain/cart/a.ts')).toHaveLength(1)
  expect(noParsedWords.check(format, 'domain/clock/clock.ts')).toHaveLength(1)
  expect(noParsedWords.check('format.formatToParts(moment)', 'domain/clock/clock.ts')).toEqual([])
  expect(noParsedWords.appliesTo('strings/ru/format.ts')).toBe(false)
})

describe('the time', () => {
  test.each([
    'const at = new Date()',
    'wait(() => Date.now() > end)',
    'createBank({ now: Date.now })',
    'const year = day.getFullYear()',
    "moment.toLocaleTimeString('ru-RU')",
    "run(tx, 'update t set at = now()')",
    'run(tx, `\n select current_date`)',
  ])('reports %s', (line) => expect(shopClock.check(line, 'server/a.ts')).toHaveLength(1))
  test.each([
    'const at = new Date(clock().getTime() + 1)',
    '// new Date() and now() are the machine’s',
    'const left = until - now()',
    `run(tx, \`select ${'$'}{now()}, shop_now()\`)`,
    'const began = performance.now()',
    'day.getUTCFullYear()',
  ])('accepts %s', (line) => expect(shopClock.check(line, 'server/a.ts')).toEqual([]))
  test("accepts the machine's time in the clock itself, and in tests, which are shifted with it", () => {
    expect(shopClock.appliesTo('domain/clock/machine-clock.ts')).toBe(false)
    expect(shopClock.appliesTo('server/db/migrations/0035-shop-now.sql')).toBe(false)
    expect(shopClock.check('at timestamptz default now()', 'server/db/migrations/0099-a.sql')).toHaveLength(1)
    expect(shopClock.check('const at = new Date()', 'server/a.test.ts')).toEqual([])
    expect(shopClock.check("sql('select now()')", 'server/a.test.ts')).toHaveLength(1)
  })
})

describe('modules created in a test', () => {
  const made = (...lines: string[]) => oneComposition.check(lines.join('\n'), 'server/sales/cart/cart.test.ts')
  test('accepts one module created in a test, and several that need a database only', () => {
    const cart = 'const cart = createCartModule({ catalog })'
    expect(made('const catalog = createCatalogModule({ sellers })', cart)).toEqual([
      '2: Catalog and Cart are joined by hand',
    ])
    expect(made('const audit = createAuditModule()', cart, 'const other = createCartModule({ catalog })')).toEqual([])
  })
  test('accepts modules created outside tests, or with a reason', () => {
    expect(oneComposition.appliesTo('server/demo/load-demo.ts')).toBe(false)
    expect(oneComposition.appliesTo('server/sales/cart/cart-shop.data.ts')).toBe(true)
    expect(oneComposition.appliesTo('server/money/ledger/ledger.http.test.ts')).toBe(false)
  })
})

describe('tables of other modules', () => {
  const inFile = (sql: string, path = 'server/engagement/favorites/store/favorite.store.ts') =>
    ownTables.check(`export const text = \`${sql}\``, path)
  test.each([
    `update payment set status = 'paid'`,
    'insert into shop_order (id) select 1',
    'delete from cart where id = $1',
    'with gone as (delete from stock returning *) select from gone',
    'select 1 from (select product_id from page) as x join product_card using (product_id)',
    'select 1 from page, organization where true',
    'select (select max(id) from customer) as newest',
    'delete from page using refund where true',
    'insert into page (id) values (1) on conflict do nothing; update "shop_order" set id = 1',
    ['select * from ', '{TABLE}'].join('$'),
    'select refresh_product_cards($1)',
  ])('reports %s', (sql) => expect(inFile(sql)).toHaveLength(1))
  test.each([
    'select id from page for update of customer',
    'with customer as (select 1) select from customer',
    'select a is distinct from customer.b, extract(day from $1) from page',
    'select from unnest($1::int[], $2::int[]) as payment (id, amount), page',
    '-- update payment set status = 1\nselect 1',
    `select 'update payment set x' from page`,
  ])('accepts %s', (sql) => expect(inFile(sql)).toEqual([]))
  test('lets declared modules read a table, and only its owner write it', () => {
    const desk = 'server/sales/orders/desk/store/order-list.ts'
    expect(inFile('select from order_head', desk)).toEqual([])
    expect(inFile('select from shop_order', desk)).toEqual([])
    expect(inFile('select from payment', desk)).toHaveLength(1)
    expect(inFile('\n\nupdate shop_order set state = $1', desk)).toEqual([
      '3: orders-desk writes shop_order, which order-lifecycle owns: call its service',
    ])
    expect(inFile('update shop_order set state = $1', 'server/sales/order-lifecycle/store/order.store.ts')).toEqual([])
    expect(inFile('select from order_claim', desk)).toEqual([])
    expect(inFile('delete from order_claim', desk)).toEqual([
      '1: orders-desk writes order_claim, which orders owns: call its service',
    ])
    expect(inFile('select from payment', 'server/db/check-money.ts')).toEqual([])
    expect(inFile('select from payment', 'server/app.ts')).toHaveLength(1)
  })
})

describe('use cases', () => {
  const inFile = (text: string) => plainUseCases.check(text, 'server/sales/cart/use-cases/a.ts')
  test.each([
    'export const addOne = (deps: Deps) => (id: number) => deps.add(id)',
    'export const addOne = (deps: Deps) => async (id: number) => {}',
    "export function addOne(deps: Deps): Service['addOne'] {\n  return (id) => deps.add(id)\n}",
    'export function addOne(deps: Deps) {\n  if (deps.isOff) return function no() {}\n  throw new Error()\n}',
    'export const addOne = (deps: Deps): ((id: number) => void) => deps.add',
    'export function addOne(deps: Deps): (id: number) => void {\n  return deps.add\n}',
  ])('reports %s', (text) => expect(inFile(text)).toHaveLength(1))
  test.each([
    'export const addOne = (deps: Deps, id: number) => deps.inTransaction((tx) => add(tx, id))',
    'export function addOne(deps: Deps, ids: number[]) {\n  return ids.map((id) => deps.add(id))\n}',
    'export function addOne(deps: Deps) {\n  const add = () => {\n    return () => 1\n  }\n  return add()()\n}',
    'const addOne = (deps: Deps) => (id: number) => deps.add(id)',
    'export const createAdder = (deps: Deps) => (id: number) => deps.add(id)',
  ])('accepts %s', (text) => expect(inFile(text)).toEqual([]))
  test('checks use cases in their folder only', () => {
    expect(plainUseCases.appliesTo('server/sales/cart/use-cases/add-products.ts')).toBe(true)
    expect(plainUseCases.appliesTo('server/sales/cart/http/cart.handlers.ts')).toBe(false)
  })
})

test('reports a page that imports a schema with a constant, but not types or reduced tables', () => {
  const complaints = (line: string) => noSchemaInPages.check(line, 'web/data/orders/desk/a.ts')
  expect(complaints("import { goodsListSchema } from '@okolitsa/contracts/products/goods.ts'")).toHaveLength(1)
  expect(complaints("import {\n  type GoodsList,\n  A,\n} from '@okolitsa/contracts/products/goods.ts'")).toHaveLength(
    1,
  )
  expect(complaints("import type { GoodsList } from '@okolitsa/contracts/products/goods.ts'")).toEqual([])
  expect(complaints("import { type GoodsList } from '@okolitsa/contracts/products/goods.ts'")).toEqual([])
  expect(complaints("import { GOODS_STATES } from '@okolitsa/contracts/products/goods-state.ts'")).toEqual([])
  expect(complaints("import { MOST } from '@okolitsa/contracts/products/goods.endpoints.ts'")).toEqual([])
  expect(noSchemaInPages.appliesTo('server/supply/products/desk/a.ts')).toBe(false)
})

test('accepts a comparison of secrets in one file only', () => {
  const call = "import { timingSafeEqual } from 'node:crypto'"
  expect(oneComparison.check(call, 'server/people/identity/tokens.ts')).toEqual(['1: call isSameSecret'])
  expect(oneComparison.appliesTo('server/people/identity/tokens.ts')).toBe(true)
  expect(oneComparison.appliesTo('server/platform/secrets/is-same-secret.ts')).toBe(false)
})
