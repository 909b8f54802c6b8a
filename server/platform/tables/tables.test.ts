import { GOODS_KEYS, type GoodsColumn } from '@okolitsa/domain/goods-import/columns.ts'
import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { readTable } from './read-table.ts'
import { openXlsx } from './read-xlsx.ts'
import { TooLong } from './table.ts'
import { windows1251Of } from './windows-1251.ts'
import { stylesPart, workbook } from './workbook.data.ts'
import { writeXlsx } from './write-xlsx.ts'

const HEADINGS = new Map<string, GoodsColumn>([
  ['название', 'title'],
  ['цена', 'price'],
])
const rowsOf = (bytes: Uint8Array, most = 100) => [...readTable(bytes, most, { headings: HEADINGS, keys: GOODS_KEYS })]
const cells = (bytes: Uint8Array, most = 100) => rowsOf(bytes, most).map((row) => [row.row, ...row.cells])
const utf8 = (text: string) => new TextEncoder().encode(text)

it('reads a spreadsheet as it was written', async () => {
  const rows = [
    ['Название', 'Цена'],
    ['Сыр <козий> & "мягкий"\nв две строки', 645.5],
    ['', 0.1],
    [' =1+1', '@SUM(A1)'],
    ['-5', ' края '],
    ['\u0001знак\uFFFF', 'б'],
  ]
  expect(cells(await writeXlsx(rows, 'Товары'))).toEqual([
    [1, 'Название', 'Цена'],
    [2, 'Сыр <козий> & "мягкий"\nв две строки', '645.5'],
    [3, '', '0.1'],
    [4, ' =1+1', '@SUM(A1)'],
    [5, '-5', ' края '],
    [6, 'знак', 'б'],
  ])
})

it('reads shared and rich texts, formulas, imprecise numbers, gaps and prefixes of other programs', () => {
  const sheet = `<x:row r="3"><x:c r="B3" t="s"><x:v>0</x:v></x:c><x:c t="s"><x:v>1</x:v></x:c></x:row>
    <x:row><x:c r="A4"><x:v>8.4000000000000004</x:v></x:c><x:c r="C4" t="str"><x:f>A1</x:f><x:v>ok</x:v></x:c>
    <x:c r="D4" t="e"><x:v>#N/A</x:v></x:c><x:c r="E4" t="b"><x:v>1</x:v></x:c></x:row><x:row r="9"><x:c r="A9"/></x:row>`
  const strings = `<sst><si><t>один</t></si><si><r><t>два </t></r><r><t xml:space="preserve">и_x000A_три</t></r><rPh><t>нет</t></rPh></si></sst>`
  expect(cells(workbook(sheet, { 'xl/sharedStrings.xml': strings }))).toEqual([
    [3, '', 'один', 'два и\nтри'],
    [4, '8.4', '', 'ok', '\uFFFD', 'ИСТИНА'],
  ])
})

it('limits the text of a cell and of a table while reading', () => {
  const cell = '<c t="s"><v>0</v></c>'
  const long = { 'xl/sharedStrings.xml': `<sst><si><t>${'ж'.repeat(2_000_000)}</t></si></sst>` }
  const [row] = rowsOf(workbook(`<row>${cell}</row>`, long))
  expect(row?.cells[0]).toHaveLength(10_000)
  const rows = (count: number) => `<row>${cell.repeat(100)}</row>`.repeat(count)
  expect(rowsOf(workbook(rows(19), long))).toHaveLength(19)
  expect(() => rowsOf(workbook(rows(21), long))).toThrow(TooLong)
  expect(() => rowsOf(utf8(`${`${'x'.repeat(10_000)};`.repeat(100)}\r\n`.repeat(21)))).toThrow(TooLong)
})

it('reads CSV in the encodings and with the delimiters that spreadsheets save', () => {
  const row = [[1, 'Сыр', '5,50']]
  expect(cells(utf8('\uFEFFСыр;"5,50"\r\n'))).toEqual(row)
  expect(cells(Uint8Array.from([0xd1, 0xfb, 0xf0, 0x3b, 0x35, 0x2c, 0x35, 0x30]))).toEqual(row)
  expect(cells(Uint8Array.from([0xff, 0xfe, ...Buffer.from('Сыр\t5,50', 'utf16le')]))).toEqual(row)
})

