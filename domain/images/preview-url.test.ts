import { expect, it } from 'vitest'
import { previewUrl } from './preview-url.ts'

it('changes exactly when the text on the picture changes', () => {
  const url = previewUrl('product', 5, 'Сыр', 500)
  expect(url).toMatch(/^\/api\/v1\/preview\/product\/5\.jpg\?v=[\da-z]{1,7}$/)
  expect(previewUrl('product', 5, 'Сыр', 500)).toBe(url)
  expect(previewUrl('product', 5, 'Сыр', 501)).not.toBe(url)
  expect(previewUrl('product', 5, 'Сыр 5', '00')).not.toBe(url)
})
