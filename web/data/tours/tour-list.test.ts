import { expect, it } from 'vitest'
import { isNarrowed, parseTourList, tourListHref } from './tour-list.ts'

const read = (search: string) => parseTourList(new URLSearchParams(search))

it('parses its own URLs', () => {
  for (const search of ['', 'regions=40%2C62', 'from=2026-12-05&to=2026-12-06', 'people=3&places=yes&page=2']) {
    const state = read(search)
    const path = search ? `/tours?${search}` : '/tours'
    expect(tourListHref(state)).toBe(path)
    expect(isNarrowed(state)).toBe(search !== '')
  }
})

it('ignores invalid values', () => {
  expect(read('regions=xx,40,40&from=soon&to=2026-13-45&people=-1&page=0&places=1')).toEqual({
    page: 1,
    regions: ['40'],
    from: null,
    to: null,
    people: null,
    withPlaces: false,
  })
})

it.each(['0000-01-01', '1899-12-31', '2101-01-01', '2026-02-30'])('ignores the invalid day %s', (day) => {
  expect(read(`from=${day}&to=${day}`)).toMatchObject({ from: null, to: null })
})
