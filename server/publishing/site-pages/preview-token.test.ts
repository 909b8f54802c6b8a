import { expect, it } from 'vitest'
import { previewToken, readPreviewToken } from './preview-token.ts'

const now = new Date('2026-03-01T10:00:00Z')
const token = previewToken('secret', { pageId: 'page', expiresAt: new Date(now.getTime() + 1) })

it('reads a link to a draft until it expires', () => {
  expect(readPreviewToken('secret', token, now)).toBe('page')
  expect(readPreviewToken('secret', token, new Date(now.getTime() + 1))).toBeNull()
})

it('reads nothing when the signature was altered', () => {
  expect(readPreviewToken('secret', `page.zzzzzzzzz.${'я'.repeat(43)}`, now)).toBeNull()
})
