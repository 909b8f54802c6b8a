import { expect, test } from 'vitest'
import { SYSTEM_CANCEL_REASONS, systemCancelReasonOf, systemChangeReasonOf } from './cancel-reasons.ts'

test("a reason of a job is recognized by its text, a person's text is not", () => {
  for (const [key, text] of Object.entries(SYSTEM_CANCEL_REASONS)) expect(systemCancelReasonOf(text)).toBe(key)
  expect(systemCancelReasonOf('передумал')).toBeNull()
  expect(systemCancelReasonOf('')).toBeNull()
  expect(systemCancelReasonOf(null)).toBeNull()
  expect(systemChangeReasonOf('the customer said no')).toBe('declined')
  expect(systemChangeReasonOf('не нужно')).toBeNull()
})
