import type { TourForm } from '@okolitsa/contracts/tours/tour-form.ts'
import { expect, it } from 'vitest'
import { readTourEdits, tourDraftOf } from './tour-draft.ts'

const FORM: TourForm = {
  title: 'Утро на пасеке',
  tagline: '',
  story: ['Покажем ульи.', 'Снимем мёд.'],
  regionCode: '41',
  placeTitle: 'Паратунка',
  coords: null,
  timeZone: 'Asia/Kamchatka',
  meetingPoint: { title: '', address: '', coords: null, note: '' },
  durationMinutes: 150,
  programme: [{ day: 1, at: '09:00', title: 'Чай', detail: '' }],
  included: [{ title: 'Чай', detail: '' }],
  notIncluded: [],
  languages: ['ru'],
  toTake: ['Шляпа'],
  ageFrom: null,
  register: { kind: 'operator', number: 'РТО 1', guarantee: 500_000 },
  prices: [{ id: 7, kind: 'adult', title: 'Взрослый', price: 2_500.5, places: 1 }],
  minPeople: null,
  decideHours: 0,
  bookUntilHours: 24,
  prepaymentPercent: 100,
  cancellation: [{ hoursBefore: 72, backPercent: 100 }],
}

it('finds no change in fields that were edited back', () => {
  const draft = tourDraftOf(FORM)
  expect(readTourEdits(FORM, draft)).toEqual({ change: {}, mistakes: {} })
  // the same after a typed text was removed
  expect(readTourEdits(FORM, { ...draft, story: 'Покажем ульи. \n\n Снимем мёд.' })).toEqual({
    change: {},
    mistakes: {},
  })
  expect(draft).toMatchObject({ durationMinutes: '2,5', toTake: 'Шляпа', ageFrom: '' })
})

it('parses typed values and keeps the ids of prices', () => {
  const { change, mistakes } = readTourEdits(FORM, {
    durationMinutes: '33',
    ageFrom: '6',
    minPeople: '4',
    toTake: 'Шляпа\nВода',
    register: { kind: 'excursion', number: 'РТО 1', guarantee: '1' },
    prices: [
      { id: 7, kind: 'adult', title: 'Взрослый', price: '3 000', places: '1' },
      { kind: 'group', title: 'Вся группа', price: '1500,50', places: '10' },
    ],
    cancellation: [],
  })
  expect(mistakes).toEqual({})
  expect(change).toEqual({
    durationMinutes: 1_980,
    ageFrom: 6,
    minPeople: 4,
    toTake: ['Шляпа', 'Вода'],
    register: { kind: 'excursion' },
    prices: [
      { id: 7, kind: 'adult', title: 'Взрослый', price: 3_000, places: 1 },
      { kind: 'group', title: 'Вся группа', price: 1_500.5, places: 10 },
    ],
    cancellation: [],
  })
})

it('reports errors and sends no change', () => {
  const { change, mistakes } = readTourEdits(FORM, {
    title: ' ',
    durationMinutes: '0,1',
    ageFrom: 'шесть',
    minPeople: '1',
    bookUntilHours: '',
    prepaymentPercent: '0',
    included: [{ title: '', detail: 'что-то' }],
    programme: [{ day: '1', at: '', title: 'Чай', detail: '' }],
    prices: [{ kind: 'adult', title: 'Взрослый', price: '', places: '1' }],
    cancellation: [{ hoursBefore: '72', backPercent: '101' }],
    tagline: 'Мёд',
  })
  expect(change).toEqual({ tagline: 'Мёд' })
  expect(mistakes).toEqual({
    title: 'required',
    durationMinutes: 'wrongValue',
    ageFrom: 'wrongValue',
    minPeople: 'wrongValue',
    bookUntilHours: 'required',
    prepaymentPercent: 'wrongValue',
    included: 'required',
    programme: 'wrongValue',
    prices: 'wrongValue',
    cancellation: 'wrongValue',
  })
})
