import { searchDeskEndpoints } from '@okolitsa/contracts/search/search-desk.endpoints.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { afterAll, expect, it } from 'vitest'
import { createAuditModule } from '../../people/audit/module.ts'
import { openDatabase, run } from '../../platform/db/client.ts'
import { demoDatabase } from '../../platform/db/testing.ts'
import { apiCalls } from '../../platform/http/api.ts'
import { testServer } from '../../platform/http/testing.ts'
import { testApp } from '../../testing.ts'
import { searchDeskHandlers } from './desk/http/search-desk.handlers.ts'
import { searchTasks } from './module.ts'
import { ENOUGH_PEOPLE } from './policy.ts'
import { createSearchCommands } from './search-commands.ts'
import { termsBeginning } from './store/term.store.ts'

const url = await demoDatabase()
const { call } = await testApp(url)
const database = openDatabase(url)
const clock = () => new Date()
const { http, mount } = await testServer()
const commands = createSearchCommands({ audit: createAuditModule() })
mount(apiCalls(searchDeskEndpoints, searchDeskHandlers({ database, clock, commands }), { checkAnswers: true }))
afterAll(async () => {
  await http.close()
  await database.close()
})

const suggest = async (text: string, place = '') => {
  const { status, body } = await call('GET', `/api/v1/search/suggest?text=${encodeURIComponent(text)}${place}`)
  expect(status).toBe(200)
  return body
}
const task = (name: string) =>
  searchTasks(database, clock)
    .find((one) => one.name === name)
    ?.run()
const ask = (text: string, device: string) =>
  call('POST', '/api/v1/events/search-asked', { headers: { cookie: `anonymous-id=${device}` }, body: { text } })

it('suggests phrases, products, categories and farmers for a prefix', async () => {
  const milk = await suggest('мол')
  expect(milk.phrases.length).toBeGreaterThan(0)
  expect(milk.phrases.every((phrase: string) => /(^| )мол/.test(phrase))).toBe(true)
  expect(milk.products.items.length).toBe(5)
  expect(milk.products.totalItems ?? 99).toBeGreaterThan(5)
  expect(milk.categories.map(({ urlKey }: { urlKey: string }) => urlKey)).toContain('moloko')
  expect((await suggest('лучков')).farmers.map(({ title }: { title: string }) => title)).toEqual(['Сыроварня Лучковых'])
})

it('suggests no words of products that would spoil on the way to the place', async () => {
  const bits = new Uint8Array(200).fill(0xff)
  const by = (way: number) => ({ bits, ways: new Uint8Array(1_600).fill(way) })
  const [ownCar, fiveDaysByCarrier] = [by(0), by(128 + 5)]
  const terms = (start: string, place: typeof ownCar) => termsBeginning(database.executor, start, place, 5)
  expect(await terms('творожок дет', ownCar)).toEqual(['творожок детский'])
  expect(await terms('творожок дет', fiveDaysByCarrier)).toEqual([])
  expect(await terms('мед лип', fiveDaysByCarrier)).toContain('мед липовый')
})

it('suggests recipes by the stems of their titles, also for the corrected word', async () => {
  const slugs = async (text: string) => (await suggest(text)).recipes.map(({ slug }: { slug: string }) => slug)
  const [row] = await run<{ slug: string; word: string }>(
    database.executor,
    "select slug, (regexp_match(title, '[[:alpha:]]{5,}'))[1] as word from recipe order by position limit 1",
  )
  expect(await slugs(row?.word ?? '')).toContain(row?.slug)
  expect(await slugs('сырники')).toEqual(await slugs('сырнки'))
  expect((await slugs('сырники')).length).toBeGreaterThan(0)
  expect(await slugs('!!!')).toEqual([])
})

it('does not correct a valid word of a product that is not sold, and finds no products', async () => {
  for (const phrase of ['стиральный порошок', 'зубная паста', 'туалетная бумага', 'порошок стиральный']) {
    const answer = await suggest(phrase)
    expect([phrase, answer.corrected, answer.products.totalItems]).toEqual([phrase, null, 0])
  }
  // a purpose («for cats») is not searched for as a product
  const milk = await suggest('молоко для кошек')
  expect([milk.corrected, milk.searchedFor?.kind]).toEqual([null, 'part'])
  expect(milk.products.totalItems).toBeGreaterThan(0)
})

