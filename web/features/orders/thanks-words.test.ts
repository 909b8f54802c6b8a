import { expect, it } from 'vitest'
import { thanksTitle } from './thanks-words.ts'

const order = (number: string, status: 'formed' | 'canceled') => ({ number, status }) as const

it('thanks in the title while anything of the purchase is alive, and says that it is cancelled when nothing is', () => {
  expect(thanksTitle([order('104010', 'formed')])).toBe('Спасибо за заказ')
  expect(thanksTitle([order('104010', 'formed'), order('104011', 'canceled')])).toBe('Спасибо за заказ')
  expect(thanksTitle([order('104010', 'canceled')])).toMatch(/^Заказ .*10 отменён$/)
  expect(thanksTitle([order('104010', 'canceled'), order('104011', 'canceled')])).toBe('Заказы отменены')
})
