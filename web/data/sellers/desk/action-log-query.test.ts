import { expect, it } from 'vitest'
import { actionLogPath, actionLogQueryOf } from './action-log-query.ts'

it('parses its own URLs; an invalid one shows all entries', () => {
  for (const query of [{}, { staffId: 7 }, { kind: 'goods' as const }, { staffId: 7, kind: 'people' as const }]) {
    expect(actionLogQueryOf(new URL(actionLogPath(query), 'http://x').searchParams)).toEqual(query)
  }
  expect(actionLogQueryOf(new URLSearchParams('person=-1&kind=x'))).toEqual({})
  expect(actionLogQueryOf(new URLSearchParams('person=99999999999'))).toEqual({})
})