it('shows suggestions before a text is typed, even without earlier searches', async () => {
  const { categories, products } = await suggest('')
  expect(categories.length).toBeGreaterThan(2)
  expect(categories.every(({ parentId }: { parentId: number | null }) => parentId === null)).toBe(true)
  const counts = categories.map(({ productsCount }: { productsCount: number }) => productsCount)
  expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a))
  expect(products.items).toEqual([])
})

it('does not correct a gift to a ham two letters away, and finds gift baskets', async () => {
  const gifts = await run<{ title: string }>(
    database.executor,
    'select title from product join category_listing on product_id = product.id where category_listing.category_id = 1701',
  )
  const isGift = new Set(gifts.map(({ title }) => title))
  for (const phrase of [
    'подарок',
    'подарки',
    'подарок маме',
    'подарок для коллеги',
    'подарок к новому году',
    'хочу подарить',
    'сюрприз',
  ]) {
    const { corrected, products } = await suggest(phrase)
    expect([phrase, corrected, products.items.length > 2]).toEqual([phrase, null, true])
    expect(products.items.filter(({ title }: { title: string }) => !isGift.has(title))).toEqual([])
  }
  const sets = await suggest('подарочный набор')
  expect(sets.products.items.map(({ title }: { title: string }) => title)).toContain('Набор «К самовару»')
  // a gift card is no product of a farm
  for (const phrase of ['подарочная карта', 'подарочный сертификат']) {
    const answer = await suggest(phrase)
    expect([phrase, answer.corrected, answer.products.totalItems]).toEqual([phrase, null, 0])
  }
  expect((await suggest('окорак')).corrected).toBe('окорок')
  expect((await suggest('карт')).products.totalItems).toBeGreaterThan(0)
})

it('filters by a price in the phrase, and ignores the price when no product has it', async () => {
  const found = async (text: string) =>
    (await call('GET', `/api/v3/products?substring=${encodeURIComponent(text)}&size=40`)).body
  const pricesOf = ({ items }: { items: { priceInfo: { finalPrice: number } }[] }) =>
    items.map(({ priceInfo }) => priceInfo.finalPrice)
  const all = await found('сыр')
  const cheap = await found('сыр до 500')
  expect(cheap.totalItems).toBeGreaterThan(0)
  expect(cheap.totalItems).toBeLessThan(all.totalItems)
  expect(Math.max(...pricesOf(cheap))).toBeLessThanOrEqual(500)
  expect(cheap.searchedFor).toEqual({ kind: 'intent', words: ['до 500\u00A0₽'] })
  const dear = await found('сыр не дешевле 400 и до 500 рублей')
  expect(pricesOf(dear).every((price) => price >= 400 && price <= 500)).toBe(true)
  expect(await found('сыр до 2 рублей')).toMatchObject({
    totalItems: all.totalItems,
    searchedFor: { kind: 'part', words: ['сыр'] },
  })
})

it('shows products with the word itself before those found by a synonym', async () => {
  for (const phrase of ['курица без антибиотиков', 'курица']) {
    const { items } = (await call('GET', `/api/v3/products?substring=${encodeURIComponent(phrase)}&size=3`)).body
    for (const { title } of items) expect([phrase, title]).toEqual([phrase, expect.stringMatching(/кури|цыпл/i)])
    expect([phrase, items[0].title]).toEqual([phrase, expect.not.stringMatching(/яйц/i)])
  }
})

it('does not answer a size or a requirement alone when the other words are unknown', async () => {
  for (const phrase of ['кенгурятина 500 г', 'кенгурятина без лактозы', 'хлеб 977 шт'])
    expect([phrase, (await suggest(phrase)).corrected]).toEqual([phrase, null])
  expect((await suggest('кенгурятина 500 г')).products.totalItems).toBe(0)
})

it('searches for the phrase as typed on request', async () => {
  const found = async (query: string) => (await call('GET', `/api/v3/products?substring=${query}&size=5`)).body
  expect((await found('малоко')).correctedSubstring).toBe('молоко')
  expect(await found('малоко&asTyped=true')).toMatchObject({ correctedSubstring: null, totalItems: 0 })
  expect((await found('vjkjrj&asTyped=true')).totalItems).toBe(0)
  expect((await found('молоко&asTyped=true')).totalItems ?? 99).toBeGreaterThan(5)
})

