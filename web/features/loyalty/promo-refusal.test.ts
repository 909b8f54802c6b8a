import { expect, test } from 'vitest'
import { promoRefusalWords } from './promo-refusal.ts'

const now = { now: new Date('2026-11-21T12:00:00+03:00') }
const title = 'как сказал сервер'
const words = (refusal: Parameters<typeof promoRefusalWords>[0]) =>
  promoRefusalWords(refusal, now).replaceAll('\u00A0', ' ')

test('states the sum or the day that a code requires', () => {
  expect(words({ code: 'PROMO_MIN_SUM', title, facts: { missing: 320, minSum: 1500 } })).toBe(
    'Добавьте ещё на 320 ₽, и промокод сработает',
  )
  expect(words({ code: 'PROMO_NOT_STARTED', title, facts: { fromDate: '2026-12-05' } })).toBe(
    'Этот промокод начнёт действовать 5 декабря',
  )
  expect(words({ code: 'PROMO_ENDED', title, facts: { toDate: '2026-11-20' } })).toBe(
    'Этот промокод действовал до 20 ноября',
  )
})

test("shows the server's message for other refusals", () => {
  expect(words({ code: 'PROMO_FOREIGN', title, facts: {} })).toBe(title)
})
