import { expect, it } from 'vitest'
import { moneyOutcome } from './money-outcome.ts'

const plain = (words: string) => words.replaceAll('\u00A0', ' ')
const order = (part: Partial<Parameters<typeof moneyOutcome>[0]>) => ({
  paymentMethod: 'rbs' as const,
  paymentStatus: 'paid' as const,
  isHeld: false,
  lines: [],
  ...part,
})

it.each([
  ['paid money comes back', {}, 500, 380.5, 'Вернём 119,50 ₽ туда, откуда вы платили.'],
  ['paid money does not cover more', {}, 500, 580, 'Нужно будет доплатить 80 ₽.'],
  [
    'of a hold less is taken',
    { paymentStatus: 'wait', isHeld: true },
    500,
    400,
    'Спишем на 100 ₽ меньше: с карты уйдёт не больше 400 ₽.',
  ],
  ['a hold does not cover more', { paymentStatus: 'wait', isHeld: true }, 500, 600, 'Нужно будет доплатить 100 ₽.'],
  ['nothing was paid yet', { paymentStatus: 'open' }, 500, 600, 'К оплате станет 600 ₽.'],
  ['a surcharge gets smaller', { paymentStatus: 'partiallyPaid' }, 600, 550, 'Доплачивать придётся на 50 ₽ меньше.'],
  [
    'cash is handed over later',
    { paymentMethod: 'cashondelivery', paymentStatus: 'open' },
    500,
    600,
    'При получении отдадите 600 ₽.',
  ],
  [
    'the seller has the cash already',
    { paymentMethod: 'cashondelivery', paymentStatus: 'paid' },
    500,
    380.5,
    '119,50 ₽ вам вернёт сам продавец: он взял деньги за заказ.',
  ],
  [
    'cash for what is still to be weighed',
    {
      paymentMethod: 'cashondelivery',
      paymentStatus: 'open',
      lines: [{ isWeight: true, pickedAmount: null }],
    },
    500,
    600,
    'При получении отдадите не больше 600 ₽.',
  ],
  [
    'an account is drawn anew',
    { paymentMethod: 'banktransfer', paymentStatus: 'issued' },
    500,
    600,
    'К оплате станет 600 ₽.',
  ],
  // the sum of 0.1 and 0.2
  ['kopecks are whole', {}, 0.3, 0.1 + 0.2, 'Сумма заказа не изменится.'],
] as const)('%s', (_, part, before, after, words) => {
  expect(plain(moneyOutcome(order(part), before, after))).toBe(words)
})
