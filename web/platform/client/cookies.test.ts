import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readCookie, writeCookie } from './cookies.ts'

const jar = new Map<string, string>()
let asked = 0

beforeEach(() => {
  jar.clear()
  asked = 0
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('document', {
    get cookie() {
      asked += 1
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(written: string) {
      const [name = '', value = ''] = written.slice(0, written.indexOf(';')).split('=')
      jar.set(name, value)
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

it("reads the browser's cookies once per task", () => {
  jar.set('a', '1')
  expect([readCookie('a'), readCookie('b'), readCookie('a')]).toEqual(['1', undefined, '1'])
  expect(asked).toBe(1)
})

it('returns a written value immediately', () => {
  expect(readCookie('a')).toBeUndefined()
  writeCookie('a', '2', 60)
  expect(readCookie('a')).toBe('2')
})

it('reads values written by another tab or a response in the next task', async () => {
  expect(readCookie('a')).toBeUndefined()
  jar.set('a', '3')
  await Promise.resolve()
  expect(readCookie('a')).toBe('3')
})
