import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SHOP_SEGMENTS } from '@okolitsa/domain/site-pages/page-path.ts'
import { expect, it } from 'vitest'
import { isCabinetPath } from './is-cabinet-path.ts'
import { isOfficePath } from './is-office-path.ts'

it('reserves every path of the shop, so that no page of a site can take it', () => {
  // paths of the sellers' side are below its first segment
  const tables = readdirSync(import.meta.dirname).filter(
    (name) =>
      name.endsWith('.ts') &&
      !name.includes('.test.') &&
      !/^(?:cabinet-(?:\w+-)?|office-(?:\w+-)?)pages\.ts$/.test(name),
  )
  expect(SHOP_SEGMENTS).toContain('cabinet')
  expect(SHOP_SEGMENTS).toContain('operator')
  const segments = tables.flatMap((name) =>
    [...readFileSync(`${import.meta.dirname}/${name}`, 'utf8').matchAll(/(?:path: |movedRoute\()'\/?([a-z-]+)/g)].map(
      ([, segment = '']) => segment,
    ),
  )
  expect(segments.length).toBeGreaterThan(40)
  expect([...new Set(segments)].filter((segment) => !SHOP_SEGMENTS.has(segment))).toEqual([])
})

it('reserves every path of the server, so that no page of a site can take it', () => {
  const root = join(import.meta.dirname, '../..')
  const sources = ['contracts', 'server'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/\.(test|data|contract)\.ts$|^(adapters|demo|testing)\//.test(name))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  )
  // a name with a dot is not a page path
  const routes =
    /(?:(?:app|http|server)\.(?:get|all|head|post)\(\s*|\burl: |\bpath: |\bprefix: )['`]\/([a-z\d-]+)(?=['`/])/g
  const segments = new Set(sources.flatMap((text) => [...text.matchAll(routes)].map(([, segment = '']) => segment)))
  expect([...segments]).toEqual(
    expect.arrayContaining(['api', 'feeds', 'healthz', 'metrics', 'readyz', 'server', 'v1']),
  )
  expect([...segments].filter((segment) => !SHOP_SEGMENTS.has(segment))).toEqual([])
})

it('reserves the path of the office', () => {
  expect(['/office', '/office/setup', '/offices'].map(isOfficePath)).toEqual([true, true, false])
  expect(SHOP_SEGMENTS).toContain('office')
})

it("reserves the paths of the sellers' side", () => {
  for (const segment of ['cabinet', 'operator', 'courier']) {
    expect(isCabinetPath(`/${segment}`)).toBe(true)
    expect(SHOP_SEGMENTS).toContain(segment)
  }
  const found = /\^\\\/\(([a-z|]+)\)/.exec(readFileSync(join(import.meta.dirname, 'is-cabinet-path.ts'), 'utf8'))
  expect(found?.[1]?.split('|').filter((segment) => !SHOP_SEGMENTS.has(segment))).toEqual([])
})
