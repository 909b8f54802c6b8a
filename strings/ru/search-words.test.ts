import { expect, it } from 'vitest'
import { type Intent, understood } from './search-words.ts'

const intents: Intent[] = [
  { pattern: 'без лактоз*', title: 'без лактозы', rule: "'no:лактоз'" },
  { pattern: 'завтрак*', title: 'к завтраку', rule: "'in:1'" },
]

it.each([
  ['молоко 3,2', 'молоко', ["'is:3.2%' | 'is:3.2г' | 'is:3.2мл' | 'is:3.2шт'"]],
  ['молоко 3.2 %', 'молоко', ["'is:3.2%'"]],
  ['мёд 500 г', 'мед', ["'is:500г'"]],
  ['мёд 1,5кг', 'мед', ["'is:1500г'"]],
  ['кефир 0,5 л', 'кефир', ["'is:500мл'"]],
  ['яйца 10 шт.', 'яйца', ["'is:10шт'"]],
  ['молоко литр', 'молоко', ["'is:1000мл'"]],
  ['литр', 'литр', []],
  ['что-нибудь на завтрак', '', ["'in:1'"]],
  ['хочу вкусный сыр', 'сыр', []],
  ['йогурт без лактозы', 'йогурт', ["'no:лактоз'"]],
  ['!!!', '!!!', []],
])('%s', (phrase, words, conditions) => {
  const read = understood(phrase, intents)
  expect([read.words, read.conditions]).toEqual([words, conditions])
})

it('leaves no words of a phrase that is only an intent, and keeps the wording of intents', () => {
  expect(understood('хочу на завтрак', intents)).toEqual({ words: '', conditions: ["'in:1'"], intents: ['к завтраку'] })
  expect(understood('Молоко БЕЗ лактозы', intents).intents).toEqual(['без лактозы'])
})
