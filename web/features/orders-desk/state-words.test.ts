import { DELIVERY_STATUSES } from '@okolitsa/domain/orders/order-status.ts'
import { expect, it } from 'vitest'
import { stateWords } from './state-words.ts'

it('gives the status of set B, and the state of work where it is more precise', () => {
  expect(DELIVERY_STATUSES.map((state) => Object.values(stateWords(state)))).toEqual([
    ['Оформлено', null],
    ['Подтверждено', null],
    ['Подтверждено', 'Собирается'],
    ['Подтверждено', 'В\u00A0пути'],
    ['Подтверждено', 'Готов к\u00A0выдаче'],
    ['Подтверждено', 'Передан организатору'],
    ['Выполнено', null],
    ['Отменено', null],
  ])
})
