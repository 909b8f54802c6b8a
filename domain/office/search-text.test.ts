import { describe, expect, it } from 'vitest'
import { holding, holdingUnfolded, readOfficeSearch, wordStart } from './search-text.ts'

const nothing = { orderId: null, phoneEnd: null, email: null, tin: null, words: [], payment: null, cardEnd: null }

describe('readOfficeSearch', () => {
  it.each([
    ['№ 104 218', { orderId: 104_218, phoneEnd: '104218' }],
    ['42', { orderId: 42 }],
    ['18-55', { orderId: 1855, phoneEnd: '1855', cardEnd: '1855' }],
    ['+7 916 452-00-42', { phoneEnd: '9164520042', payment: '79164520042' }],
    ['7707083893', { phoneEnd: '7707083893', tin: '7707083893', payment: '7707083893' }],
    ['500100732259', { phoneEnd: '0100732259', tin: '500100732259', payment: '500100732259' }],
    ['104218-1-7ab3k', { payment: '104218-1-7ab3k' }],
    ['3F2504E0-4F89-41D3-9A0C-0305E82C3301', { payment: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' }],
    ['анна 1855', { phoneEnd: '1855', words: ['анна'] }],
    ['Анна  Соколова', { words: ['соколова', 'анна'] }],
    ['Королёва', { words: ['королева'] }],
    ['Anna@Example.ru', { email: 'anna@example.ru' }],
    ['anna@', { email: 'anna@' }],
  ])('understands %s', (text, found) => {
    expect(readOfficeSearch(text)).toEqual({ ...nothing, ...found })
  })

  it.each(['', '  ', 'а', '@', '-', '№'])('finds nothing by «%s»', (text) => {
    expect(readOfficeSearch(text)).toBeNull()
  })

  it('survives a long text', () => {
    expect(readOfficeSearch('9'.repeat(500))).toMatchObject({ orderId: null })
  })
})

describe('holding', () => {
  it('escapes the signs of LIKE', () => {
    expect(holding('50%_\\')).toBe('%50\\%\\_\\\\%')
  })
})

it('matches a word before it is folded, in lower case, with a capital and in capitals', () => {
  expect(holdingUnfolded('алена%')).toEqual(['%_л_на\\%%', '%_Л_НА\\%%'])
})

it('escapes the signs of regular expressions', () => {
  expect(wordStart("о'нил.")).toBe("\\mо\\'нил\\.")
})
