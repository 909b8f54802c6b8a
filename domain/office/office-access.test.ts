import { expect, test } from 'vitest'
import { isFactorFresh, mayRemoveFactor, relyingPartyAt } from './office-access.ts'

const checked = new Date('2026-11-29T12:00:00Z')
test.each([
  ['2026-11-29T12:00:01Z', true],
  ['2026-11-29T12:15:00Z', true],
  ['2026-11-29T12:15:01Z', false],
])('at %s a check of 12:00:00 is fresh: %s', (now, isFresh) => {
  expect(isFactorFresh(checked, new Date(now))).toBe(isFresh)
})

test.each([
  ['https://market.example', { id: 'market.example', origin: 'https://market.example' }],
  ['https://market.example:8443/', { id: 'market.example', origin: 'https://market.example:8443' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['https://рынок.рф', { id: 'xn--j1afdg9c.xn--p1ai', origin: 'https://xn--j1afdg9c.xn--p1ai' }],
  ['http://market.example', null],
  ['http://127.0.0.1:3000', null],
  ['https://192.0.2.7', null],
  ['http://[::1]:3000', null],
])('of %s the relying party is %o', (url, party) => {
  expect(relyingPartyAt(url)).toEqual(party)
})

test.each([
  [{ passkeys: 1, hasTotp: false }, false],
  [{ passkeys: 0, hasTotp: true }, false],
  [{ passkeys: 1, hasTotp: true }, true],
  [{ passkeys: 2, hasTotp: false }, true],
])('of %o one may be removed: %s', (counts, may) => {
  expect(mayRemoveFactor(counts)).toBe(may)
})
