import { expect, it } from 'vitest'
import { farmAddresses } from './addresses.ts'

it('puts a farm under its number on the marketplace', () => {
  expect(farmAddresses({ organizationId: null }, 101)).toMatchObject({
    goods: '/farmers/101',
    delivery: '/farmers/101/delivery',
  })
  expect(farmAddresses({ organizationId: null }, 101).part('syr')).toBe('/farmers/101/syr')
})
it("makes the farm's pages the pages of its own shop", () => {
  expect(farmAddresses({ organizationId: 101, isConstructor: true }, 101).goods).toBe('/category/goods')
  const own = farmAddresses({ organizationId: 101 }, 101)
  expect(own).toMatchObject({ goods: '/', info: '/info', delivery: '/delivery' })
  expect(own.part('syr')).toBe('/category/syr')
})
