import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Book } from './book.ts'

interface Entry {
  readonly id: string
  state: string
}
let folder: string
let file: string
const open = () => new Book<Entry>(({ id }) => id, file)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'book-'))
  file = join(folder, 'deep', 'book.jsonl')
})
afterEach(() => rmSync(folder, { recursive: true }))
const lines = () => readFileSync(file, 'utf8').trim().split('\n')

describe('a book', () => {
  it('survives its process with the last state of every entry, in order', () => {
    const book = open()
    const first: Entry = { id: 'a', state: 'new' }
    book.keep(first)
    book.keep({ id: 'b', state: 'new' })
    book.keep({ id: 'c', state: 'new' })
    first.state = 'paid'
    book.keep(first)
    book.forget('b')
    expect(lines()).toHaveLength(5)
    const later = open()
    expect(later.list()).toEqual([
      { id: 'a', state: 'paid' },
      { id: 'c', state: 'new' },
    ])
    expect([later.get('a')?.state, later.get('b'), later.size]).toEqual(['paid', null, 2])
    expect(lines()).toHaveLength(2)
  })

  it('loses only an incompletely written line', () => {
    open().keep({ id: 'a', state: 'new' })
    appendFileSync(file, '["b",{"id":"b","sta')
    const book = open()
    expect(book.list()).toEqual([{ id: 'a', state: 'new' }])
    book.keep({ id: 'c', state: 'new' })
    expect(open().list()).toHaveLength(2)
  })

  it('stores entries in memory only when there is no file', () => {
    const book = new Book<Entry>(({ id }) => id, null)
    book.keep({ id: 'a', state: 'new' })
    book.forget('nothing')
    expect(book.list()).toHaveLength(1)
  })
})
