import { demoMarketplace } from '@okolitsa/demo/marketplace.ts'
import { factInEnglish } from '@okolitsa/strings/ru/english-facts.ts'
import { expect, test } from 'vitest'
import { englishOf } from './english-of.ts'

const CYRILLIC = /\p{Script=Cyrillic}/u

test.each([
  ['Москва', 'Moscow'],
  ['Петропавловск-Камчатский', 'Petropavlovsk-Kamchatsky'],
  ['Нижний Новгород', 'Nizhny Novgorod'],
  ['Юрьев-Польский', 'Yuryev-Polsky'],
  ['Казань', 'Kazan'],
  ['Елизово', 'Yelizovo'],
  ['с. Чемал', 'Chemal'],
  ['ст-ца Даховская, Республика Адыгея', 'Dakhovskaya, Adygea'],
  ['Сима, Юрьев-Польский район', 'Sima, Yuryev-Polsky District'],
  ['Малая Вишера, Новгородская область', 'Malaya Vishera, Novgorod Region'],
  ['Республика Саха (Якутия', 'Sakha (Yakutia'],
  ['Алагир, Республика Северная Осетия — Алания', 'Alagir, North Ossetia – Alania'],
  ['Ребёнок до 12 лет', 'Child under 12'],
])('%s is %s', (russian, english) => expect(englishOf(russian)).toBe(english))

test.each(['Молоко козье топлёное', 'Роза', 'Дочь и мать', 'Хлеб «Бородинский», ржаной', 'Анна С.'])(
  'keeps other words unchanged: %s',
  (words) => expect(englishOf(words)).toBe(words),
)

test('translates every category, recipe shelf and menu section', () => {
  const { categories, recipeCategories, restaurants } = demoMarketplace
  const names = [
    ...categories.map(({ title }) => title),
    ...recipeCategories.map(({ title }) => title),
    ...restaurants.flatMap(({ menu }) => menu.map(({ title }) => title)),
  ]
  expect(names.filter((name) => CYRILLIC.test(englishOf(name)))).toEqual([])
})

test('translates every town and region of a farm', () => {
  const places = demoMarketplace.organizations.map(({ place }) => `${place.city ?? place.settlement}, ${place.region}`)
  expect(places.filter((place) => CYRILLIC.test(englishOf(place)))).toEqual([])
})

test.each([
  ['5 суток', '5 days'],
  ['1 сутки', '1 day'],
  ['12\u00A0месяцев', '12 months'],
  ['при 2…6 °C', 'at 2…6 °C'],
  ['до 25 °C; после вскрытия — в холодильнике при 2…6 °C', 'up to 25 °C; after opening — in a fridge at 2…6 °C'],
  ['глютен, молоко, яйца', 'gluten, milk, eggs'],
  ['молоко козье, соль', null],
  ['в нашем погребе', null],
  ['5 days', null],
])('translates the fact «%s» to «%s»', (russian, english) => expect(factInEnglish(russian)).toBe(english))

test('translates every shelf life, storage and allergen of the demo', () => {
  const { organizations, restaurants } = demoMarketplace
  const products = organizations.flatMap((one) => one.products)
  const dishes = restaurants.flatMap(({ menu }) => menu.flatMap((part) => part.dishes))
  const facts = [
    ...products.flatMap(({ shelfLife, storage }) => [shelfLife, storage]),
    ...[...products, ...dishes].flatMap(({ allergens }) => allergens ?? []),
  ].filter((fact) => fact !== '')
  expect([...new Set(facts)].filter((fact) => factInEnglish(fact) === null)).toEqual([])
})
