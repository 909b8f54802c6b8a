import { expect, it } from 'vitest'
import { restaurantAddresses } from '../restaurants/addresses.ts'
import { farmAddresses } from './addresses.ts'

const MARKETPLACE = { mode: 'default', organizationId: null }
const shopOf = (organizationId: number, rest = {}) => ({ mode: 'saas', organizationId, ...rest })

it('uses the id of a farm in marketplace URLs', () => {
  expect(farmAddresses(MARKETPLACE, 101)).toMatchObject({ goods: '/farmers/101', delivery: '/farmers/101/delivery' })
  expect(farmAddresses(MARKETPLACE, 101).part('syr')).toBe('/farmers/101/syr')
})
it("uses the pages of the farm's own site", () => {
  expect(farmAddresses(shopOf(101, { isConstructor: true }), 101).goods).toBe('/category/goods')
  const own = farmAddresses(shopOf(101), 101)
  expect(own).toMatchObject({ goods: '/', info: '/info', delivery: '/delivery', questions: '/questions' })
  expect(own.part('syr')).toBe('/category/syr')
})
it('links to the products when the site does not have a page of the farm', () => {
  const goods = '/category/goods'
  expect(farmAddresses({ mode: 'landing', organizationId: 105, isConstructor: true }, 105)).toMatchObject({
    ...{ goods, info: goods, delivery: goods, reviews: goods, questions: goods },
  })
  const built = farmAddresses(shopOf(104, { isConstructor: true }), 104)
  expect(built).toMatchObject({ info: '/info', reviews: '/reviews', questions: goods })
})

it("links to a menu on the home page of its restaurant's site, unless a custom page replaces it", () => {
  expect(restaurantAddresses(MARKETPLACE, 301).menu).toBe('/restaurants/301')
  expect(restaurantAddresses(shopOf(301), 301).menu).toBe('/')
  expect(restaurantAddresses(shopOf(301, { isConstructor: true }), 301).menu).toBe('/category/goods')
})
it("links to a menu section by path on the marketplace and by anchor on the restaurant's site", () => {
  const section = { id: 10_001, slug: 'supy' }
  expect(restaurantAddresses(MARKETPLACE, 301).sectionPath(section)).toBe('/restaurants/301/supy')
  expect(restaurantAddresses(shopOf(301), 301).sectionPath(section)).toBe('/#section-10001')
})
