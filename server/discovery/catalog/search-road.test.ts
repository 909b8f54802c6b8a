import { describe, expect, it } from 'vitest'
import { countRoad, searchRoad } from './search-road.ts'

const need = { rows: 24, mostHits: 3_000, isAny: false, isOfOneSeller: false }

describe('a page of a search', () => {
  it.each([
    // matches, all products, method
    [0, 100_000, 'index'],
    [999, 10_000, 'index'],
    [1_000, 10_000, 'walk'],
    // a match in a hundred rows, and 24 are needed: the index sorts fewer rows than the scan reads
    [1_000, 100_000, 'index'],
    [1_549, 100_000, 'index'],
    [1_550, 100_000, 'walk'],
    [2_999, 1_000_000, 'index'],
    [3_000, 1_000_000, 'walk'],
  ] as const)('of %d matches among %d products is found by the %s', (matches, everything, road) =>
    expect(searchRoad({ matches, everything }, need)).toBe(road),
  )

  it('far down the list uses the index, unless there are too many matches to sort', () => {
    expect(searchRoad({ matches: 2_000, everything: 100_000 }, { ...need, rows: 500 })).toBe('index')
    expect(searchRoad({ matches: 5_000, everything: 100_000 }, { ...need, rows: 500 })).toBe('walk')
  })

  it('of any of the words, or of one seller, uses the index', () => {
    const frequent = { matches: 50_000, everything: 100_000 }
    expect(searchRoad(frequent, { ...need, isAny: true })).toBe('index')
    expect(searchRoad(frequent, { ...need, isOfOneSeller: true })).toBe('index')
  })
})

it('matches are counted row by row when at least every sixth product matches', () => {
  expect(countRoad({ matches: 1_000, everything: 6_000 })).toBe('rows')
  expect(countRoad({ matches: 999, everything: 6_000 })).toBe('index')
})
