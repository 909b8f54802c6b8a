import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  type Addressed,
  categoryAt,
  isAddressOfAnother,
  oldKeysRenamed,
  oldKeysTakenOver,
} from './category-addresses.ts'

const step = fc.record({
  kind: fc.constantFrom('rename' as const, 'merge' as const, 'create' as const),
  one: fc.nat(9),
  other: fc.nat(9),
  key: fc.constantFrom('milk', 'dairy', 'cheese', 'curd', 'butter', 'whey'),
})

it('keeps every address that ever led to a category, after any sequence of renames, merges and new categories', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let all: Addressed[] = [1, 2, 3].map((id) => ({ id, urlKey: `k${id}`, oldKeys: [] }))
      /** Where each address must lead, derived from the steps and not from the stored addresses. */
      const expected = new Map(all.flatMap(({ id, urlKey }) => [[urlKey, id] as const, [String(id), id] as const]))
      let last = 3
      for (const { kind, one, other, key } of steps) {
        const from = all[one % all.length] as Addressed
        const to = all[other % all.length] as Addressed
        if (kind === 'create' && !isAddressOfAnother(all, null, key)) {
          last += 1
          all.push({ id: last, urlKey: key, oldKeys: [] })
          expected.set(key, last).set(String(last), last)
        } else if (kind === 'rename' && !isAddressOfAnother(all, from.id, key)) {
          all = all.map((it) => (it === from ? { ...it, urlKey: key, oldKeys: oldKeysRenamed(it, key) } : it))
          expected.set(key, from.id)
        } else if (kind === 'merge' && from !== to) {
          all = all
            .filter((it) => it !== from)
            .map((it) => (it === to ? { ...it, oldKeys: oldKeysTakenOver(it, from) } : it))
          for (const [address, id] of expected) if (id === from.id) expected.set(address, to.id)
        }
      }
      for (const [address, id] of expected) expect(categoryAt(all, address)?.id).toBe(id)
      // each address is stored once
      const stored = all.flatMap(({ urlKey, oldKeys }) => [urlKey, ...oldKeys])
      expect(new Set(stored).size).toBe(stored.length)
    }),
  )
})
