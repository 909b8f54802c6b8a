import type { PromoCodeAnswer } from '@okolitsa/contracts/loyalty/promo-code.ts'
import { expect, it } from 'vitest'
import { offerNote } from './offer-note.ts'

const code = { kind: 'fixed', value: 250, minSum: 2500 } as PromoCodeAnswer

it('shows the missing sum before the press, and none when the cart has enough', () => {
  expect(offerNote(code, 590)).toBe('−250\u00A0₽, ещё на\u00A01\u00A0910\u00A0₽')
  expect(offerNote(code, 2500)).toBe('−250\u00A0₽')
  expect(offerNote({ ...code, kind: 'percent', value: 10, minSum: 0 }, 0)).toBe('−10\u00A0%')
})
