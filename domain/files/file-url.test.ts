import { expect, test } from 'vitest'
import { fileUrl } from './file-url.ts'

test.each([
  ['documents/101/terms.txt', '/api/v1/files/documents/101/terms.txt'],
  ['https://farm.example/terms.pdf', 'https://farm.example/terms.pdf'],
  ['photos/claims/1.txt', null],
  ['documents/../photos/1.txt', null],
  ['documents/101/terms.svg', null],
  ['javascript:alert(1)', null],
  [null, null],
])('%s is read at %s', (key, url) => {
  expect(fileUrl(key)).toBe(url)
})
