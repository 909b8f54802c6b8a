import { expect, it } from 'vitest'
import { FARMER_FLAGS, FIELDS, PRODUCT_FLAGS } from '../features/catalog/filters.ts'
import { LIST_QUERY } from './list-query.ts'

it('names every parameter that a list reads, and no others', () => {
  const read = new Set([...Object.values(FIELDS), ...PRODUCT_FLAGS, ...FARMER_FLAGS])
  expect([...LIST_QUERY].sort()).toEqual([...read].sort())
})
