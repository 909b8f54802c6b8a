import { expect, it } from 'vitest'
import { troubleOfBooks } from './alarms.ts'

const check = (hour: number, problems: number | null, failure: string | null = null) => ({
  endedAt: new Date(Date.UTC(2026, 10, 30, hour)),
  problems,
  failure,
})
const running = { endedAt: null, problems: null, failure: null }

it('says since when the books have problems', () => {
  const runs = [running, check(9, 2), check(6, null, 'the connection was lost'), check(3, 0), check(1, 7)]
  expect(troubleOfBooks(runs)).toEqual({ count: 2, since: new Date('2026-11-30T06:00:00Z') })
})

it('is silent when the last check found nothing, or none has ended', () => {
  expect(troubleOfBooks([check(9, 0), check(3, 7)])).toEqual({ count: 0, since: null })
  expect(troubleOfBooks([running])).toEqual({ count: 0, since: null })
})
