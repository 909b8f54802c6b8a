import type * as ru from '../ru/site-templates.ts'
import type { Words } from '../words.ts'
import { formatRating } from './format.ts'

export const siteTemplates: Words<typeof ru.siteTemplates> = {
  home: 'Home',
  action: {
    dairy: 'Choose milk and cheese',
    bakery: 'Choose bread',
    apiary: 'Choose honey',
    vegetables: 'Choose vegetables',
    fish: 'Choose fish',
    restaurant: 'See the menu',
    guestHouse: 'Leave a request',
  },
  goods: {
    dairy: 'From our milk',
    bakery: 'From our oven',
    apiary: 'From our apiary',
    vegetables: 'From our beds',
    fish: 'Our catch',
    restaurant: 'What we cook',
    guestHouse: 'What to take home',
  },
  advantages: 'Why here',
  place: (place) => ({ title: 'You know where it is from', text: place }),
  owner: (name) => ({ title: 'The owner answers', text: name }),
  carrier: { title: 'We send parcels', text: 'CDEK, wherever it arrives fresh' },
  rating: (rating) => ({ title: `${formatRating(rating)} of 5`, text: 'As customers rate us' }),
  write: 'More about us',
  formTitle: 'Any questions?',
  formText: 'Leave your phone number: we will call back and tell you everything.',
}
