import { GOODS_KEYS, type GoodsColumn } from '@okolitsa/domain/goods-import/columns.ts'
import { writeCsv } from '@okolitsa/domain/goods-import/csv.ts'
import { findHeadings } from '@okolitsa/domain/tables/heading-row.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCsv } from './read-csv.ts'

const HEADINGS = new Map<string, GoodsColumn>([
  ['номер', 'number'],
  ['название', 'title'],
  ['цена', 'price'],
])
const rowsOf = (text: string, named: (rows: readonly (readonly string[])[]) => number = () => 0) =>
  readCsv(text, named, () => (cells) => cells)

it('reads a CSV as it was written', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ';', ',', '"', '\n', '\r', ' ', '\t') })
  const rows = fc.array(fc.tuple(fc.constant('x'), cell, cell), { minLength: 1 })
  fc.assert(
    fc.property(rows, (value) => {
      expect(rowsOf(writeCsv(value).slice(1))).toEqual(value)
    }),
  )
})
it.each([
  [
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\tb,5', [['a', 'b,5']]],
  [
    'a;"b;""c"""\r\n\r\nd;',
    [
      ['a', 'b;"c"'],
      ['d', ''],
    ],
  ],
  ['"a', [['a']]],
  // the delimiter splits every row into equally many cells
  [
    'Артикул;Цена, руб, розница\n1;100,50',
    [
      ['Артикул', 'Цена, руб, розница'],
      ['1', '100,50'],
    ],
  ],
  [
    'Код,Вкус; цвет,Цена\n1,белый,5',
    [
      ['Код', 'Вкус; цвет', 'Цена'],
      ['1', 'белый', '5'],
    ],
  ],
  [
    'a|b\n1|2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  // the file names its delimiter
  ['sep=,\r\na;b,c\r\n', [['a;b', 'c']]],
  ['"sep=;"\na;b', [['a', 'b']]],
  ['SEP=\t\na,b\tc', [['a,b', 'c']]],
  ['sep=;;;\na;b;c', [['a', 'b', 'c']]],
])('%j is read', (text, rows) => expect(rowsOf(text)).toEqual(rows))
it('splits by the delimiter that gives the most known columns', () => {
  const named = (rows: readonly (readonly string[])[]) =>
    findHeadings(rows, { headings: HEADINGS, keys: GOODS_KEYS })?.places.size ?? 0
  const rowOf = (text: string, place: number) => rowsOf(text, named)[place]
  expect(rowOf('Товары, опт\n\nНомер\tЦена, ₽\n1\t5,5', 1)).toEqual(['Номер', 'Цена, ₽'])
  expect(rowOf('Номер,Состав,Цена\n1,соль; сода,5\n2,мёд; соль,6\n3,соль; сода,7', 1)).toEqual(['1', 'соль; сода', '5'])
})

it.each([
  ['spaces around a quoted cell', 'a; "b;c" ;d', [['a', 'b;c', 'd']]],
  [
    'a quote within a cell',
    '5" труба;1\n"x";2',
    [
      ['5" труба', '1'],
      ['x', '2'],
    ],
  ],
  [
    'a quoted part of a cell',
    '"Сыр" козий;1\n"x";2',
    [
      ['"Сыр" козий', '1'],
      ['x', '2'],
    ],
  ],
  ['an unclosed quote after a broken one', '"Сыр" козий;1\n"x;2', [['"Сыр" козий', '1'], ['x;2']]],
  [
    'line ends of several systems',
    'a;b\r\nc;d\re;f\n',
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
  ],
])('%s: %j is read', (_, text, rows) => expect(rowsOf(text)).toEqual(rows))

it('restarts after a broken quote, so that no row is returned twice', () => {
  const seen: number[][] = []
  const kept = readCsv(
    'a;b\nc;"d',
    () => 0,
    () => {
      const rows: number[] = []
      seen.push(rows)
      return (_, row) => {
        rows.push(row)
        return row
      }
    },
  )
  expect([kept, seen]).toEqual([
    [1, 2],
    [[1], [1, 2]],
  ])
})
