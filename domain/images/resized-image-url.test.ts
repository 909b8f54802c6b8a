import { expect, test } from 'vitest'
import { imageUrl } from './image-url.ts'
import { resizedImageUrl } from './resized-image-url.ts'

test('returns the same picture in another available size', () => {
  const url = imageUrl('food/cheese.webp')
  expect(resizedImageUrl(url, { width: 240, height: 240 })).toBe('/api/v1/img/b2c/240/240/resize/food/cheese.webp')
  expect(resizedImageUrl(`https://okolitsa.example${url}`, { width: 72.4, height: 72.6 })).toBe(
    'https://okolitsa.example/api/v1/img/b2c/96/96/resize/food/cheese.webp',
  )
  expect(imageUrl('land/101.svg', { width: 800, height: 400 })).toBe('/api/v1/img/b2c/832/520/resize/land/101.svg')
})

test("leaves other sites' URLs unchanged", () => {
  expect(resizedImageUrl('/assets/cover.svg', { width: 10, height: 10 })).toBe('/assets/cover.svg')
})
