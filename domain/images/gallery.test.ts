import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedGallery, type GalleryChange, galleryMistakes, MAX_PICTURES, plainPicture } from './gallery.ts'

const [a, b, c] = ['goods/a.webp', 'goods/b.webp', 'goods/c.webp'].map(plainPicture) as [
  ReturnType<typeof plainPicture>,
  ReturnType<typeof plainPicture>,
  ReturnType<typeof plainPicture>,
]

test('adds a picture at the end, moves, promotes, describes and removes it', () => {
  expect(changedGallery([a], { kind: 'add', pictures: [b, c] })).toEqual([a, b, c])
  expect(changedGallery([a, b, c], { kind: 'move', source: c.source, place: 1 })).toEqual([c, a, b])
  expect(changedGallery([a, b, c], { kind: 'move', source: a.source, place: 99 })).toEqual([b, c, a])
  expect(changedGallery([a, b, c], { kind: 'remove', source: b.source })).toEqual([a, c])
  const seen = { ...b, alt: 'Разрез', focus: { x: 30, y: 70 } }
  const described = changedGallery([a, b], { kind: 'describe', source: b.source, alt: 'Разрез', focus: seen.focus })
  expect(described).toEqual([a, seen])
  // fields that are not given stay
  expect(changedGallery([a, seen], { kind: 'describe', source: b.source, alt: '' })).toEqual([a, { ...seen, alt: '' }])
  expect(changedGallery([a, seen], { kind: 'describe', source: b.source, focus: null })).toEqual([
    a,
    { ...seen, focus: null },
  ])
})

test('leaves the gallery unchanged when the picture is missing', () => {
  const steps: GalleryChange[] = [
    { kind: 'remove', source: c.source },
    { kind: 'move', source: c.source, place: 1 },
    { kind: 'describe', source: c.source, alt: 'x' },
  ]
  for (const step of steps) expect(changedGallery([a, b], step)).toBeNull()
})

test('moves a picture to the requested place and preserves all pictures', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }), (from, place) => {
      const moved = [a, b, c][from - 1] ?? a
      const after = changedGallery([a, b, c], { kind: 'move', source: moved.source, place }) ?? []
      expect(after[place - 1]).toBe(moved)
      expect(new Set(after)).toEqual(new Set([a, b, c]))
    }),
  )
})

test('requires one to ten unique picture files with focus points inside', () => {
  const many = Array.from({ length: MAX_PICTURES + 1 }, (_, index) => plainPicture(`goods/${index}.webp`))
  expect(galleryMistakes(many.slice(1))).toEqual({})
  expect(galleryMistakes([])).toEqual({ pictures: 'required' })
  expect(galleryMistakes(many)).toEqual({ pictures: 'tooLong' })
  expect(galleryMistakes([a, a])).toEqual({ pictures: 'taken' })
  for (const source of ['', 'goods/a.pdf', '../a.webp', 'https://a.example/a.webp'])
    expect(galleryMistakes([{ ...a, source }])).toEqual({ 'pictures.0.source': 'wrongValue' })
  expect(galleryMistakes([a, { ...b, alt: 'x'.repeat(201), focus: { x: 101, y: 0 } }])).toEqual({
    'pictures.1.alt': 'tooLong',
    'pictures.1.focus': 'tooBig',
  })
})
