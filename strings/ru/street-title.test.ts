import { expect, test } from 'vitest'
import { addressTitle } from './places.ts'
import { streetTitle } from './street-title.ts'

test.each([
  ['ул пятницкая', 'Пятницкая ул.'],
  ['Пятницкая улица', 'Пятницкая ул.'],
  ['Пятницкая ул.', 'Пятницкая ул.'],
  ['ПЯТНИЦКАЯ УЛ', 'Пятницкая ул.'],
  ['улица ленина', 'ул. Ленина'],
  ['ул.ленина', 'ул. Ленина'],
  ['Ленина ул', 'ул. Ленина'],
  ['ул 8 марта', 'ул. 8 Марта'],
  ['ул 50 лет октября', 'ул. 50 лет Октября'],
  ['ул 1-я тверская-ямская', '1-я Тверская-Ямская ул.'],
  ['ул Ростов-на-Дону', 'ул. Ростов-на-Дону'],
  ['пр-кт мира', 'просп. Мира'],
  ['проспект Мира', 'проспект Мира'],
  ['Красный проспект', 'Красный проспект'],
  ['тверской б-р', 'Тверской бул.'],
  ['ул набережная', 'Набережная ул.'],
  ['Набережная ул', 'Набережная ул.'],
  ['набережная', 'Набережная'],
  ['ул', 'Ул'],
  ['МКАД', 'МКАД'],
])('%s is written %s', (typed, written) => {
  expect(streetTitle(typed)).toBe(written)
})

test('does not guess a missing kind', () => {
  expect(streetTitle('пятницкая')).toBe('Пятницкая')
  expect(streetTitle('Ленина')).toBe('Ленина')
})

test('leaves a formatted street unchanged', () => {
  for (const street of ['ул пятницкая', 'улица ленина', 'пр-кт мира', '1-я линия', 'шоссе энтузиастов'])
    expect(streetTitle(streetTitle(street))).toBe(streetTitle(street))
})

test('formats an address as place, street and house', () => {
  expect(addressTitle('Москва', 'ул пятницкая', '12')).toBe('Москва, Пятницкая ул., 12')
  expect(addressTitle('Москва', null, null)).toBe('Москва')
})
