import { expect, it } from 'vitest'
import { MAX_MARKET_NAME, MAX_SHORT_NAME, marketNameOf, quotedName, shortName } from './market-name.ts'

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

it.each([
  ['Утро', 'Утро'],
  ['Ферма "Утро"', 'Ферма "Утро"'],
  ['Яңа авыл', 'Яңа авыл'],
  ['Фермерский рынок Заречья', 'Фермерский'],
  ['Лавка на речке', 'Лавка'],
  ['Ферма «Ясное утро»', 'Ферма Ясное'],
  ['Сельскохозяйственная ярмарка', 'Сельскохозя…'],
])('shortens the name %s to %s', (name, short) => {
  expect(shortName(name)).toBe(short)
})

it('keeps the limit of short names', () => {
  for (const name of ['Ы'.repeat(MAX_MARKET_NAME), `${'Ы '.repeat(29)}Ы`, 'а б в г д е ж з и к л м н'])
    expect(shortName(name).length).toBeLessThanOrEqual(MAX_SHORT_NAME)
})
