import { asSentence } from '@okolitsa/domain/text/as-sentence.ts'
import type { DayReference } from '../ru/format.ts'
import type * as ru from '../ru/home.ts'
import type { HomePromise } from '../ru/home.ts'
import type { Words } from '../words.ts'
import { formatCount, formatDay } from './format.ts'
import { nouns } from './plural.ts'

const SLOGAN = 'Good food starts on the farm'
const ABOUT = 'Food straight from those who make it.'

function heroWords(
  promise: HomePromise,
  reference: DayReference,
  description?: string,
): { title: string; text: string } {
  const about = description === undefined ? ABOUT : asSentence(description)
  switch (promise.kind) {
    case 'tomorrow':
      return { title: SLOGAN, text: `${about} Order now and the first will bring it tomorrow.` }
    case 'day':
      return { title: SLOGAN, text: `${about} The next day to get an order: ${formatDay(promise.date, reference)}.` }
    case 'sent':
      return {
        title: 'We’ll send it by CDEK',
        text: 'There are no farms near you yet. We show only what can be sent by parcel.',
      }
    case 'someDay':
      return { title: SLOGAN, text: `${about} You see the day and the price of delivery before you pay.` }
    case 'closed':
      return { title: SLOGAN, text: `${about} The market is closed now: look around, but nothing can be ordered.` }
    case 'none':
      return { title: SLOGAN, text: 'Nobody delivers here yet. Choose another place.' }
  }
}

export const homeText: Words<typeof ru.homeText> = {
  pageTitle: 'Farm food delivered to your door',
  hero: { words: heroWords, show: 'Show' },
  categories: {
    title: 'What shall we cook?',
    all: 'All categories',
    count: (count) => formatCount(count, nouns.product),
  },
  popular: {
    title: 'Worth trying',
    note: 'All of this can be ordered now',
    all: 'See all',
    rail: 'Worth trying',
  },
  farmers: {
    tomorrow: 'Farms that come tomorrow',
    tomorrowNote: 'You are in time if you order now',
    sent: 'Farms that send by CDEK',
    sentNote: 'Day and price are shown at checkout',
    here: 'Farms you can order from',
    closed: 'Farms of the market',
    hereNote: 'Each card says how and when',
    first: ['One farm is here so far', 'Two farms are here so far', 'Three farms are here so far'],
    firstNote: (products) =>
      `${formatCount(products, nouns.product)} so far. Something is missing? Search for it: we see what was sought and not found.`,
    all: 'All farmers',
    rail: 'Farms',
  },
  nothing: {
    farmer: 'A place for your farm',
    title: 'Nobody delivers here yet',
    text: 'Choose another place or come back later.',
    action: 'All farmers',
  },
  previous: 'Back',
  next: 'Forward',
  /** Titles of the banners next to the first screen. */
  banners: 'Worth a look',
}
