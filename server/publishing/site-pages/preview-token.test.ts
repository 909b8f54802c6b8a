import { expect, it } from 'vitest'
import { previewToken, readPreviewToken } from './preview-token.ts'

const now = new Date('2026-03-01T10:00:00Z')
const token = previewToken('secret', { pageId: 'page', expiresAt: new Date(now.getTime() + 1) })

it("parses the token of a draft's link until it expires", () => {
  expect(readPreviewToken('secret', token, now)).toBe('page')
  expect(readPreviewToken('secret', token, new Date(now.getTime() + 1))).toBeNull()
})

it('returns null when the signature was altered', () => {
  expect(readPreviewToken('secret', `page.zzzzzzzzz.${'я'.repeat(43)}`, now)).toBeNull()
})
