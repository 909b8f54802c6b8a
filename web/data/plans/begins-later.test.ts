import { expect, it } from 'vitest'
import { beginsLater } from './begins-later.ts'

it.each([
  ['not begun', null, '2026-11-23T02:00:00Z', false],
  ['begun after the page was opened', '2026-11-23T02:05:00Z', '2026-11-23T02:00:00Z', false],
  ['a renewal ahead', '2026-12-20T02:00:00Z', '2026-11-23T02:00:00Z', true],
  ['a renewal that has begun', '2026-12-20T02:00:00Z', '2026-12-21T02:00:00Z', false],
])('%s', (_, from, now, expected) => {
  expect(beginsLater({ from, orderDate: '2026-11-23T02:03:00Z' }, new Date(now))).toBe(expected)
})
