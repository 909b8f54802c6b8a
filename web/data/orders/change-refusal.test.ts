import { ApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { ConnectionLost } from '@okolitsa/contracts/kernel/connection-lost.ts'
import type { RefusalCode } from '@okolitsa/domain/refusal/refusal.ts'
import { expect, it } from 'vitest'
import { changedTotal, changeRefusalWords } from './change-refusal.ts'

const plain = (words: string | null) => words?.replaceAll('\u00A0', ' ')
const problem = (code: RefusalCode, facts: Record<string, unknown> = {}, title = '') =>
  new ApiProblem({ type: 'about:blank', status: 400, code, title, facts })

it.each<[RefusalCode, Record<string, unknown>, string]>([
  [
    'NOT_ENOUGH_STOCK',
    {
      products: [
        { title: 'Шевр', left: 2 },
        { title: 'Творог', left: 0 },
      ],
    },
    'Шевр: осталось 2 штуки. Творог: закончилось',
  ],
  ['QUANTITY_OVER_LIMIT', { title: 'Шевр', max: 5 }, 'Шевр: не больше 5 в одном заказе'],
  ['MIN_SUM_NOT_REACHED', { missing: 320 }, 'Не хватает 320 ₽ до минимальной суммы заказа'],
  ['ORDER_CHANGE_FORBIDDEN', { reason: 'cutOff' }, 'На этот день заказы уже не меняют'],
  ['CLAIM_REFUSED', { reason: 'tooLate' }, 'Пожаловаться можно в течение трёх дней после получения'],
  ['PHOTO_UNREADABLE', {}, 'Не получилось прочитать фото'],
])('explains %s', (code, facts, words) => {
  expect(plain(changeRefusalWords(problem(code, facts, 'Не получилось прочитать фото')))).toBe(words)
})

it('leaves a lost connection to the caller', () => {
  expect(changeRefusalWords(new ConnectionLost(new TypeError('Failed to fetch')))).toBeNull()
  // a programming error is not a lost connection
  expect(changeRefusalWords(new TypeError('x is undefined'))).not.toBeNull()
})

it('finds the current total of a changed order', () => {
  expect(changedTotal(problem('ORDER_CHANGED', { preview: { totalAfter: 846 } }))).toBe(846)
  expect(changedTotal(problem('ORDER_CHANGE_FORBIDDEN', { preview: { totalAfter: 846 } }))).toBeNull()
  expect(changedTotal(null)).toBeNull()
})
