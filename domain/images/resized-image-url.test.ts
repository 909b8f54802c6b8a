import { expect, test } from 'vitest'
import { imageUrl } from './image-url.ts'
import { resizedImageUrl } from './resized-image-url.ts'

test('gives the same picture at another size', () => {
  const url = imageUrl('food/cheese.webp')
  expect(resizedImageUrl(url, { width: 120, height: 90 })).toBe('/api/v1/img/b2c/120/90/resize/food/cheese.webp')
  expect(resizedImageUrl(`https://okolitsa.example${url}`, { width: 72.4, height: 72.6 })).toBe(
    'https://okolitsa.example/api/v1/img/b2c/72/73/resize/food/cheese.webp',
  )
})

test('leaves foreign addresses alone', () => {
  expect(resizedImageUrl('/assets/cover.svg', { width: 10, height: 10 })).toBe('/assets/cover.svg')
})
