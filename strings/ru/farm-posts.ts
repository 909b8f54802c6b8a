import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { type DayReference, formatCount, formatDate } from './format.ts'
import { nouns } from './plural.ts'

/** Older news shows its date. */
const DAYS_IN_WORDS = 6

/** News of farms: on the home page and at the farm. */
export const farmPostsText = {
  /** Publication day in the farm's time zone. */
  when: (daysAgo: number, publishedOn: IsoDate, reference: DayReference) =>
    daysAgo === 0
      ? 'сегодня'
      : daysAgo === 1
        ? 'вчера'
        : daysAgo > DAYS_IN_WORDS
          ? formatDate(publishedOn, reference)
          : `${formatCount(daysAgo, nouns.day)} назад`,
  home: {
    title: 'Что нового у\u00A0хозяйств',
    note: 'Пишут те, кто рядом или\u00A0возит к\u00A0вам',
    rail: 'Новости хозяйств',
  },
  farm: {
    title: 'Новости',
    more: 'Показать ещё',
    failed: 'Не получилось загрузить остальные новости.',
    retry: 'Попробовать ещё раз',
  },
} as const
