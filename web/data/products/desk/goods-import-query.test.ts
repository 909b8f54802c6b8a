import { expect, it } from 'vitest'
import { exportPath, importPath, importRowsQueryOf } from './goods-import-query.ts'

it('parses its own URLs; an invalid one is the first page of all rows', () => {
  const path = importPath(7, { fate: 'wrong', page: 3 })
  expect(path).toBe('/cabinet/goods/import/7?fate=wrong&page=3')
  expect(importRowsQueryOf(new URL(path, 'http://shop.test').searchParams)).toEqual({ fate: 'wrong', page: 3 })
  expect(importPath(7)).toBe('/cabinet/goods/import/7')
  expect(importRowsQueryOf(new URLSearchParams('fate=x&page=-1'))).toEqual({ fate: 'all', page: 1 })
  expect(exportPath(5, 'csv', 2)).toBe('/v1/cabinet/goods-export/csv?organizationId=5&part=2')
})
