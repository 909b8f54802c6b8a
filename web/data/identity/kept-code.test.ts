import { expect, it } from 'vitest'
import { restoredCode } from './kept-code.ts'

const sent = { challengeId: 'c', codeLength: 4, at: 0, resendAt: 60_000 }

it('keeps the number and the step while a code is awaited', () => {
  expect(restoredCode({ phone: '+7 916', sent }, 20_500)).toEqual({
    phone: '+7 916',
    sent: { challengeId: 'c', codeLength: 4 },
    secondsToResend: 40,
  })
  expect(restoredCode({ phone: '+7 916', sent }, 120_000)).toMatchObject({
    secondsToResend: 0,
    sent: { codeLength: 4 },
  })
})

it('keeps only the number before a code was sent and after the waiting time', () => {
  const onlyNumber = { phone: '+7 916', sent: null, secondsToResend: 0 }
  expect(restoredCode({ phone: '+7 916', sent: null }, 0)).toEqual(onlyNumber)
  expect(restoredCode({ phone: '+7 916', sent }, 10 * 60_000)).toEqual(onlyNumber)
})
