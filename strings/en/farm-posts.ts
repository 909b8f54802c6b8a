import type * as ru from '../ru/farm-posts.ts'
import type { Words } from '../words.ts'
import { formatCount, formatDate } from './format.ts'
import { nouns } from './plural.ts'

const DAYS_IN_WORDS = 6

export const farmPostsText: Words<typeof ru.farmPostsText> = {
  when: (daysAgo, publishedOn, reference) =>
    daysAgo === 0
      ? 'today'
      : daysAgo === 1
        ? 'yesterday'
        : daysAgo > DAYS_IN_WORDS
          ? formatDate(publishedOn, reference)
          : `${formatCount(daysAgo, nouns.day)} ago`,
  home: {
    title: 'News from the farms',
    note: 'Written by farms near you and those that deliver to you',
    rail: 'News from the farms',
  },
  farm: {
    title: 'News',
    more: 'Show more',
    failed: 'The rest of the news could not be loaded.',
    retry: 'Try again',
  },
}
