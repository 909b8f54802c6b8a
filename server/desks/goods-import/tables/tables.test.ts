import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { readTable } from './read-table.ts'
import { readXlsx } from './read-xlsx.ts'
import { TooLong } from './table.ts'
import { createTableThreads } from './table-threads.ts'
import { writeXlsx } from './write-xlsx.ts'

const cells = (bytes: Uint8Array, most = 100) => readTable(bytes, most).map((row) => [row.row, ...row.cells])
const utf8 = (text: string) => new TextEncoder().encode(text)

it('what is written as a spreadsheet is read as it was', () => {
  const rows = [
    ['Название', 'Цена'],
    ['Сыр <козий> & "мягкий"\nв две строки', 645.5],
    ['', 0.1],
  ]
  expect(cells(writeXlsx(rows, 'Товары'))).toEqual([
    [1, 'Название', 'Цена'],
    [2, 'Сыр <козий> & "мягкий"\nв две строки', '645.5'],
    [3, '', '0.1'],
  ])
})

const workbook = (sheet: string, more: Record<string, string> = {}) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml':
          '<workbook><sheets><sheet name="h" state="hidden" r:id="rId1"/><sheet name="a" r:id="rId2"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="rId1" Target="worksheets/hidden.xml"/><Relationship Id="rId2" Target="/xl/worksheets/a.xml"/></Relationships>',
        'xl/worksheets/a.xml': `<x:worksheet xmlns:x="m"><x:sheetData>${sheet}</x:sheetData></x:worksheet>`,
        ...more,
      }).map(([name, xml]) => [name, strToU8(xml)]),
    ),
  )

it('shared and rich texts, formulas, numbers with noise, gaps and prefixes of other programs are read', () => {
  const sheet = `<x:row r="3"><x:c r="B3" t="s"><x:v>0</x:v></x:c><x:c t="s"><x:v>1</x:v></x:c></x:row>
    <x:row><x:c r="A4"><x:v>8.4000000000000004</x:v></x:c><x:c r="C4" t="str"><x:f>A1</x:f><x:v>ok</x:v></x:c>
    <x:c r="D4" t="e"><x:v>#N/A</x:v></x:c><x:c r="E4" t="b"><x:v>1</x:v></x:c></x:row><x:row r="9"><x:c r="A9"/></x:row>`
  const strings = `<sst><si><t>один</t></si><si><r><t>два </t></r><r><t xml:space="preserve">и_x000A_три</t></r><rPh><t>нет</t></rPh></si></sst>`
  expect(cells(workbook(sheet, { 'xl/sharedStrings.xml': strings }))).toEqual([
    [3, '', 'один', 'два и\nтри'],
    [4, '8.4', '', 'ok', '', '1'],
  ])
})

it('bounds the text of a cell and of a table while it is read', () => {
  const cell = '<c t="s"><v>0</v></c>'
  const long = { 'xl/sharedStrings.xml': `<sst><si><t>${'ж'.repeat(2_000_000)}</t></si></sst>` }
  const [row] = readTable(workbook(`<row>${cell}</row>`, long), 100)
  expect(row?.cells[0]).toHaveLength(10_000)
  const rows = (count: number) => `<row>${cell.repeat(100)}</row>`.repeat(count)
  expect(readTable(workbook(rows(19), long), 100)).toHaveLength(19)
  expect(() => readTable(workbook(rows(21), long), 100)).toThrow(TooLong)
  expect(() => readTable(utf8(`${`${'x'.repeat(10_000)};`.repeat(2_100)}\r\n`), 100)).toThrow(TooLong)
})

it('CSV is read in the encodings and with the delimiters that people save', () => {
  const row = [[1, 'Сыр', '5,50']]
  expect(cells(utf8('\uFEFFСыр;"5,50"\r\n'))).toEqual(row)
  expect(cells(Uint8Array.from([0xd1, 0xfb, 0xf0, 0x3b, 0x35, 0x2c, 0x35, 0x30]))).toEqual(row)
  expect(cells(Uint8Array.from([0xff, 0xfe, ...Buffer.from('Сыр\t5,50', 'utf16le')]))).toEqual(row)
})

it('what is no table, is too long or swells when it is unpacked is refused', () => {
  expect(() => cells(utf8(''))).toThrow()
  expect(() => cells(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]))).toThrow()
  expect(() => cells(Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9, 9]))).toThrow()
  expect(() => cells(zipSync({ 'word/document.xml': strToU8('<w/>') }))).toThrow()
  expect(() => cells(utf8('a\nb\nc'), 2)).toThrow(TooLong)
  expect(() => cells(writeXlsx([['a'], ['b'], ['c']], 's'), 2)).toThrow(TooLong)
  const bomb = workbook(' '.repeat(2_000_000))
  expect(bomb.length).toBeLessThan(10_000)
  expect(() => readXlsx(bomb, 5, 1_000_000)).toThrow(TooLong)
  // one that says it is small is unpacked no further than it says
  const liar = Buffer.from(bomb)
  for (let at = liar.indexOf('PK\u0001\u0002'); at !== -1; at = liar.indexOf('PK\u0001\u0002', at + 4)) {
    if (liar.readUInt32LE(at + 24) > 1_000_000) liar.writeUInt32LE(500, at + 24)
  }
  expect(() => readXlsx(liar, 5, 1_000_000)).toThrow()
})

it('a thread reads and writes, and says why it can not', async () => {
  const threads = createTableThreads()
  const [written, wrong, read] = await Promise.all([
    threads.run({ kind: 'write', format: 'csv', rows: [['a', 1.5]], sheet: '', decimalMark: ',' }),
    threads.run({ kind: 'read', bytes: utf8(''), mostRows: 5 }),
    threads.run({ kind: 'read', bytes: utf8('a;b'), mostRows: 5 }),
  ])
  expect('bytes' in written && new TextDecoder().decode(written.bytes)).toBe('a;"1,5"\r\n')
  expect([wrong, read]).toEqual([{ failure: 'unreadable' }, { rows: [{ row: 1, cells: ['a', 'b'] }] }])
})
