import { expect, test } from 'vitest'
import { refusalWords } from './refusal-words.ts'

const now = { now: new Date('2026-11-21T12:00:00+03:00') }
const words = (code: string, facts: Record<string, unknown> = {}) =>
  refusalWords({ code, title: 'как сказал сервер', facts }, now).replaceAll('\u00A0', ' ')

test('a refusal says the sum or the day that stands against the code', () => {
  expect(words('PROMO_MIN_SUM', { missing: 320, minSum: 1500 })).toBe('Добавьте ещё на 320 ₽, и промокод сработает')
  expect(words('PROMO_NOT_STARTED', { fromDate: '2026-12-05' })).toBe('Этот промокод начнёт действовать 5 декабря')
  expect(words('PROMO_ENDED', { toDate: '2026-11-20' })).toBe('Этот промокод действовал до 20 ноября')
})

test('without facts, and for the rest, the words of the server stand', () => {
  expect(words('PROMO_MIN_SUM')).toBe('как сказал сервер')
  expect(words('PROMO_FOREIGN')).toBe('как сказал сервер')
})
