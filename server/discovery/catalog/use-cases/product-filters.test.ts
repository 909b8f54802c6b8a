import { expect, it } from 'vitest'
import { parseProductFilters } from './product-filters.ts'

const none = {
  priceFrom: null,
  priceTo: null,
  isInStock: false,
  isNew: false,
  hasDiscount: false,
  isMadeToday: false,
  organizationIds: [],
  traits: [],
  attributes: null,
}

it('parses prices as kopecks, with either end open', () => {
  expect(parseProductFilters(['price:100-500'])).toEqual({ ...none, priceFrom: 10_000, priceTo: 50_000 })
  expect(parseProductFilters(['price:-500'])).toEqual({ ...none, priceTo: 50_000 })
  expect(parseProductFilters(['price:-'])).toEqual(none)
})

it('parses flags, traits and farmers; the last price wins', () => {
  expect(
    parseProductFilters(
      'inStock farmer:101 isNew farmer:102 discount price:1-2 price:3- madeToday vegan organic vegan'.split(' '),
    ),
  ).toEqual({
    priceFrom: 300,
    priceTo: null,
    isInStock: true,
    isNew: true,
    hasDiscount: true,
    isMadeToday: true,
    organizationIds: [101, 102],
    traits: ['vegan', 'organic'],
    attributes: null,
  })
})
