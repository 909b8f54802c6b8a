import { forbiddenMistakes, isAlcohol, offersAlcohol } from '@okolitsa/domain/catalog/alcohol.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { expect, it } from 'vitest'
import { run } from '../../platform/db/client.ts'
import { demoDatabase } from '../../platform/db/testing.ts'
import { testApp } from '../../testing.ts'
import { newSeller } from '../sellers/new-seller.data.ts'
import { newProduct } from './new-product.data.ts'

const { database, services } = (await testApp(await demoDatabase(), {}, {}, 'none')).app
const { products, sellers } = services
const { inTransaction } = database
const words = await products.alcoholWords(database.executor)
const author = { kind: 'staff', staffId: 500 } as const

it.each([
  'Самогон домашний 50 %',
  'Вино домашнее',
  'Пиво светлое, 0,5 л',
  'Наливка вишнёвая',
  'Настойка клюквенная',
  'Медовуха',
  'Водка',
  'В О Д К А',
  'в.о.д.к.а',
  'Bодкa',
  'ВОДК\u200BА',
  'Водка́',
  'пив0 живое',
  'Ликёр сливочный',
  'Ликер сливочный',
  'Сыр и вино',
  'Вино к сыру',
  'Для праздника: водка',
  'Пиво безалкогольное и водка',
  'Cider dry',
])('«%s» is alcohol', (title) => expect(isAlcohol(words, { title })).toBe(true))

it.each([
  'Ром-баба',
  'Ромовая баба',
  'Винный уксус',
  'Уксус из вина',
  'Винегрет',
  'Виноград «Изабелла»',
  'Пивные дрожжи',
  'Коньячный сыр',
  'Безалкогольное пиво',
  'Вино безалкогольное',
  'Пиво 0,0',
  'Квас хлебный',
  'Конфеты с ликёром',
  'Конфеты «Ром и изюм»',
  'Мидии в белом вине',
  'Мята Мохито',
  'Творог 5 %',
  'Водяника',
  'Паром',
])('«%s» is not alcohol', (title) => expect(isAlcohol(words, { title })).toBe(false))

it('finds the strength of a drink, and ignores the strength of a filling of sweets', () => {
  expect(isAlcohol(words, { title: 'Домашнее', description: 'Крепость 12 %' })).toBe(true)
  expect(isAlcohol(words, { title: 'Конфеты', composition: 'ликёр (40 % об.)' })).toBe(false)
  expect(isAlcohol(words, { title: 'Тёмное', sectionTitle: 'Пиво и закуски' })).toBe(true)
})

it.each([
  'Дегустация сыра и вина',
  'Тур по винодельням: вино и сыр',
  'Экскурсия на пивоварню с дегустацией пива',
  'Бокал вина за ужином',
])('the tour «%s» sells no alcohol at a distance', (title) =>
  expect(isAlcohol(words, { title, isEvent: true })).toBe(false),
)

it.each(['Самогон домашний', 'Дегустация и бутылка вина', 'Вино домашнее, 0,7 л', 'Тур и 3 литра пива с собой'])(
  'a tour «%s» does',
  (title) => expect(isAlcohol(words, { title, isEvent: true })).toBe(true),
)

it('treats products with “tasting” in their name like other products', () => {
  expect(isAlcohol(words, { title: 'Дегустация сыра и вина' })).toBe(true)
})

it.each([
  'Продаём домашнее вино, звоните',
  'Кроме сыра есть самогон: 500 ₽ за бутылку',
  'Пиво. Водка — 300 руб.',
  'У нас можно купить наливку и настойку',
])('«%s» offers alcohol', (text) => expect(offersAlcohol(words, text)).toBe(true))

it.each([
  'Дед варил пиво, а мы варим сыр. Закажите его к чаю.',
  'Вино не продаём и не привозим',
  'К сыру подойдёт красное вино',
  'Купите безалкогольное пиво',
  'Продаём винный уксус и конфеты с ликёром',
])('«%s» does not offer alcohol', (text) => expect(offersAlcohol(words, text)).toBe(false))

it('refuses alcohol when a product is created, renamed or renamed in bulk', async () => {
  const organizationId = await inTransaction((tx) => sellers.createSeller(tx, author, newSeller('vinokurnya')))
  const of = { organizationId, categoryId: 103 }
  const errorsOf = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => null,
      (thrown: unknown) => thrown,
    )
    return error instanceof Refusal ? error.facts.errors : error
  }
  const good = newProduct('vinokurnya-1', of)
  const title = 'Самогон домашний 50 %'
  const bad = { ...good, fields: { ...good.fields, title } }
  expect(await errorsOf(inTransaction((tx) => products.createProduct(tx, author, bad)))).toEqual({
    'products.0.title': 'alcohol',
  })
  const productId = await inTransaction((tx) => products.createProduct(tx, author, good))
  const ref = { organizationId, productId }
  expect(await errorsOf(inTransaction((tx) => products.changeProduct(tx, author, ref, { title })))).toEqual({
    title: 'alcohol',
  })
  expect(
    await errorsOf(
      inTransaction((tx) => products.changeProducts(tx, author, organizationId, [{ productId, fields: { title } }])),
    ),
  ).toEqual({ 'changes.0.title': 'alcohol' })
})

it('finds nothing of the stop list in the products, dishes and tours of the demo', async () => {
  const rows = await run<{ title: string; description: string; composition: string }>(
    database.executor,
    `select title, description, composition from product
     union all select title, array_to_string(story, ' '), '' from tour`,
  )
  expect(rows.length).toBeGreaterThan(100)
  const found = rows.filter((row) => Object.values(forbiddenMistakes(words, row)).some((one) => one.startsWith('stop')))
  expect(found.map(({ title }) => title)).toEqual([])
})
