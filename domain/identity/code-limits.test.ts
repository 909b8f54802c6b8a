import { describe, expect, it } from 'vitest'
import { CODE_LIMITS, codeLength, codeRefusal, codesForUnknown, type SendLog } from './code-limits.ts'

const quiet: SendLog = {
  asker: 'stranger',
  own: [],
  phone: [],
  network: [],
  shop: 0,
  shopPerHour: 100,
  isKnownPhone: false,
}
const many = (count: number, age: number) => Array.from({ length: count }, () => age)

describe('sending codes', () => {
  it('sends the first code immediately', () => {
    expect(codeRefusal(quiet)).toBeNull()
  })
  it.each([1, 2, 3, 4])('requires exactly 30 seconds after code %i, without growth', (sent) => {
    const own = [1, ...many(sent - 1, 40)]
    expect(codeRefusal({ ...quiet, own })).toEqual({ reason: 'pause', wait: 29 })
    expect(codeRefusal({ ...quiet, own: own.map((age) => age + 29) })).toBeNull()
  })
  it('reports when the oldest of too many codes expires from the hour or day', () => {
    expect(codeRefusal({ ...quiet, own: [100, 200, 300, 400, 3000] })).toEqual({ reason: 'phone', wait: 600 })
    const day = many(CODE_LIMITS.ownPerDay, 80_000)
    expect(codeRefusal({ ...quiet, own: day })).toEqual({ reason: 'phone', wait: 6400 })
  })
  it('limits all unknown requesters together by phone, network and shop', () => {
    expect(codeRefusal({ ...quiet, phone: many(CODE_LIMITS.phonePerHour, 600) })).toEqual({
      reason: 'phone',
      wait: 3000,
    })
    expect(codeRefusal({ ...quiet, network: many(CODE_LIMITS.networkPerHour, 3599.5) })).toEqual({
      reason: 'network',
      wait: 1,
    })
    expect(codeRefusal({ ...quiet, shop: 100 })).toMatchObject({ reason: 'shop' })
  })
  it('exempts a browser that proved the phone before from the limits of unknown requesters', () => {
    const stormed = { phone: many(20, 1), network: many(30, 1), shop: 100 }
    expect(codeRefusal({ ...quiet, ...stormed, asker: 'browser' })).toBeNull()
    expect(codeRefusal({ ...quiet, ...stormed, asker: 'browser', own: [10] })).toEqual({ reason: 'pause', wait: 20 })
  })
  it('limits an app by the whole shop and not by network, because its token is on every phone', () => {
    const stormed = { phone: many(20, 1), network: many(30, 1) }
    expect(codeRefusal({ ...quiet, ...stormed, asker: 'app' })).toBeNull()
    expect(codeRefusal({ ...quiet, shop: 100, asker: 'app' })).toMatchObject({ reason: 'shop' })
  })
  it("reserves the last third of the shop's codes for known phones", () => {
    expect(codesForUnknown(100)).toBe(67)
    for (const asker of ['stranger', 'app'] as const) {
      expect(codeRefusal({ ...quiet, asker, shop: 66 })).toBeNull()
      expect(codeRefusal({ ...quiet, asker, shop: 67 })).toMatchObject({ reason: 'shop' })
      expect(codeRefusal({ ...quiet, asker, shop: 99, isKnownPhone: true })).toBeNull()
      expect(codeRefusal({ ...quiet, asker, shop: 100, isKnownPhone: true })).toMatchObject({ reason: 'shop' })
    }
  })
  it('makes codes longer for a phone under attack', () => {
    expect([0, 2, 3, 50].map(codeLength)).toEqual([4, 4, 6, 6])
  })
})
