import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWithinOneEdit } from './within-one-edit.ts'

test('accepts a missing, added, replaced or swapped letter', () => {
  for (const near of ['казань', 'казан', 'казаннь', 'козань', 'кзаань'])
    expect([near, isWithinOneEdit(near, 'казань')]).toEqual([near, true])
  for (const far of ['рязань', 'каза', 'кза', 'азаньк'])
    expect([far, isWithinOneEdit(far, 'казань')]).toEqual([far, false])
})
test('accepts a text with any letter removed', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(), (text, at) => {
      const place = at % text.length
      const shorter = text.slice(0, place) + text.slice(place + 1)
      return isWithinOneEdit(text, shorter) && isWithinOneEdit(shorter, text)
    }),
  )
})
