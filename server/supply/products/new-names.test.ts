import { productSlug } from '@okolitsa/domain/goods-import/product-address.ts'
import { latinOf } from '@okolitsa/strings/ru/romanization.ts'
import { expect, it } from 'vitest'
import { slugOfTitle } from './new-names.ts'

it.each([
  ['Сыр козий', 'syr-koziy'],
  ['Әчпочмак өч җир үләне', 'achpochmak-och-zhir-ulane'],
  ['Ҡаҙы, һөт', 'kazy-hot'],
  ['Ӕрыдон', 'aerydon'],
  ['Нӑкӑрт ҫӗр', 'nakart-ser'],
  ['Йогурт'.normalize('NFD'), 'yogurt'],
  ['Пылӥсь', 'pylis'],
])('a URL name of %s keeps its letters', (title, words) => {
  expect(slugOfTitle(title, 'mark')).toBe(`${words}-mark`)
  expect(productSlug(title, latinOf, 'mark')).toBe(`${words}-mark`)
})

it('transliterates every letter of the languages of Russia', () => {
  const letters = 'әҗңөүһғҙҡҫӑӗӳҕҥӕіӝӟӥӧӵӓӱӹӏӄӈԓқҳӷҷ'
  expect([...letters].filter((letter) => latinOf(letter) === undefined)).toEqual([])
})
