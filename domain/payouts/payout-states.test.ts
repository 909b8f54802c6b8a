import { expect, it } from 'vitest'
import { mayMovePayout, PAYOUT_STATES, RUN_STATES, runAfter, stepAfter } from './payout-states.ts'

it('lets a payout move forward only, and a paid one come back', () => {
  const moves = PAYOUT_STATES.flatMap((from) =>
    PAYOUT_STATES.filter((to) => mayMovePayout(from, to)).map((to) => `${from} ${to}`),
  )
  expect(moves).toEqual(['due sent', 'due failed', 'sent paid', 'sent returned', 'sent failed', 'paid returned'])
})

it('finishes a run when every item is over, and cancels it only before an item left', () => {
  expect(RUN_STATES.map((state) => runAfter(state, 'cancel', ['due', 'due']))).toEqual([
    ...['cancelled', 'cancelled', null, null, null],
  ])
  expect(runAfter('approved', 'cancel', ['due', 'sent'])).toBeNull()
  expect(runAfter('draft', 'approve', ['due'])).toBe('approved')
  expect(runAfter('draft', 'send', ['due'])).toBeNull()
  expect(runAfter('approved', 'send', ['due'])).toBe('sent')
  expect(runAfter('sent', 'finish', ['paid', 'sent'])).toBeNull()
  expect(runAfter('sent', 'finish', ['paid', 'returned', 'failed'])).toBe('done')
  expect(runAfter('done', 'approve', [])).toBeNull()
})

it('sends a payout again only when the other side does not know it and a repeat cannot pay twice', () => {
  expect(stepAfter('due', 'unknown', true)).toEqual({ do: 'send' })
  expect(stepAfter('sent', 'unknown', true)).toEqual({ do: 'send' })
  expect(stepAfter('sent', 'unknown', false)).toEqual({ do: 'alarm' })
  for (const state of ['paid', 'returned', 'failed'] as const)
    expect(stepAfter(state, 'unknown', true)).toEqual({ do: 'alarm' })
})

it('records what the other side states, and alarms when it contradicts', () => {
  expect(stepAfter('sent', 'waiting', true)).toEqual({ do: 'wait' })
  expect(stepAfter('sent', 'paid', true)).toEqual({ do: 'move', to: 'paid' })
  expect(stepAfter('paid', 'paid', true)).toEqual({ do: 'wait' })
  expect(stepAfter('paid', 'returned', true)).toEqual({ do: 'move', to: 'returned' })
  expect(stepAfter('failed', 'paid', true)).toEqual({ do: 'alarm' })
  expect(stepAfter('due', 'paid', true)).toEqual({ do: 'alarm' })
})
