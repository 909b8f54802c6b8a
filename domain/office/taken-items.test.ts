import { expect, it } from 'vitest'
import { officePermissionsOf } from './permissions.ts'
import { mayTake, rolesThatTake, TAKEN_QUEUES } from './taken-items.ts'

it('lets the roles take that work on a queue, and nobody who only reads it', () => {
  expect(rolesThatTake('disputes')).toEqual(['owner', 'support'])
  expect(rolesThatTake('unanswered')).toEqual(['owner', 'support', 'curator'])
  const analyst = officePermissionsOf(['analyst'])
  expect(TAKEN_QUEUES.filter((queue) => mayTake(analyst, queue))).toEqual([])
})
