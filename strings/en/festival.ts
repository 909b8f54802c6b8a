import type * as ru from '../ru/festival.ts'
import type { Words } from '../words.ts'
import { formatCount, formatDuration, formatPrice } from './format.ts'
import { counted, nouns } from './plural.ts'

const EVENTS = counted('event', 'events')
const CITIES = counted('town', 'towns')

export const festivalText: Words<typeof ru.festivalText> = {
  title: 'Farm fair',
  description: 'The fair: towns and days, the programme by the hour, farms and what to collect at a stand.',
  breadcrumbs: 'Path',
  home: 'Home',
  badge: (days, cities) => `${days} · ${formatCount(cities, CITIES)}`,
  makePlan: 'Make my plan',
  way: 'How to get there',
  state: {
    ahead: (days) => `Opens ${days}`,
    open: (closes) => `Open now, until ${closes}`,
    closed: (opens) => `Closed now, opens at ${opens}`,
    over: 'The festival is over here',
  },
  none: {
    title: 'No festival is planned yet',
    text: 'As soon as towns and days are chosen, we will tell here. The farms work all the same.',
    action: 'To the farmers',
  },
  over: {
    title: 'The festival is over. Thank you for coming',
    text: 'When the next one is planned, we will tell here. What you liked can be ordered from the farms.',
  },
  grounds: {
    title: 'Where and when',
    note: 'Choose a town to see its programme and stands',
    farms: (count) => formatCount(count, nouns.farm),
    all: 'On the map',
  },
  programme: {
    title: (city) => `Programme: ${city}`,
    days: 'Day of the festival',
    none: 'The programme is being made.',
    add: 'Plan it',
    added: 'In the plan',
    addLabel: (title) => `Add to the plan: ${title}`,
    removeLabel: (title) => `Take out of the plan: ${title}`,
    lasts: (minutes) => formatDuration(minutes),
    fromAge: (age) => `For children from ${age}`,
    price: (roubles) => formatPrice(roubles),
    now: 'Going on now',
    over: 'Over',
    line: (parts) => parts.filter(Boolean).join(' · '),
  },
  plan: {
    title: 'My plan',
    count: (count) => formatCount(count, EVENTS),
    empty: 'Press «Plan it» beside what you want to see.',
    guest: 'The plan is kept in this browser. Sign in to have it on all your devices.',
    until: (time) => `until ${time}`,
    overlap: (minutes) => `They overlap by ${formatDuration(minutes)}`,
    overlapText: (first, second) => `«${first}» and «${second}»`,
    calendar: 'To the calendar',
    invite: 'Invite',
    copied: 'The link is copied',
    notCopied: 'The link could not be copied',
    failed: 'The plan was not saved. Try again',
    file: 'fair.ics',
  },
  stands: {
    title: 'Who comes',
    note: (count) => formatCount(count, nouns.farm),
    stand: (number) => `Stand ${number}`,
    code: 'QR code',
    codeLabel: (farm) => `QR code of the page: ${farm}`,
    codeNote: 'Point a phone at it: the page of the farm opens.',
    close: 'Close',
    none: 'Farms are still joining.',
  },
  goods: {
    title: 'Collect at a stand',
    note: (city, days) => `Put it into the basket and collect it at the stand: ${city}, ${days}`,
    elsewhere: (city) =>
      `To collect at a stand choose the place at the top: ${city}. Otherwise we bring or send it, if the farm comes to you.`,
    over: 'The festival is over here, but all of this can be ordered from the farms.',
    all: (count) => `All ${formatCount(count, nouns.product)}`,
    none: 'Nothing in this section here yet.',
    pages: { label: 'Pages', page: (page) => `Page ${page}`, previous: 'Back', next: 'Next' },
  },
  cart: {
    title: (stands) => (stands === 1 ? 'Put by at one stand' : `Put by at stands: ${stands}`),
    text: (numbers, products) =>
      `${numbers.map((number) => `stand ${number}`).join(', ')} · ${formatCount(products, nouns.product)}`,
    action: 'To the basket',
  },
  sections: {
    title: 'Sections of the festival',
    note: (city) => `What comes: ${city}`,
    description:
      'Bread, milk, meat, fish, sweets, vegetables, cheese, grocery and snacks: what farms bring to the festival.',
    count: (count) => (count === 0 ? 'nothing yet' : formatCount(count, nouns.product)),
    names: {
      bread: 'Bread',
      milk: 'Milk',
      meat: 'Meat',
      fish: 'Fish',
      sweets: 'Sweets',
      vegetables: 'Vegetables and berries',
      cheese: 'Cheese',
      grocery: 'Grocery',
      snacks: 'Snacks',
    },
    cities: 'Town of the festival',
  },
  map: {
    title: 'Grounds of the festival',
    description: 'Grounds of the fair on the map: addresses, days, hours and how to get there.',
    hours: (days, from, to) => `${days} from ${from} to ${to}`,
    route: 'Route',
    routeLabel: (city) => `Route to the ground: ${city}, opens in a new tab`,
    programme: 'Programme',
    show: 'Show on the map',
    failure: 'The map did not load. All grounds are in the list',
    bare: 'This map has no streets.',
    attribution: 'Natural Earth · © GeoNames, CC BY 4.0',
    words: {
      title: 'Map of grounds',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      metres: 'm',
      kilometres: 'km',
      cluster: (count) => `Grounds here: ${count}`,
    },
  },
  notFound: {
    title: 'There is no such page at the festival',
    text: 'It may have been taken away. Look at the programme and the grounds.',
    action: 'To the festival',
  },
}
