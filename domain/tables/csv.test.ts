import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

const lineOf = (...cells: (string | number)[]) => csvOf([cells]).slice(1, -2)

it('writes a byte order mark and the line ends that spreadsheets expect', () => {
  expect(
    csvOf([
      ['День', 'Сумма'],
      ['1 ноября', 10.5],
    ]),
  ).toBe('\uFEFFДень;Сумма\r\n1 ноября;10,5\r\n')
  expect(csvOf([])).toBe('\uFEFF')
})

it('quotes separators inside cells', () => {
  expect(lineOf('a;b', 'say "no"', 'two\nlines', 'plain')).toBe('"a;b";"say ""no""";"two\nlines";plain')
  expect(lineOf('30\u00A0дней')).toBe('30 дней')
})

it('guards texts against formulas and leaves numbers unchanged', () => {
  expect(lineOf('=1+1', '+7916', '-2', '@SUM(A1)', ' =1', '\tx')).toBe("'=1+1;'+7916;'-2;'@SUM(A1);' =1;'\tx")
  expect(lineOf('=HYPERLINK("x";"y")')).toBe(`"'=HYPERLINK(""x"";""y"")"`)
  expect(lineOf(-2, 0.1, 1_000)).toBe('-2;0,1;1000')
})
