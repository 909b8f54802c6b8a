import { FARMER_SORTINGS, PRODUCT_SORTINGS } from '@okolitsa/contracts/catalog/listing.ts'
import { describe, expect, it } from 'vitest'
import {
  apiFilters,
  countFilters,
  countPages,
  isNarrowed,
  listSearch,
  pageOf,
  parseListState,
  rangeOf,
  showMoreState,
  withChange,
  withoutFilters,
} from './filters.ts'
import { farmerList, productList } from './list-kinds.ts'

const parse = (query: string) => parseListState(new URLSearchParams(query), productList)
const address = (query: string) => listSearch(parse(query), productList)

describe('the URL of a list', () => {
  it('reads every filter and writes it back in one order', () => {
    const query =
      '?q=%D1%81%D1%8B%D1%80&date=2026-11-22&date=2026-11-23&priceFrom=100&priceTo=500&farmer=101&farmer=102&inStock=1&discount=1&sort=cheaper&page=3'
    expect(address(query)).toBe(query)
    expect(address('?page=3&sort=cheaper&farmer=102&farmer=101&farmer=101&inStock=on')).toBe(
      '?farmer=101&farmer=102&inStock=1&sort=cheaper&page=3',
    )
  })

  it('omits default values', () => {
    expect(address('?sort=popularity&page=1&priceFrom=&priceTo=&q=')).toBe('')
  })

  it('ignores invalid parameters', () => {
    const nonsense =
      '?page=-2&sort=constructor&priceFrom=a&priceTo=1e9&farmer=x&date=2026-13-40&date=soon&pickup=1&more=1'
    expect(address(nonsense)).toBe('')
    expect(parse('?q=%00%0A').text).toBe('')
    expect(parse(`?q=${'a'.repeat(500)}`).text).toHaveLength(100)
  })

  it('swaps the bounds of a reversed price range and accepts spaces in numbers', () => {
    expect(parse('?priceFrom=1%20500&priceTo=300')).toMatchObject({ priceFrom: 300, priceTo: 1500 })
  })

  it('offers every sorting of the API', () => {
    expect(productList.sortings.toSorted()).toEqual(PRODUCT_SORTINGS.toSorted())
    expect(farmerList.sortings.toSorted()).toEqual(FARMER_SORTINGS.toSorted())
  })
})

describe('changing a filter', () => {
  it('goes back to the first page', () => {
    expect(withChange(parse('?page=4&inStock=1'), { flags: [] })).toMatchObject({ page: 1, flags: [] })
  })

  it('resets filters but keeps text and order', () => {
    const state = withoutFilters(parse('?q=a&priceTo=5&farmer=1&isNew=1&date=2026-11-22&sort=novelty'))
    expect(listSearch(state, productList)).toBe('?q=a&sort=novelty')
  })

  it('treats a price range as one filter', () => {
    expect(countFilters(parse('?priceFrom=1&priceTo=5&farmer=1&farmer=2&isNew=1'))).toBe(4)
  })

  it('distinguishes a narrowed list from the full list', () => {
    expect(isNarrowed(parse('?page=2'), productList)).toBe(false)
    expect(isNarrowed(parse('?sort=novelty'), productList)).toBe(true)
    expect(isNarrowed(parse('?isNew=1'), productList)).toBe(true)
  })
})

describe('parameters of the API', () => {
  it('uses the filter names of the API', () => {
    expect(apiFilters(parse('?priceFrom=100&farmer=7&inStock=1'))).toEqual(['price:100-', 'inStock', 'farmer:7'])
    expect(apiFilters(parse(''))).toEqual([])
  })

  it('requests one page, or all pages up to it', () => {
    expect(rangeOf(parse('?page=3'))).toEqual({ from: 24, size: 12 })
    expect(rangeOf(parse('?page=3&more=1'))).toEqual({ from: 0, size: 36 })
    expect(pageOf(parse('?page=3'))).toEqual({ page: 3, perPage: 12 })
    expect(pageOf(parse('?page=3&more=1'))).toEqual({ page: 1, perPage: 36 })
  })

  it('never requests more than a hundred items', () => {
    expect(rangeOf(parse('?page=9&more=1'))).toEqual({ from: 96, size: 12 })
  })

  it('offers more while more items exist', () => {
    expect(showMoreState(parse(''), 12)).toBeNull()
    const more = showMoreState(parse('?inStock=1'), 20)
    expect(more?.count).toBe(8)
    expect(more && listSearch(more.state, productList)).toBe('?inStock=1&page=2&more=1')
    expect(showMoreState(parse('?page=2'), 100)).toBeNull()
    expect(showMoreState(parse('?page=8&more=1'), 1000)).toBeNull()
  })

  it('computes the number of pages', () => {
    expect([0, 1, 12, 13].map((items) => countPages(items))).toEqual([1, 1, 1, 2])
  })
})

describe('a category with a story card', () => {
  const at = (query: string) => parse(query)
  it('loads eleven products first and twelve later, each exactly once', () => {
    const ranges = ['', '?page=2', '?page=3'].map((query) => rangeOf(at(query), 1))
    expect(ranges).toEqual([
      { from: 0, size: 11 },
      { from: 11, size: 12 },
      { from: 23, size: 12 },
    ])
    expect(rangeOf(at('?page=3&more=1'), 1)).toEqual({ from: 0, size: 35 })
  })
  it('includes the card in the items of the first page', () => {
    expect([countPages(11, 1), countPages(12, 1), countPages(23, 1), countPages(24, 1)]).toEqual([1, 2, 2, 3])
    expect(showMoreState(at(''), 11, 1)).toBeNull()
    expect(showMoreState(at(''), 14, 1)?.count).toBe(3)
  })
})
