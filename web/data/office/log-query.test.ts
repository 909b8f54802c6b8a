import { expect, it } from 'vitest'
import { logPath, logQueryOf } from './log-query.ts'

it('parses its own URLs', () => {
  for (const query of [
    {},
    { search: '№ 104 218', kind: 'read' as const },
    { person: 7, from: '2026-11-12', to: '2026-11-23', before: 88 },
    { entity: 'order', subject: '104218', action: 'moveOrder' },
  ]) {
    expect(logQueryOf(new URL(logPath(query), 'http://x').searchParams)).toEqual(query)
  }
})

it('has no filter for an invalid value', () => {
  expect(logQueryOf(new URLSearchParams('person=-1&kind=x&from=soon&to=2026-13-41&before=1e99&action=a b'))).toEqual({})
})
