import type * as ru from '../ru/home-feed.ts'
import type { Words } from '../words.ts'
import { formatCount, formatDate } from './format.ts'
import { nouns } from './plural.ts'

export const homeFeedText: Words<typeof ru.homeFeedText> = {
  ripening: {
    title: (days, reference) =>
      days.length === 1 && days[0] !== undefined ? `Ripe on ${formatDate(days[0], reference)}` : 'Ripe soon',
    note: 'Order ahead: it comes once the harvest is in',
    rail: 'Ripe soon',
  },
  recipes: {
    workday: 'Recipes for supper',
    dayOff: 'Recipes for the weekend',
    note: 'Everything they need can be ordered to you now',
    all: 'All recipes',
  },
  sent: {
    title: 'What can be sent',
    note: (products, sellers) =>
      `${formatCount(products, nouns.product)} from ${formatCount(sellers, { one: 'farm', few: 'farms', many: 'farms' })}`,
  },
  absent: {
    title: 'What does not come here',
    note: 'Nobody delivers or sends anything of these to you yet',
  },
  loading: 'Loading what else there is for your place',
}
