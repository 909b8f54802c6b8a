import fc from 'fast-check'
import { expect, it } from 'vitest'
import { standingOf } from './claim.ts'

const seller = fc.record({ organizationId: fc.integer({ min: 1, max: 6 }), isVouched: fc.boolean() })
const sellers = fc.uniqueArray(seller, { selector: ({ organizationId }) => organizationId })
const people = fc.uniqueArray(fc.integer({ min: 1, max: 6 }))

it('a claim by telephone neither blocks other people nor opens another seller', () => {
  fc.assert(
    fc.property(sellers, people, (of, worksAt) => {
      const standing = standingOf(of, worksAt)
      const own = of.filter(({ organizationId }) => worksAt.includes(organizationId))
      if (standing.kind === 'own') {
        const found = own.find(({ organizationId }) => organizationId === standing.organizationId)
        expect(found).toBeDefined()
        expect(found?.isVouched).toBe(own.some(({ isVouched }) => isVouched))
      } else {
        expect(own).toEqual([])
        expect(standing.kind).toBe(of.some(({ isVouched }) => isVouched) ? 'taken' : 'free')
      }
    }),
  )
})
