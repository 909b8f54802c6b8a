import { GOODS_KEYS, type GoodsColumn } from '@okolitsa/domain/goods-import/columns.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { zipSync } from 'fflate'
import { afterAll, expect, it } from 'vitest'
import type { TableRow } from './table.ts'
import { createTableProcesses, type TableWork } from './table-processes.ts'
import { textBomb, workbook } from './workbook.data.ts'

const tables = createTableProcesses()
afterAll(() => tables.close())

const utf8 = (text: string) => new TextEncoder().encode(text)
const headings = new Map<string, GoodsColumn>()
async function read(bytes: Uint8Array, work: TableWork = tables, seller = 1, mostRows = 10_000) {
  const parts: (readonly TableRow[])[] = []
  const failure = await work.read(seller, { bytes, mostRows, headings, keys: GOODS_KEYS }, (rows) => parts.push(rows))
  return { parts, failure, rows: parts.flat() }
}
const refusal = (error: unknown) => (error instanceof Refusal ? error.code : String(error))

it('writes a table and reads it in batches of some hundred rows', async () => {
  const written = await tables.write(1, { format: 'csv', rows: [['a', 1.5]], sheet: '', decimalMark: ',' })
  expect(new TextDecoder().decode(written)).toBe('\uFEFFa;"1,5"\r\n'.slice(1))
  expect(await read(utf8('a;b'))).toMatchObject({ failure: null, rows: [{ row: 1, cells: ['a', 'b'] }] })
  const many = await read(utf8('a;b\n'.repeat(1_200)))
  expect(many.parts.map(({ length }) => length)).toEqual([500, 500, 200])
  expect(await read(utf8(''))).toMatchObject({ failure: 'unreadable', rows: [] })
})

const deep = `${'<a>'.repeat(3_000_000)}${'</a>'.repeat(3_000_000)}`
const zeros = new Uint8Array(200 * 1024 * 1024)
it.each<[string, Uint8Array, string]>([
  ['that swells to 200 MB', zipSync({ 'xl/workbook.xml': zeros }), 'tooLong'],
  ['with elements in elements by the million', workbook(deep), 'unreadable'],
  ['with 100,000 cells of one text of 2 MB', textBomb(2_400_000, 100_000), 'tooLong'],
  ['with one text of 40 MB', textBomb(20_000_000, 1_000_000), 'tooLong'],
  ['with a million short rows', utf8('a;b\n'.repeat(1_000_000)), 'tooLong'],
  ['with a row of a million cells, of which a hundred are read', utf8('abcdefgh;'.repeat(1_000_000)), 'none'],
  [
    'with a million texts',
    workbook('', {
      'xl/sharedStrings.xml': `<sst>${'<si><t>abcdefghijklmnopqrstuvwxyz</t></si>'.repeat(1_000_000)}</sst>`,
    }),
    'tooLong',
  ],
  [
    'with tags that never end',
    workbook('', { 'xl/styles.xml': `<styleSheet a="${'x'.repeat(30_000_000)}` }),
    'tooLong',
  ],
])('ends with a word for a file %s, and reads the next one', async (_, bytes, expected) => {
  expect(bytes.length).toBeLessThan(10 * 1024 * 1024)
  const before = process.memoryUsage().rss
  const [bomb, other] = await Promise.all([read(bytes), read(utf8('a;b'), tables, 2)])
  expect(bomb.failure ?? 'none').toBe(expected)
  expect(other.rows).toHaveLength(1)
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024)
})

it('distinguishes a file that exceeds the time or the memory from a broken one', async () => {
  const short = createTableProcesses({ timeMs: 1 })
  expect((await read(utf8('a;b'), short)).failure).toBe('tooLong')
  const small = createTableProcesses({ javascriptMegabytes: 24, residentMegabytes: 2_000 })
  expect((await read(textBomb(19_000_000, 100), small)).failure).toBe('tooLong')
  const writing = short.write(1, { format: 'csv', rows: [], sheet: '', decimalMark: ',' })
  expect(await writing.then(() => 'written', refusal)).toBe('OVERLOADED')
  for (const one of [short, small]) one.close()
})

it('processes one file of a seller while three wait, refuses the fifth, and serves other sellers', async () => {
  const outcome = (seller: number) => read(utf8('a;b'), tables, seller).then(({ rows }) => rows.length, refusal)
  const answers = await Promise.all([1, 1, 1, 1, 1, 2].map(outcome))
  expect(answers).toEqual([1, 1, 1, 1, 'GOODS_FILES_WAITING', 1])
})
