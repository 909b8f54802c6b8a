import { expect, it } from 'vitest'
import { kopecks } from '../money/money.ts'
import type { TourOutside, TourSheet } from './tour.ts'
import { aheadMistakes, draftMistakes, missingOf, promisedMistakes, shownMistakes, tourStateOf } from './tour-sheet.ts'

const coords = { latitude: 52.96, longitude: 158.25 }
const OUTSIDE: TourOutside = { slug: 'paseka', images: ['goods/1.webp'], hue: 90 }
const WHOLE: TourSheet = {
  title: 'Утро на пасеке',
  tagline: '',
  story: ['Покажем ульи.'],
  regionCode: '41',
  placeTitle: 'Паратунка',
  coords,
  timeZone: 'Asia/Kamchatka',
  meetingPoint: { title: 'Ворота', address: 'Садовая, 1', coords, note: '' },
  durationMinutes: 240,
  programme: [],
  included: [],
  notIncluded: [],
  languages: ['ru'],
  toTake: [],
  ageFrom: null,
  register: { kind: 'excursion' },
  prices: [{ kind: 'adult', title: 'Взрослый', price: kopecks(250_000), places: 1 }],
  minPeople: null,
  decideHours: 0,
  bookUntilHours: 24,
  prepaymentPercent: 100,
  cancellation: [],
}
const EMPTY: TourSheet = {
  ...WHOLE,
  story: [],
  placeTitle: '',
  coords: null,
  meetingPoint: { title: '', address: '', coords: null, note: '' },
  languages: [],
  register: { kind: 'operator', number: '', guarantee: null },
  prices: [],
}

it('accepts a complete tour; allows a draft to lack required fields, but not to have invalid ones', () => {
  expect(shownMistakes(WHOLE, OUTSIDE)).toEqual({})
  expect(draftMistakes(EMPTY, { ...OUTSIDE, images: [] })).toEqual({})
  expect([...missingOf(EMPTY, { ...OUTSIDE, images: [] })].sort()).toEqual(
    ['coords', 'images', 'languages', 'meetingPoint', 'placeTitle', 'prices', 'register', 'story'].sort(),
  )
  expect(draftMistakes({ ...EMPTY, title: '', prepaymentPercent: 0 }, OUTSIDE)).toEqual({
    title: 'required',
    prepaymentPercent: 'tooSmall',
  })
  expect(draftMistakes({ ...EMPTY, coords: { latitude: 91, longitude: 0 } }, OUTSIDE)).toEqual({ coords: 'wrongValue' })
})

it('limits an excursion to a day, to the minute', () => {
  const lasting = (durationMinutes: number) => shownMistakes({ ...WHOLE, durationMinutes }, OUTSIDE)
  expect([lasting(24 * 60), lasting(24 * 60 + 1)]).toEqual([{}, { register: 'wrongValue' }])
})

it('allows only a lower minimum and a later decision time once there are bookings', () => {
  const group: TourSheet = { ...WHOLE, minPeople: 4, decideHours: 48 }
  const change = (part: Partial<TourSheet>) => promisedMistakes(group, { ...group, ...part })
  expect(change({ minPeople: 3, decideHours: 24 })).toEqual({})
  expect(change({ minPeople: null, decideHours: 72 })).toEqual({})
  expect(change({ minPeople: 5, decideHours: 49, timeZone: 'Europe/Moscow' })).toEqual({
    minPeople: 'tooBig',
    decideHours: 'tooBig',
    timeZone: 'wrongValue',
  })
  expect(promisedMistakes(WHOLE, { ...WHOLE, minPeople: 2 })).toEqual({ minPeople: 'tooBig' })
})

it('requires a minimum group that fits into the smallest future date', () => {
  const needs = (minPeople: number | null, fewestPlaces: number | null) =>
    aheadMistakes(WHOLE, { ...WHOLE, minPeople }, fewestPlaces)
  expect([needs(4, 4), needs(40, null), needs(null, 1)]).toEqual([{}, {}, {}])
  expect(needs(5, 4)).toEqual({ minPeople: 'tooBig' })
  // an existing conflict is not a mistake of this change
  const group = { ...WHOLE, minPeople: 8 }
  expect(aheadMistakes(group, { ...group, minPeople: 8 }, 4)).toEqual({})
  expect(aheadMistakes(group, { ...group, minPeople: 6 }, 4)).toEqual({})
})

it('derives the state of a tour', () => {
  const of = (isShown: boolean, isArchived: boolean, wasPublished: boolean) =>
    tourStateOf({ isShown, isArchived, wasPublished })
  expect([of(false, false, false), of(true, false, true), of(false, false, true), of(false, true, true)]).toEqual([
    'draft',
    'published',
    'hidden',
    'archived',
  ])
})
