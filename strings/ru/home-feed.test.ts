import { expect, it } from 'vitest'
import { homeFeedText } from './home-feed.ts'

it('names deeds by day, each once', () => {
  const { title } = homeFeedText.fresh
  expect(title([{ how: 'milked', daysAgo: 1 }])).toBe('Вчера подоили')
  expect(
    title([
      { how: 'baked', daysAgo: 0 },
      { how: 'milked', daysAgo: 1 },
      { how: 'picked', daysAgo: 1 },
      { how: 'milked', daysAgo: 1 },
    ]),
  ).toBe('Сегодня испекли, вчера подоили и\u00A0собрали')
  const deeds = ['baked', 'milked', 'picked', 'made'] as const
  expect(title(deeds.map((how, index) => ({ how, daysAgo: index === 0 ? 1 : 0 })))).toBe('Свежее: сегодня и\u00A0вчера')
})
