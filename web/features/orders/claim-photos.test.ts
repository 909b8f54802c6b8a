import { LARGEST_CLAIM_PHOTO } from '@okolitsa/domain/orders/claim.ts'
import { expect, it } from 'vitest'
import { withPhotos } from './claim-photos.ts'

const photo = (name: string, part: { type?: string; size?: number } = {}) => ({
  name,
  type: 'image/jpeg',
  size: 1_000,
  ...part,
})
const plain = (words: string | null) => words?.replaceAll('\u00A0', ' ')

it('accepts photos within the limits and gives the reason for the others', () => {
  const present = [photo('a.jpg')]
  const added = withPhotos(present, [
    photo('b.webp', { type: 'image/webp' }),
    photo('c.pdf', { type: 'application/pdf' }),
  ])
  expect(added.photos.map(({ name }) => name)).toEqual(['a.jpg', 'b.webp'])
  expect(plain(added.problem)).toBe('«c.pdf» не подойдёт: нужны фото JPEG, PNG или WebP')

  const big = withPhotos(present, [photo('d.jpg', { size: LARGEST_CLAIM_PHOTO + 1 })])
  expect(big.photos).toEqual(present)
  expect(plain(big.problem)).toBe('«d.jpg» больше 10 МБ. Выберите фото поменьше')
  expect(withPhotos(present, [photo('e.jpg', { size: LARGEST_CLAIM_PHOTO })]).problem).toBeNull()
})

it('takes at most five photos', () => {
  const four = [1, 2, 3, 4].map((index) => photo(`${index}.jpg`))
  expect(withPhotos(four, [photo('5.jpg')])).toMatchObject({ photos: { length: 5 }, problem: null })
  const over = withPhotos(four, [photo('5.jpg'), photo('6.jpg')])
  expect(over.photos.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'])
  expect(plain(over.problem)).toBe('Можно приложить не больше 5 фото')
})

it.each([
  ['IMG_0412.HEIC', ''],
  ['photo', 'image/heic'],
])('explains how to send a photo in the format of an iPhone: %s %s', (name, type) => {
  const { photos, problem } = withPhotos([], [photo(name, { type })])
  expect(photos).toEqual([])
  expect(plain(problem)).toBe(
    `«${name}» в формате HEIC, его мы не откроем. Нажмите «Снять» или выберите фото из медиатеки, а не из файлов`,
  )
})
