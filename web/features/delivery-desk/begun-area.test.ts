import { expect, test } from 'vitest'
import type { Area } from './area.ts'
import { areasToSave, type BegunArea } from './begun-area.ts'

const circle: Area = { kind: 'radius', center: { latitude: 55.7, longitude: 37.6 }, metres: 15_000 }
const country: Area = { kind: 'country' }
const made = (area: Area) => ({ area })
const begun = (part: Partial<BegunArea>): BegunArea => ({ kind: 'radius', area: null, isTouched: false, ...part })

test('includes the circle of the form when the rate is saved', () => {
  expect(areasToSave([], begun({ area: circle }), made)).toEqual({ areas: [{ area: circle }] })
  expect(areasToSave([{ area: country }], begun({ area: circle }), made)).toEqual({
    areas: [{ area: country }, { area: circle }],
  })
})

test('includes a place that is already in the list once', () => {
  expect(areasToSave([{ area: circle }], begun({ area: circle }), made)).toEqual({ areas: [{ area: circle }] })
})

test('reports the missing part of an incomplete area', () => {
  expect(areasToSave([], begun({ kind: 'city' }), made)).toEqual({ mistake: 'city' })
  expect(areasToSave([{ area: circle }], begun({ kind: 'region', isTouched: true }), made)).toEqual({
    mistake: 'region',
  })
  expect(areasToSave([], null, made)).toEqual({ mistake: 'none' })
})

test('ignores an untouched form of a further area', () => {
  expect(areasToSave([{ area: circle }], begun({ kind: 'polygon' }), made)).toEqual({ areas: [{ area: circle }] })
})
