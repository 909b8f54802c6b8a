import { expect, it } from 'vitest'
import { createLimits } from './limits.ts'
import { UNITS, workOf } from './work-costs.ts'

const refused = { code: 'TOO_MANY_REQUESTS', facts: { retryAfter: 60 } }
/** How often something is taken before it is refused. */
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

it('counts work of an address by what it costs', () => {
  const limits = createLimits(100)
  const times = (ip: string, work: keyof typeof UNITS) => taken(() => limits.demand(ip, work))
  expect(times('192.0.2.1', 'read')).toBe(100)
  expect(times('198.51.100.1', 'dear')).toBe((100 * UNITS.read) / UNITS.dear)
  expect(times('203.0.113.1', 'kept')).toBe(100 * UNITS.read)
  expect(times('2001:db8:1:1::1', 'paid')).toBe((100 * UNITS.read) / UNITS.paid)
  expect(times('2001:db8:1:1::2', 'kept')).toBe(0)
})

it('bounds the addresses beside one another, and not by what one of them was refused', () => {
  const limits = createLimits(10)
  for (let time = 0; time < 1_000; time += 1) limits.admits('192.0.2.1', 'read')
  for (const last of [2, 3, 4]) expect(taken(() => limits.demand(`192.0.2.${last}`, 'read'))).toBe(10)
  expect(taken(() => limits.demand('192.0.2.5', 'read'))).toBe(0)
  expect(taken(() => limits.demand('192.0.3.5', 'read'))).toBe(10)
})

it('bounds a person over all addresses', () => {
  const limits = createLimits(10)
  expect(taken(() => limits.demandOf('customer:1', 'write'))).toBe(5)
  expect(taken(() => limits.demandOf('customer:2', 'read'))).toBe(10)
})

it('bounds nothing when it is told no number', () => {
  const limits = createLimits(0)
  for (let time = 0; time < 10_000; time += 1) limits.demand('192.0.2.1', 'paid')
  limits.demandOwn('thing', 'somebody', { most: 0, windowMs: 1_000 })
  expect(limits.admits('192.0.2.1', 'dear')).toBe(true)
})

it('takes GET for a read, all else for a write, and a search for dear', () => {
  expect(workOf({ method: 'GET' }, {})).toBe('read')
  expect(workOf({ method: 'POST' }, undefined)).toBe('write')
  expect(workOf({ method: 'POST', work: 'paid' }, {})).toBe('paid')
  expect(workOf({ method: 'GET', dearWith: ['substring'] }, { substring: '' })).toBe('read')
  expect(workOf({ method: 'GET', dearWith: ['substring'] }, { substring: 'сыр' })).toBe('dear')
})
