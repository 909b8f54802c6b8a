import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TABLE, withModules } from './page-modules.ts'

const app = new URL('../app/', import.meta.url)
const tables = readdirSync(app)
  .filter((file) => TABLE.test(`/web/app/${file}`))
  .map((file) => readFileSync(new URL(file, app), 'utf8'))

test('names every page of the route table by its import, and the file exists', () => {
  const files = tables.flatMap((table) => [
    ...withModules(table).matchAll(/module: '([^']+)', page: .*?'\.\.\/([^']+)'/g),
  ])
  expect(files.length).toBeGreaterThan(45)
  for (const [, named, imported] of files) {
    expect(named).toBe(imported)
    expect(existsSync(new URL(`../${named}`, import.meta.url)), named).toBe(true)
  }
})

test('finds no explicit module names in the tables', () => {
  expect(tables.join('')).not.toMatch(/\bmodule: '/)
})

test('names layouts in the route table too', () => {
  const frame = "page: async () => ({ Page: (await import('../layouts/frame.tsx')).Frame }),"
  expect(withModules(frame)).toBe(`module: 'layouts/frame.tsx', ${frame}`)
})

test('fails the build for a page whose import cannot be parsed', () => {
  expect(() => withModules('page: () => load(name),')).toThrow('1 pages, and 0')
})

test('leaves files that are not route tables unchanged', () => {
  expect(TABLE.test('/web/app/page-route.ts')).toBe(false)
  expect(TABLE.test('/web/app/shop-routes.ts')).toBe(true)
  expect(TABLE.test('/web/app/cabinet-pages.ts')).toBe(true)
})