it('refuses a file without a table, a file that is too long, and one that expands on unpacking', async () => {
  expect(() => cells(utf8(''))).toThrow()
  expect(() => cells(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]))).toThrow()
  expect(() => cells(Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9, 9]))).toThrow()
  expect(() => cells(zipSync({ 'word/document.xml': strToU8('<w/>') }))).toThrow()
  expect(() => cells(utf8('a\nb\nc'), 2)).toThrow(TooLong)
  const three = await writeXlsx([['a'], ['b'], ['c']], 's')
  expect(() => cells(three, 2)).toThrow(TooLong)
  const bomb = workbook(' '.repeat(2_000_000))
  expect(bomb.length).toBeLessThan(10_000)
  expect(() => openXlsx(bomb, 1_000_000)).toThrow(TooLong)
  // a part with a false size is unpacked up to that size only
  const liar = Buffer.from(bomb)
  for (let at = liar.indexOf('PK\u0001\u0002'); at !== -1; at = liar.indexOf('PK\u0001\u0002', at + 4)) {
    if (liar.readUInt32LE(at + 24) > 1_000_000) liar.writeUInt32LE(500, at + 24)
  }
  expect(() => openXlsx(liar, 1_000_000)[0]?.rows(5)).toThrow()
})

it('reads a text in every encoding that spreadsheets save; a broken byte affects one cell', () => {
  const text = 'Название;Цена\r\nСыр «Ёж» № 5;100\r\n'
  const rows = [
    [1, 'Название', 'Цена'],
    [2, 'Сыр «Ёж» № 5', '100'],
  ]
  const wide = Buffer.from(text, 'utf16le')
  expect(cells(wide)).toEqual(rows)
  expect(cells(Buffer.from(wide).swap16())).toEqual(rows)
  expect(cells(Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(wide).swap16()]))).toEqual(rows)
  expect(cells(utf8(`\uFEFF${text}`))).toEqual(rows)
  // DOS and Windows encodings, in which letters and punctuation have exchanged codes
  expect(cells(Uint8Array.from([0x91, 0xeb, 0xe0, 0x3b, 0x35]))).toEqual([[1, 'Сыр', '5']])
  expect(cells(Uint8Array.from([0xab, 0xd1, 0xfb, 0xf0, 0xbb, 0x3b, 0x35]))).toEqual([[1, '«Сыр»', '5']])
  // a no-break space between thousands is a letter in DOS
  const sums = windows1251Of(`№ ФД;Итог, руб.\n${'5\u00A0609,00;1\u00A0200\n'.repeat(40)}`)
  expect(cells(sums)[0]).toEqual([1, '№ ФД', 'Итог, руб.'])
  const broken = Buffer.from(utf8('Название;Цена\nСыр козий выдержанный;100\nМёд;50\n'))
  broken[broken.indexOf('й выд')] = 0x41
  expect(cells(broken)).toEqual([
    [1, 'Название', 'Цена'],
    [2, expect.stringContaining('\uFFFD выдержанный'), '100'],
    [3, 'Мёд', '50'],
  ])
  expect(cells(utf8('Мёд\0;50;гречишный'))).toEqual([[1, 'Мёд\uFFFD', '50', 'гречишный']])
})

