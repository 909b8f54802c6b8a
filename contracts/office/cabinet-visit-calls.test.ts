import { CLOSED_IN_VISIT, mayInVisit, OPEN_IN_VISIT } from '@okolitsa/domain/office/cabinet-visit-calls.ts'
import { describe, expect, it } from 'vitest'
import { api } from '../api.ts'
import type { Endpoint } from '../kernel/endpoint.ts'

const calls = Object.values(api).flatMap((table) =>
  Object.entries(table as Record<string, Endpoint>).filter(([, { access }]) => access === 'seller'),
)
const closed: readonly string[] = Object.values(CLOSED_IN_VISIT).flat()

describe('calls of a cabinet in a visit of the office', () => {
  it('are each open or closed, and no decision names a call that does not exist', () => {
    const names = calls.map(([name]) => name)
    expect(names.filter((name) => OPEN_IN_VISIT.has(name) === closed.includes(name))).toEqual([])
    expect([...OPEN_IN_VISIT, ...closed].filter((name) => !names.includes(name))).toEqual([])
    // a call with the name of a decided one would take over its decision
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual(['setPause'])
  })

  it('are closed when they take money or change people, in every mode', () => {
    for (const [name, { permission, method }] of calls)
      if (permission === 'takeMoney' || permission === 'manageStaff' || permission === 'seeNumbers')
        expect([name, mayInVisit(name, method, 'acting')]).toEqual([name, false])
  })

  it('change nothing in a visit for reading, except that it ends', () => {
    const writes = calls.filter(([, { method }]) => method !== 'GET' && method !== 'HEAD')
    expect(writes.filter(([name, { method }]) => mayInVisit(name, method, 'reading')).map(([name]) => name)).toEqual([
      'endVisit',
    ])
  })
})
