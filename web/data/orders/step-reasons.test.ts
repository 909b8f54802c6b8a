import { SYSTEM_CANCEL_REASONS, SYSTEM_CHANGE_REASONS } from '@okolitsa/domain/orders/cancel-reasons.ts'
import { expect, it } from 'vitest'
import { reasonsOf } from './step-reasons.ts'

it('explains every reason of a job', () => {
  for (const reason of Object.values(SYSTEM_CANCEL_REASONS)) {
    expect(reasonsOf({ actor: 'system', reason })).toEqual([expect.stringMatching(/^[А-Я][^A-Za-z]+$/)])
  }
  expect(reasonsOf({ actor: 'system', reason: SYSTEM_CANCEL_REASONS.notAccepted })).toEqual([
    'Кухня не\u00A0ответила вовремя',
  ])
  expect(reasonsOf({ actor: 'farmer', reason: SYSTEM_CHANGE_REASONS.expired })).toEqual([
    'Покупатель не\u00A0ответил вовремя',
  ])
})
it("quotes a person's reason and returns no text without a reason", () => {
  expect(reasonsOf({ actor: 'farmer', reason: 'Куры болеют' })).toEqual(['«Куры болеют»'])
  expect(reasonsOf({ actor: 'user', reason: '' })).toEqual([])
  expect(reasonsOf({ actor: 'system', reason: '' })).toEqual([])
})
