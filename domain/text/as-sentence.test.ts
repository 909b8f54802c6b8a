import { expect, it } from 'vitest'
import { asSentence } from './as-sentence.ts'

it.each([
  ['Еда из деревни', 'Еда из деревни.'],
  [' Еда из деревни. ', 'Еда из деревни.'],
  ['Свежее? Свежее!', 'Свежее? Свежее!'],
  ['И не только…', 'И не только…'],
])('makes a sentence of %j', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence)
})