it('corrects a mistyped word and converts the other keyboard layout', async () => {
  expect((await suggest('малоко')).corrected).toBe('молоко')
  expect((await suggest('козй сыр')).products.items[0].title).toMatch(/коз/i)
  const switched = await suggest('cshs')
  expect(switched.corrected).toBe('сыры')
  expect(switched.products.totalItems ?? 99).toBeGreaterThan(5)
})

it('suggests only products that reach the place', async () => {
  const far = '&regionId=41&city=Петропавловск-Камчатский&latitude=53.02&longitude=158.65'
  const here = await suggest('сыр')
  const there = await suggest('сыр', far)
  expect(there.products.totalItems).toBeLessThan(here.products.totalItems)
  // a word of one farm that does not deliver so far is not suggested there
  expect((await suggest('брынза')).phrases).not.toEqual((await suggest('брынза', far)).phrases)
})

it('shows a phrase as popular only when enough different people searched it, and never an obscene or personal one', async () => {
  const few = Array.from({ length: ENOUGH_PEOPLE - 1 }, (_, index) => `device-${index}`)
  for (const device of few) await ask('Козий  сыр', device)
  await ask('козий сыр', few[0] ?? '')
  await task('rebuild-popular-searches')
  expect((await suggest('')).phrases).toEqual([])
  await ask('козий сыр', 'one-more')
  for (let device = 0; device <= ENOUGH_PEOPLE; device++) await ask('хуйня', `device-${device}`)
  for (let device = 0; device <= ENOUGH_PEOPLE; device++) await ask('сыр 89162041855', `device-${device}`)
  await task('rebuild-popular-searches')
  expect((await suggest('')).phrases).toEqual(['козий сыр'])
  expect((await suggest('коз')).phrases[0]).toBe('козий сыр')
  // stored rows do not identify the person
  const kept = await run<{ row: string }>(database.executor, 'select row_to_json(a)::text as row from search_ask a')
  expect(kept.map(({ row }) => row).join()).not.toMatch(/device|one-more/)
})

it('stores phrases without results for the office, without persons', async () => {
  await ask('Кенгурятина', 'device-1')
  await ask('кенгурятина', 'device-2')
  expect((await ask('x', 'device-1')).status).toBe(400)
  const list = (staff?: string) =>
    http.inject({ url: '/v1/office/searches/empty', ...(staff && { headers: { 'x-staff': staff } }) })
  expect((await list()).statusCode).toBe(401)
  expect((await list('501/101')).statusCode).toBe(401)
  const reply = await list('500/office')
  expect(reply.json()).toEqual({
    items: [{ phrase: 'кенгурятина', times: 2, regionCode: '77', lastDay: dayIn('Europe/Moscow', clock()) }],
  })
})

it('ranks frequently opened results before equal ones only', async () => {
  const titles = async () => {
    const { body } = await call('GET', '/api/v3/products?substring=пастила&size=12')
    return body.items as { id: number; title: string }[]
  }
  const before = await titles()
  const chosen = before.at(3)
  for (let device = 0; device < 4; device++)
    await call('POST', '/api/v1/events/search-result-click', {
      headers: { cookie: `anonymous-id=clicker-${device}; cookie-accepted=1` },
      body: { text: 'Пастила', productId: chosen?.id },
    })
  await task('rebuild-click-weights')
  expect((await titles())[0]?.id).toBe(chosen?.id)
  const weights = await run<{ weight: number }>(database.executor, 'select weight from search_click_weight')
  expect(weights.every(({ weight }) => weight > 0 && weight < 1)).toBe(true)
})

it('rebuilds the popular phrases concurrently on several nodes', async () => {
  const names = searchTasks(database, clock).map(({ name }) => name)
  expect(names).toContain('rebuild-popular-searches')
  await Promise.all([...names, ...names, ...names].map((name) => task(name)))
  expect((await suggest('мол')).phrases.length).toBeGreaterThan(0)
})

it('answers queries of many short unknown words', async () => {
  for (const text of [
    'ко мо со до по но ло го',
    'аб вг де жз ик лм но',
    'xx yy zz qq ww vv uu tt',
    'я й э ы ъ ь щ ф ц х',
  ]) {
    await suggest(text)
    const found = await call('GET', `/api/v3/products?substring=${encodeURIComponent(text)}`)
    expect(found.status).toBe(200)
    expect((await ask(text, 'many-words')).status).toBeLessThan(300)
  }
})

it('suggests by the first five words of a long text', async () => {
  const five = 'сыр козий выдержанный с травами'
  expect(await suggest(`${five} аб вг де жз ик`)).toEqual(await suggest(five))
})
