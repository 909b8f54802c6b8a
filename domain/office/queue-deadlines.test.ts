import { expect, it } from 'vitest'
import { byDeadline, queueDeadline } from './queue-deadlines.ts'

it('sorts queues by the deadline of the oldest item, and queues without one last', () => {
  const at = (hour: string) => `2026-11-30T${hour}:00:00Z`
  const queues = [
    { name: 'applications', since: at('01') },
    { name: 'approvals', since: null },
    { name: 'reviews', since: at('10') },
    { name: 'callBacks', since: at('12') },
    { name: 'stuck', since: null },
  ] as const
  expect(queues.toSorted(byDeadline).map(({ name }) => name)).toEqual([
    'callBacks',
    'reviews',
    'applications',
    'approvals',
    'stuck',
  ])
  expect(queueDeadline('reviews', at('10'))).toEqual(new Date(at('13')))
  expect(queueDeadline('reviews', null)).toBeNull()
  // a Monday: until the evening of Tuesday in Moscow
  expect(queueDeadline('disputes', at('10'))).toEqual(new Date('2026-12-01T15:00:00Z'))
})
