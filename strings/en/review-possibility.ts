import type * as ru from '../ru/review-possibility.ts'
import type { Words } from '../words.ts'

const again = 'You can rate within 30 days of an order. Order again, and we will look forward to your rating.'

export const reviewPossibility: Words<typeof ru.reviewPossibility> = {
  title: {
    product: 'Have you tried it?',
    farmer: 'Have you ordered here?',
    restaurant: 'Have you ordered here?',
    tour_operator: 'Have you travelled with them?',
  },
  mine: 'Your rating',
  signIn: 'Those who received an order rate it. Sign in, and we will find yours.',
  signInOfTrip: 'Those who went rate it. Sign in, and we will find your trip.',
  failed: 'We could not find out whether you can rate this',
  retry: 'Try again',
  loading: 'Looking for your orders',
  why: {
    product: {
      notReceived: 'You can rate this once you have received an order with it.',
      tooLate: again,
      ownShop: 'This comes from your own farm: others rate it.',
    },
    farmer: {
      notReceived: 'You can rate this farm once you have received an order from it.',
      tooLate: again,
      ownShop: 'This is your own farm: others rate it.',
    },
    restaurant: {
      notReceived: 'You can rate this restaurant once you have received an order from it.',
      tooLate: again,
      ownShop: 'This is your own restaurant: others rate it.',
    },
    tour_operator: {
      notReceived: 'You can rate these trips once you have been on one.',
      tooLate: 'You can rate within 30 days of a trip. Go again, and we will look forward to your rating.',
      ownShop: 'These are your own trips: others rate them.',
    },
  },
}

export const reviewNarrowing: Words<typeof ru.reviewNarrowing> = {
  label: 'Reviews shown',
  stars: (stars) => (stars === 1 ? '1 star' : `${stars} stars`),
  show: (count) => `${count}. Show only these`,
  remove: (what) => `Remove: ${what}`,
  nothing: 'No such reviews with words yet',
  nothingText: 'There are only ratings without words.',
  reset: 'Show all',
}

export const reviewPhotos: Words<typeof ru.reviewPhotos> = {
  kept: 'Photos of the review',
  remove: (number) => `Remove photo ${number}`,
  room: (left) => `Add photos, ${left} more at most`,
}
