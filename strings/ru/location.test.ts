import { expect, it } from 'vitest'
import { regionInWords } from './location.ts'

/** Regions as written by the address register and by locations stored in browsers. */
it.each([
  ['Респ Адыгея', 'Республика Адыгея'],
  ['Кабардино-Балкарская Респ', 'Кабардино-Балкарская Республика'],
  ['Респ Северная Осетия - Алания', 'Республика Северная Осетия — Алания'],
  ['Чувашская Республика - Чувашия', 'Чувашская Республика'],
  ['Московская обл', 'Московская область'],
  ['г Москва', 'Москва'],
  ['Еврейская Аобл', 'Еврейская автономная область'],
  ['Ханты-Мансийский Автономный округ - Югра', 'Ханты-Мансийский автономный округ — Югра'],
  ['Ямало-Ненецкий АО', 'Ямало-Ненецкий автономный округ'],
])('says %s as people do', (register, words) => {
  expect(regionInWords(register)).toBe(words)
  expect(regionInWords(words)).toBe(words)
})
