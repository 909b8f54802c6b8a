import { expect, it } from 'vitest'
import { changedParts } from '../goods/goods-check.ts'
import { contentOfTour } from './tour-check.ts'

const BREAD = { title: 'Хлеб', detail: '' }
const sheet = {
  title: 'Утро на пасеке',
  tagline: '',
  story: ['Покажем ульи.'],
  programme: [{ day: 1, at: '10:00', title: 'Встреча', detail: 'у ворот' }],
  included: [BREAD],
  notIncluded: [],
  toTake: ['сапоги'],
}

it('notices a change of every text of a tour, and no other', () => {
  const content = contentOfTour(sheet, ['a.webp'])
  const changedBy = (change: Partial<typeof sheet>, images = ['a.webp']) =>
    changedParts(content, contentOfTour({ ...sheet, ...change }, images))
  expect(changedBy({})).toEqual([])
  expect(changedBy({ title: 'Утро' })).toEqual(['title'])
  expect(changedBy({ included: [], notIncluded: [BREAD] as never[] })).toEqual(['description'])
  expect(changedBy({ programme: [{ day: 1, at: '11:00', title: 'Встреча', detail: 'у ворот' }] })).toEqual([
    'description',
  ])
  expect(changedBy({ toTake: [] })).toEqual(['description'])
  expect(changedBy({}, ['b.webp'])).toEqual(['pictures'])
  expect(content.tour).toEqual(sheet)
})
