import { expect, it } from 'vitest'
import { restaurantAddresses } from '../restaurants/addresses.ts'
import { farmAddresses } from './addresses.ts'

const MARKETPLACE = { mode: 'default', organizationId: null }
const shopOf = (organizationId: number, rest = {}) => ({ mode: 'saas', organizationId, ...rest })

it('puts a farm under its number on the marketplace', () => {
  expect(farmAddresses(MARKETPLACE, 101)).toMatchObject({ goods: '/farmers/101', delivery: '/farmers/101/delivery' })
  expect(farmAddresses(MARKETPLACE, 101).part('syr')).toBe('/farmers/101/syr')
})
it("makes the farm's pages the pages of its own shop", () => {
  expect(farmAddresses(shopOf(101, { isConstructor: true }), 101).goods).toBe('/category/goods')
  const own = farmAddresses(shopOf(101), 101)
  expect(own).toMatchObject({ goods: '/', info: '/info', delivery: '/delivery', questions: '/questions' })
  expect(own.part('syr')).toBe('/category/syr')
})
it('leads to the goods when the shop does without a page of the farm', () => {
  const goods = '/category/goods'
  expect(farmAddresses({ mode: 'landing', organizationId: 105, isConstructor: true }, 105)).toMatchObject({
    ...{ goods, info: goods, delivery: goods, reviews: goods, questions: goods },
  })
  const built = farmAddresses(shopOf(104, { isConstructor: true }), 104)
  expect(built).toMatchObject({ info: '/info', reviews: '/reviews', questions: goods })
})

it('a menu stands at the door of its restaurant’s shop, unless the people of the shop make that page themselves', () => {
  expect(restaurantAddresses(MARKETPLACE, 301).menu).toBe('/restaurants/301')
  expect(restaurantAddresses(shopOf(301), 301).menu).toBe('/')
  expect(restaurantAddresses(shopOf(301, { isConstructor: true }), 301).menu).toBe('/category/goods')
})
it('a section of a menu has an address on the marketplace and a place on the page of the restaurant’s shop', () => {
  const section = { id: 10_001, slug: 'supy' }
  expect(restaurantAddresses(MARKETPLACE, 301).sectionPath(section)).toBe('/restaurants/301/supy')
  expect(restaurantAddresses(shopOf(301), 301).sectionPath(section)).toBe('/#section-10001')
})
