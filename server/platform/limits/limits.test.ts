import { expect, it } from 'vitest'
import { createLimits } from './limits.ts'
import { UNITS, workOf } from './work-costs.ts'

const refused = { code: 'TOO_MANY_REQUESTS', facts: { retryAfter: 60 } }
/** Returns how often the work succeeds before it is refused. */
function taken(work: () => void): number {
  for (let times = 0; ; times += 1) {
    try {
      work()
    } catch (error) {
      expect(error).toMatchObject(refused)
      return times
    }
  }
}

it('counts the work of an IP address by its cost', () => {
  const limits = createLimits(100)
  const times = (ip: string, work: keyof typeof UNITS) => taken(() => limits.demand(ip, work))
  expect(times('192.0.2.1', 'read')).toBe(100)
  expect(times('198.51.100.1', 'dear')).toBe((100 * UNITS.read) / UNITS.dear)
  expect(times('203.0.113.1', 'kept')).toBe(100 * UNITS.read)
  expect(times('2001:db8:1:1::1', 'paid')).toBe((100 * UNITS.read) / UNITS.paid)
  expect(times('2001:db8:1:1::2', 'kept')).toBe(0)
})

it('limits neighbouring IP addresses together, without counting refused requests', () => {
  const limits = createLimits(10)
  for (let time = 0; time < 1_000; time += 1) limits.admits('192.0.2.1', 'read')
  for (const last of [2, 3, 4]) expect(taken(() => limits.demand(`192.0.2.${last}`, 'read'))).toBe(10)
  expect(taken(() => limits.demand('192.0.2.5', 'read'))).toBe(0)
  expect(taken(() => limits.demand('192.0.3.5', 'read'))).toBe(10)
})

it('limits a person over all IP addresses', () => {
  const limits = createLimits(10)
  expect(taken(() => limits.demandOf('customer:1', 'write'))).toBe(5)
  expect(taken(() => limits.demandOf('customer:2', 'read'))).toBe(10)
})

it('applies no limit when the number is 0', () => {
  const limits = createLimits(0)
  for (let time = 0; time < 10_000; time += 1) limits.demand('192.0.2.1', 'paid')
  limits.demandOwn('thing', 'somebody', { most: 0, windowMs: 1_000 })
  expect(limits.admits('192.0.2.1', 'dear')).toBe(true)
})

it('treats GET as a read, other methods as writes, and a search as expensive', () => {
  expect(workOf({ method: 'GET' }, {})).toBe('read')
  expect(workOf({ method: 'POST' }, undefined)).toBe('write')
  expect(workOf({ method: 'POST', work: 'paid' }, {})).toBe('paid')
  expect(workOf({ method: 'GET', dearWith: ['substring'] }, { substring: '' })).toBe('read')
  expect(workOf({ method: 'GET', dearWith: ['substring'] }, { substring: 'сыр' })).toBe('dear')
})
