import { expect, it } from 'vitest'
import { isShowable } from './search-privacy.ts'

it('shows searches for food only, without abuse or personal data', () => {
  for (const phrase of ['сыр', 'молоко 3,2', 'мёд 500 г', 'потребительская корзина', 'хлебные палочки'])
    expect([phrase, isShowable(phrase)]).toEqual([phrase, true])
  for (const phrase of ['хуйня', '+7 916 204-18-55', '89162041855', 'anna@example.com', 'http://x.ru', '4276 3800'])
    expect([phrase, isShowable(phrase)]).toEqual([phrase, false])
})
