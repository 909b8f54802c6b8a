import { expect, it } from 'vitest'
import { behindKey, byKey, readKey, writeKey } from './keyset.ts'

const TITLE = { column: 'title', type: 'text', isDescending: false } as const
const NEWEST = { column: 'created_at', type: 'timestamptz', isDescending: true } as const

it('continues behind the last row in both directions', () => {
  expect(behindKey(TITLE, 'id', 2)).toBe('($3::text is null or (title, id) > ($3::text::text, $4::integer))')
  expect(behindKey(NEWEST, 'id', 0)).toContain('(created_at, id) < ($1::text::timestamptz, $2::integer)')
  expect([byKey(TITLE, 'id'), byKey(NEWEST, 'id')]).toEqual(['title, id', 'created_at desc, id desc'])
})

it('reads a key that it has written, and no other text', () => {
  const key = { value: 'Сыроварня «Луг»', id: 7 }
  expect(readKey(writeKey(key))).toEqual(key)
  for (const text of ['', 'x', '{}', Buffer.from('[1,2]').toString('base64url')]) expect(readKey(text)).toBeNull()
})
