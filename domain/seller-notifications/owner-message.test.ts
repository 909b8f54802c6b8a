import { expect, it } from 'vitest'
import { ownerChannels } from './owner-message.ts'

it('sends a letter to owners, and an SMS when the message presses or no letter arrives', () => {
  const calm = { isPressing: false, hasMail: true, hasPhone: true }
  expect(ownerChannels(calm)).toEqual(['email'])
  expect(ownerChannels({ ...calm, isPressing: true })).toEqual(['email', 'sms'])
  expect(ownerChannels({ ...calm, hasMail: false })).toEqual(['sms'])
  expect(ownerChannels({ isPressing: true, hasMail: false, hasPhone: false })).toEqual([])
})
