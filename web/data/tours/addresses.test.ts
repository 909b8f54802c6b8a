import { expect, it } from 'vitest'
import { bookPath, partyOf, peopleOf } from './addresses.ts'

it('encodes the party in the URL of a booking and parses it back', () => {
  const path = bookPath(2001, 77, { 5: 2, 6: 1, 7: 0 })
  const url = new URL(path, 'http://shop.test')
  expect([url.pathname, url.searchParams.get('date')]).toEqual(['/tours/2001/booking', '77'])
  expect(partyOf(url.searchParams.get('who'))).toEqual({ 5: 2, 6: 1 })
  expect(peopleOf({ 5: 2, 6: 0 })).toEqual([{ priceId: 5, count: 2 }])
})

it('parses an invalid party as empty', () => {
  for (const who of [null, '', 'x', '5x0', '5x31', '5x-1', '<b>', '5x2;6x1']) expect(partyOf(who)).toEqual({})
})
