import { expect, it } from 'vitest'
import { cropOf, focusedPicture, pictureFocus, pictureSource, readPicture } from './block-picture.ts'
import { servicesOf } from './site-facts.ts'

const photo = { width: 4_000, height: 3_000 }

it('stores the focus point of a picture, but not the centre', () => {
  const picture = focusedPicture('farms/a.webp', { x: 20, y: 80 })
  expect([pictureSource(picture), pictureFocus(picture)]).toEqual(['farms/a.webp', { x: 20, y: 80 }])
  expect(focusedPicture('farms/a.webp', { x: 50, y: 50 })).toBe('farms/a.webp')
  expect(readPicture(picture)).toEqual(picture)
  expect([readPicture(''), readPicture(null), readPicture({ focus: null })]).toEqual([null, null, null])
})

it('requires a picture of a service, with any other properties', () => {
  const item = { title: 'Ночлег', picture: { source: 'farms/a.webp', focus: { x: 0, y: 0 } } }
  const blocks = [{ id: 's', type: 'services', version: 1, props: { items: [item] } }]
  expect(servicesOf([{ blocks }]).map(({ picture }) => picture)).toEqual(['farms/a.webp'])
})

it('crops to the requested shape, near the focus point and inside the picture', () => {
  const middle = { x: 50, y: 50 }
  expect(cropOf(photo, { ratio: null, closer: 1, point: middle })).toEqual({ left: 0, top: 0, ...photo })
  expect(cropOf(photo, { ratio: 1, closer: 1, point: middle })).toEqual({
    left: 500,
    top: 0,
    width: 3_000,
    height: 3_000,
  })
  expect(cropOf(photo, { ratio: 16 / 9, closer: 1, point: middle })).toEqual({
    left: 0,
    top: 375,
    width: 4_000,
    height: 2_250,
  })
  expect(cropOf(photo, { ratio: 1, closer: 2, point: { x: 0, y: 100 } })).toEqual({
    left: 0,
    top: 1_500,
    width: 1_500,
    height: 1_500,
  })
})
