import { expect, it } from 'vitest'
import { isSentOnly } from './sent-only.ts'

it.each([
  [['cdek'], true],
  [['courier', 'cdek'], false],
  [['pickup', 'cdek'], false],
  [['pickup'], false],
  // not delivered here at all: the shop must not offer a parcel
  [[], false],
] as const)('%j', (methods, isSent) => {
  expect(isSentOnly([...methods])).toBe(isSent)
})
