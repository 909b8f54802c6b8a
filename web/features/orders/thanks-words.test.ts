import { expect, it } from 'vitest'
import { heroWords, thanksTitle } from './thanks-words.ts'

const order = (number: string, status: 'formed' | 'canceled') => ({ number, status }) as const

it('thanks while an order of the group is active, and reports the cancellation when none is', () => {
  expect(thanksTitle([order('104010', 'formed')])).toBe('Спасибо за заказ')
  expect(thanksTitle([order('104010', 'formed'), order('104011', 'canceled')])).toBe('Спасибо за заказ')
  expect(thanksTitle([order('104010', 'canceled')])).toMatch(/^Заказ .*10 отменён$/)
  expect(thanksTitle([order('104010', 'canceled'), order('104011', 'canceled')])).toBe('Заказы отменены')
})

it('waits for the answer of a kitchen, and reports only the transfer of other orders', () => {
  const at = (title: string, more: object = {}) =>
    ({ farmer: { title }, may: { pay: false }, dinner: null, ...more }) as unknown as Parameters<
      typeof heroWords
    >[0][number]
  const unanswered = at('Печка', { dinner: { acceptBefore: '2026-11-29T12:10:00Z' } })
  const answered = at('Печка', { dinner: { acceptBefore: null } })
  expect(heroWords([unanswered])).toEqual(['Ждём ответа кухни: Печка.'])
  expect(heroWords([answered])).toEqual(['Передали заказ: Печка.'])
  expect(heroWords([at('Луг'), unanswered, at('Сад', { may: { pay: true } })])).toEqual([
    'Передали заказ: Луг.',
    'Ждём ответа кухни: Печка.',
    'Как только оплатите, Сад начнёт собирать.',
  ])
})
