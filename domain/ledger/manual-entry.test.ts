import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kopecks } from '../money/money.ts'
import {
  MANUAL_ACCOUNTS,
  type ManualEntryFields,
  manualEntryMistakes,
  manualPostings,
  reversedPair,
} from './manual-entry.ts'
import { isBalanced } from './postings.ts'

const account = fc.constantFrom(...MANUAL_ACCOUNTS)
const fields: fc.Arbitrary<ManualEntryFields> = fc.record({
  debit: account,
  credit: account,
  organizationId: fc.constantFrom(null, 101),
  amount: fc.integer({ min: 0, max: 10_000_000 }).map(kopecks),
  reason: fc.constantFrom('', ' ', 'A mistake of November'),
  document: fc.constantFrom('', 'Memo 12'),
})

describe('a manual entry', () => {
  it('without mistakes is a balanced pair that moves one seller at most, and its reversal undoes it', () => {
    fc.assert(
      fc.property(fields, (entry) => {
        if (Object.keys(manualEntryMistakes(entry)).length > 0) return
        const postings = manualPostings(entry)
        expect(isBalanced(postings)).toBe(true)
        const ofSellers = postings.filter(({ account: one }) => one === 'seller')
        expect(ofSellers.map(({ owner }) => owner)).toEqual(entry.organizationId === null ? [] : ['101'])
        // money leaves to sellers by payouts only
        expect(entry.debit === 'seller' && entry.credit === 'bank').toBe(false)
        const sums = new Map<string, number>()
        for (const { account: one, owner, amount } of [...postings, ...manualPostings(reversedPair(entry))])
          sums.set(`${one} ${owner}`, (sums.get(`${one} ${owner}`) ?? 0) + amount)
        expect([...sums.values()].every((sum) => sum === 0)).toBe(true)
      }),
    )
  })

  it('names every wrong field', () => {
    const right: ManualEntryFields = {
      ...{ debit: 'adjustment', credit: 'seller', organizationId: 101, amount: kopecks(1) },
      ...{ reason: 'A mistake', document: 'Memo 12' },
    }
    expect(manualEntryMistakes(right)).toEqual({})
    expect(manualEntryMistakes({ ...right, debit: 'seller', credit: 'bank' })).toEqual({ credit: 'wrongValue' })
    expect(manualEntryMistakes({ ...right, debit: 'seller' })).toEqual({ credit: 'wrongValue' })
    expect(manualEntryMistakes({ ...right, organizationId: null })).toEqual({ organizationId: 'required' })
    expect(manualEntryMistakes({ ...right, credit: 'tax' })).toEqual({ organizationId: 'wrongValue' })
    expect(manualEntryMistakes({ ...right, amount: kopecks(0), reason: ' ', document: '' })).toEqual({
      ...{ amount: 'tooSmall', reason: 'required', document: 'required' },
    })
  })
})
