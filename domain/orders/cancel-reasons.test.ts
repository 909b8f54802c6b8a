import { expect, test } from 'vitest'
import { SYSTEM_CANCEL_REASONS, systemCancelReasonOf, systemChangeReasonOf } from './cancel-reasons.ts'

test('recognizes the reason of a job by its text, but no text written by a person', () => {
  for (const [key, text] of Object.entries(SYSTEM_CANCEL_REASONS)) expect(systemCancelReasonOf(text)).toBe(key)
  expect(systemCancelReasonOf('передумал')).toBeNull()
  expect(systemCancelReasonOf('')).toBeNull()
  expect(systemCancelReasonOf(null)).toBeNull()
  expect(systemChangeReasonOf('the customer said no')).toBe('declined')
  expect(systemChangeReasonOf('не нужно')).toBeNull()
})
