import type * as ru from '../ru/home-feed.ts'
import type { Words } from '../words.ts'
import { formatCount, formatDate } from './format.ts'
import { nouns } from './plural.ts'

const DAYS = ['today', 'yesterday'] as const
/** A heading with more deeds is too long. */
const MAX_DEEDS = 3
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

export const homeFeedText: Words<typeof ru.homeFeedText> = {
  fresh: {
    title: (facts) => {
      const days = DAYS.flatMap((word, daysAgo) => {
        const verbs = [...new Set(facts.filter((fact) => fact.daysAgo === daysAgo).map(({ how }) => how))]
        return verbs.length === 0 ? [] : [{ word, verbs }]
      })
      if (days.reduce((sum, { verbs }) => sum + verbs.length, 0) > MAX_DEEDS) {
        return `Fresh: ${listed(days.map(({ word }) => word))}`
      }
      const list = days.map(({ word, verbs }) => `${listed(verbs)} ${word}`).join(', ')
      return list.charAt(0).toUpperCase() + list.slice(1)
    },
    note: 'By the farms’ own word',
    rail: 'Fresh',
  },
  ripening: {
    title: (days, reference) =>
      days.length === 1 && days[0] !== undefined ? `Here on ${formatDate(days[0], reference)}` : 'Order ahead',
    note: 'Not here yet: the first day of delivery is on the card',
    rail: 'Order ahead',
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
