import { expect, it } from 'vitest'
import { channelsOfAudience, nextNewsAt } from './audience.ts'
import { textMistakes } from './broadcast-text.ts'

const ru = { title: 'Заказ {number}', text: '{seller}, {day}' }

it('accepts the variables of the audience only, in every language of the market', () => {
  expect(textMistakes({ ru }, 'day', ['ru'])).toEqual({})
  expect(textMistakes({ ru }, 'subscribers', ['ru'])).toEqual({
    'texts.ru.title': 'templateUnknown',
    'texts.ru.text': 'templateUnknown',
  })
  expect(textMistakes({ ru: { title: ' ', text: 'a {' } }, 'day', ['ru', 'en'])).toEqual({
    'texts.ru.title': 'required',
    'texts.ru.text': 'templateBraces',
    'texts.en.title': 'required',
    'texts.en.text': 'required',
  })
})

it('sends SMS by choice about orders, always about a lot, and never with news', () => {
  expect(channelsOfAudience('day', false)).toEqual(['email', 'push'])
  expect(channelsOfAudience('day', true)).toContain('sms')
  expect(channelsOfAudience('lot', false)).toContain('sms')
  expect(channelsOfAudience('followers', true)).toEqual(['email', 'push'])
})

it('lets a farm write to its followers once in seven days', () => {
  const last = new Date('2026-11-21T08:00:00Z')
  expect(nextNewsAt(null, last)).toBeNull()
  expect(nextNewsAt(last, new Date('2026-11-28T07:59:59Z'))).toEqual(new Date('2026-11-28T08:00:00Z'))
  expect(nextNewsAt(last, new Date('2026-11-28T08:00:00Z'))).toBeNull()
})
