import { readdirSync, readFileSync } from 'node:fs'
import { SHOP_SEGMENTS } from '@okolitsa/domain/site-pages/page-path.ts'
import { expect, it } from 'vitest'

it('no page of a site may take an address of the shop: every one is known to the rule', () => {
  // addresses of the sellers' desk lie below the one that it begins with
  const tables = readdirSync(import.meta.dirname).filter(
    (name) => name.endsWith('.ts') && !name.includes('.test.') && !/^cabinet-(?:\w+-)?pages\.ts$/.test(name),
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
