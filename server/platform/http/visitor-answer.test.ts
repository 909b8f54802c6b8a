import { expect, it } from 'vitest'
import { visitorAnswer } from './visitor-answer.ts'

const order = {
  recipient: { name: 'Анна Соколова', phone: '79160001855' },
  place: {
    title: 'Тверская, 1',
    city: 'Москва',
    flat: '5',
    comment: '',
    coords: { latitude: 55.7558, longitude: 37.6173 },
  },
  tradePlace: { title: 'Лавка', address: 'Рынок, 3', coords: { latitude: 55.7558, longitude: 37.6173 } },
  answer: { name: 'Пётр', text: 'Спасибо' },
  items: [{ name: 'Анна', customerId: 7 }],
}

it('hides phones in every visit, names and doors of customers in a visit for reading', () => {
  expect(visitorAnswer(order, 'acting', true)).toEqual({
    ...order,
    recipient: { name: 'Анна Соколова', phone: expect.stringMatching(/•.*55$/) },
  })
  expect(visitorAnswer(order, 'reading', true)).toEqual({
    ...order,
    recipient: { name: 'А•••', phone: expect.stringMatching(/•.*55$/) },
    place: { title: '•••', city: 'Москва', flat: '•••', comment: '', coords: { latitude: 55.8, longitude: 37.6 } },
    items: [{ name: 'А•••', customerId: 7 }],
  })
})

it('hides recipients in lists of other calls, which keep their own names', () => {
  const answer = { name: 'Ферма', items: [{ recipientName: 'Анна' }], place: { title: 'Склад' } }
  expect(visitorAnswer(answer, 'reading', false)).toEqual({ ...answer, items: [{ recipientName: 'А•••' }] })
})
