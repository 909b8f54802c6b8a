import { describe, expect, it } from 'vitest'
import { countPlan, searchPlan } from './search-plan.ts'

const need = { rows: 24, mostHits: 3_000, isAny: false, isOfOneSeller: false }

describe('a page of a search', () => {
  it.each([
    // matches, all products, plan
    [0, 100_000, 'index'],
    [999, 10_000, 'index'],
    [1_000, 10_000, 'scan'],
    // 24 rows with one match per hundred rows: the index sorts fewer rows than the scan reads
    [1_000, 100_000, 'index'],
    [1_549, 100_000, 'index'],
    [1_550, 100_000, 'scan'],
    [2_999, 1_000_000, 'index'],
    [3_000, 1_000_000, 'scan'],
  ] as const)('finds a page of %d matches among %d products by the %s', (matches, everything, plan) =>
    expect(searchPlan({ matches, everything }, need)).toBe(plan),
  )

  it('uses the index for a distant page, unless there are too many matches to sort', () => {
    expect(searchPlan({ matches: 2_000, everything: 100_000 }, { ...need, rows: 500 })).toBe('index')
    expect(searchPlan({ matches: 5_000, everything: 100_000 }, { ...need, rows: 500 })).toBe('scan')
  })

  it('uses the index for any of the words and for one seller', () => {
    const frequent = { matches: 50_000, everything: 100_000 }
    expect(searchPlan(frequent, { ...need, isAny: true })).toBe('index')
    expect(searchPlan(frequent, { ...need, isOfOneSeller: true })).toBe('index')
  })
})

it('counts matches row by row when at least every sixth product matches', () => {
  expect(countPlan({ matches: 1_000, everything: 6_000 })).toBe('rows')
  expect(countPlan({ matches: 999, everything: 6_000 })).toBe('index')
})
