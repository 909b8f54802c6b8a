import { expect, it } from 'vitest'
import { paperTerm } from './paper-term.ts'

it.each([
  [null, 'valid'],
  ['2026-02-27', 'ended'],
  ['2026-02-28', 'endsSoon'],
  ['2026-03-29', 'endsSoon'],
  ['2026-03-30', 'valid'],
])('a document until %s is %s on 28 February', (validTo, term) => expect(paperTerm(validTo, '2026-02-28')).toBe(term))