it('reads the sheet with the most known columns, whatever precedes its headings', () => {
  const sheet = (...rows: string[][]) =>
    `<worksheet><sheetData>${rows
      .map((row) => `<row>${row.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`)
      .join('')}</sheetData></worksheet>`
  const file = (one: string, two: string) =>
    workbook('', {
      'xl/workbook.xml': '<workbook><sheets><sheet r:id="rId1"/><sheet r:id="rId2"/></sheets></workbook>',
      'xl/worksheets/hidden.xml': one,
      'xl/worksheets/a.xml': two,
    })
  const goods = sheet(['Прайс'], ['Название', 'Цена'], ['Сыр', '5'])
  const expectedCells = [
    [1, 'Прайс'],
    [2, 'Название', 'Цена'],
    [3, 'Сыр', '5'],
  ]
  expect(cells(file(sheet(['Название', 'любое']), goods))).toEqual(expectedCells)
  expect(cells(file(goods, sheet(['Название', 'любое'])))).toEqual(expectedCells)
  expect(cells(file(sheet(), sheet(['a'])))).toEqual([[1, 'a']])
  expect(cells(file(sheet(['a']), sheet(['b'])))).toEqual([[1, 'a']])
})

it('repeats a value merged over several rows in each of them', () => {
  const sheet = `<row><c r="A1"><v>1</v></c><c r="B1"><v>7</v></c></row><row><c r="B2"><v>8</v></c></row>
    <row r="4"><c r="B4"><v>9</v></c></row></x:sheetData><x:mergeCells><x:mergeCell ref="A1:A4"/><x:mergeCell ref="B1:C1"/>
    <x:mergeCell ref="D1:D1048576"/><x:mergeCell ref="?"/></x:mergeCells><x:sheetData>`
  expect(cells(workbook(sheet.replace(/<(\/?)(row|c|v)\b/g, '<$1x:$2')))).toEqual([
    [1, '1', '7'],
    [2, '1', '8'],
    [4, '1', '9'],
  ])
})

it('numbers rows without a position, or with a repeated one, in sequence', () => {
  const row = (at: string) => `<row r="${at}"><c><v>1</v></c></row>`
  const at = (...values: string[]) => cells(workbook(values.map(row).join(''))).map(([number]) => number)
  expect(at('3', '3', '2', 'x', '-5', '1e99', '9')).toEqual([3, 4, 5, 6, 7, 8, 9])
})

it.each([
  ['0%', '0.1', '10%'],
  [10, '0.032', '3,20%'],
  ['0000', '7', '0007'],
  ['00\\-00', '1234', '12-34'],
  [3, '1234', '1\u00A0234'],
  ['#,##0.00\\ "₽"', '1234.5', '1\u00A0234,50 ₽'],
  ['[$₽-419]#,##0', '12', '₽12'],
  ['[$-409]#,##0.0', '1234.5', '1\u00A0234,5'],
  ['0.###', '5', '5'],
  ['0', '99.5', '100'],
  ['0" кг"', '5', '5 кг'],
  ['0;-0;"нет"', '0', 'нет'],
  [14, '45000', '15.03.2023'],
  ['[$-419]d\\ mmmm\\ yyyy;@', '45000', '15 Март 2023'],
  [20, '0.75', '18:00'],
  ['h:mm AM/PM', '0.75', '6:00 PM'],
  ['[h]:mm', '1.5', '36:00'],
  // a number displayed shorter than typed is read as typed
  [0, '4607000000000', '4607000000000'],
  [49, '4607000000000', '4607000000000'],
  [11, '4607000000000', '4607000000000'],
  [12, '0.5', '0.5'],
  [0, '8.4000000000000004', '8.4'],
  ['no [[ format', '5', '5'],
  ['0'.repeat(300), '5', '5'],
  [14, '-5', '25.12.1899'],
  [14, 'x', 'x'],
] as const)('a number of the format %j is read as it is seen: %s → %s', (format, value, seen) => {
  const [own, id] = typeof format === 'string' ? [{ 164: format }, 164] : [{}, format]
  const sheet = `<row><c r="A1" s="1"><v>${value}</v></c><c r="B1"><v>1</v></c></row>`
  expect(cells(workbook(sheet, { 'xl/styles.xml': stylesPart(own, [0, id]) }))).toEqual([[1, seen, '1']])
})

it('reads dates from 1904, ISO 8601 dates and formatted texts as displayed', () => {
  const file = workbook(
    `<row><c s="1"><v>43538</v></c><c s="2"><v>5</v></c><c t="d"><v>2023-03-15T00:00:00</v></c>
     <c t="d" s="3"><v>2023-03-15T18:30:00</v></c><c t="str" s="4"><v>7</v></c></row>`,
    {
      'xl/workbook.xml': '<workbook><workbookPr date1904="1"/><sheets><sheet r:id="rId2"/></sheets></workbook>',
      'xl/styles.xml': stylesPart({ 170: 'h:mm', 171: '"арт. "@' }, [0, 14, 0, 170, 171]),
    },
  )
  expect(cells(file)).toEqual([[1, '15.03.2023', '5', '15.03.2023', '18:30', 'арт. 7']])
})

it('omits columns of a CSV after the last used one', () => {
  const [row] = rowsOf(utf8(`${Array.from({ length: 101 }, (_, index) => index).join(';')}\n`))
  expect([row?.cells.length, row?.cells.at(-1)]).toEqual([100, '99'])
})

it('counts empty rows of a CSV, and limits the other rows', () => {
  expect(cells(utf8('a;b\n\n;\n \nc;d'))).toEqual([
    [1, 'a', 'b'],
    [5, 'c', 'd'],
  ])
  // millions of empty lines use no memory
  expect(rowsOf(utf8(`a;b${'\n'.repeat(1_000_000)}c;d`)).map(({ row }) => row)).toEqual([1, 1_000_001])
})
