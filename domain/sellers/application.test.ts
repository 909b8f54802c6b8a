import { expect, it } from 'vitest'
import { APPLICATION_STATES, type ApplicationStep, applicationAfter } from './application.ts'

it('submits an application, then approves it permanently or returns it for another submission', () => {
  const steps: ApplicationStep[] = ['submit', 'approve', 'return']
  const ways = APPLICATION_STATES.flatMap((state) =>
    steps.flatMap((step) => {
      const after = applicationAfter(state, step)
      return after === null ? [] : [`${state} ${step} ${after}`]
    }),
  )
  expect(ways).toEqual([
    'draft submit submitted',
    'submitted approve approved',
    'submitted return returned',
    'returned submit submitted',
  ])
})
