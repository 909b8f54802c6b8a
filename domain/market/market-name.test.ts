import { expect, it } from 'vitest'
import { marketNameOf, quotedName } from './market-name.ts'

it.each([
  ['  Базар   у дома ', 'Базар у дома'],
  ['«Утро»', 'Утро'],
  ['"Утро"', 'Утро'],
  ['Ферма "Утро"', 'Ферма "Утро"'],
  ['Ферма «Утро»', 'Ферма «Утро»'],
  ['Яна Авыл', 'Яна Авыл'],
  ['Йорт', 'Йорт'],
  ['Green Market', 'Green Market'],
])('stores the name %s as %s', (typed, stored) => {
  expect(marketNameOf(typed)).toBe(stored)
})

it.each([
  ['Утро', '«Утро»'],
  ['Ферма "Утро"', '«Ферма „Утро“»'],
  ['Ферма «Утро»', '«Ферма „Утро“»'],
  ["O'Green", "«O'Green»"],
])('quotes the name %s as %s', (name, quoted) => {
  expect(quotedName(name)).toBe(quoted)
})
