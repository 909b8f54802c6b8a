import { expect, it } from 'vitest'
import { hasShopPage, shopPageIn } from './shop-pages.ts'

const PAGES = ['info', 'delivery', 'reviews', 'questions'] as const
const pagesOf = (site: Parameters<typeof hasShopPage>[0]) => PAGES.map((page) => shopPageIn(site, page))

it("a farm's site has a page for each kind", () => {
  expect(pagesOf({ mode: 'saas', sellerType: 'farmer' })).toEqual(['/info', '/delivery', '/reviews', '/questions'])
})
it("a farm's site made in the constructor has no page of questions", () => {
  const site = { mode: 'saas', sellerType: 'farmer', isConstructor: true }
  expect(pagesOf(site)).toEqual(['/info', '/delivery', '/reviews', null])
})
it('a landing has no such pages', () => {
  for (const sellerType of ['farmer', 'restaurant', 'tour_operator'])
    expect(pagesOf({ mode: 'landing', sellerType, isConstructor: true })).toEqual([null, null, null, null])
})
it("a restaurant's site has one page for all kinds", () => {
  const site = { mode: 'saas', sellerType: 'restaurant' }
  expect(pagesOf(site)).toEqual(['/info', '/info', '/info', '/info'])
  expect(pagesOf({ ...site, isConstructor: true }).at(-1)).toBeNull()
  expect(PAGES.filter((page) => hasShopPage(site, page))).toEqual(['info'])
})
it("a tour organizer's site has the page about the organizer only", () => {
  expect(pagesOf({ mode: 'saas', sellerType: 'tour_operator' })).toEqual(['/info', null, null, null])
})
