import { expect, it } from 'vitest'
import { restaurantAddresses } from '../restaurants/addresses.ts'
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

it('a menu stands at the door of its restaurant’s shop, unless the people of the shop make that page themselves', () => {
  expect(restaurantAddresses({ organizationId: null }, 301).menu).toBe('/restaurants/301')
  expect(restaurantAddresses({ organizationId: 301 }, 301).menu).toBe('/')
  expect(restaurantAddresses({ organizationId: 301, isConstructor: true }, 301).menu).toBe('/category/goods')
})
