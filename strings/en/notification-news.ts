import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import type * as ru from '../ru/notification-news.ts'
import type { Words } from '../words.ts'
import { formatCount, formatDate, formatTime } from './format.ts'
import { nouns } from './plural.ts'

export const notificationNews: Words<typeof ru.notificationNews> = {
  backInStock: ({ productTitle, sellerTitle }) => ({
    title: `Back again: ${productTitle}`,
    text: `${sellerTitle}: what you were waiting for can be ordered again. Nothing was put aside for you, so do not wait too long.`,
  }),
  broughtHere: ({ productTitle, sellerTitle }) => ({
    title: `Delivered to you now: ${productTitle}`,
    text: `${sellerTitle}: what you were waiting for can be ordered to your address.`,
  }),
  farmReopened: ({ sellerTitle }) => ({
    title: `Open again: ${sellerTitle}`,
    text: 'The farm has rested and takes orders again.',
  }),
  questionAnswered: ({ sellerTitle, productTitle }) => ({
    title: 'Your question was answered',
    text:
      productTitle === null
        ? `${sellerTitle}: read the answer on the page of the farm.`
        : `${sellerTitle}: read the answer on the page “${productTitle}”.`,
  }),
  bonusesBurning: ({ amount, by, now }) => ({
    title: `${formatCount(amount, nouns.bonus)} will expire by ${formatDate(by, { now })}`,
    text: 'Points live for a year. Spend them with an order: the oldest go first.',
  }),
  subscriptionEnding: ({ day, mayRenew, now }) => ({
    title: `Your subscription ends on ${formatDate(day, { now })}`,
    text: mayRenew
      ? 'Unused free deliveries end with it. It does not renew by itself, and no money is taken: renew it with one press on the page of plans.'
      : 'Unused free deliveries end with it. It can not be renewed, and no money is taken.',
  }),
  placesOffered: ({ tourTitle, people, until, timeZone, now }) => ({
    title: `There is room for you: ${tourTitle}`,
    text: `We are keeping ${formatCount(people, nouns.place)} for you until ${formatTime(new Date(until), timeZone)} on ${formatDate(dayIn(timeZone, new Date(until)), { now, zone: timeZone })}; then the next in line are asked.`,
  }),
  lotRecalled: ({ sellerTitle, productTitle, number, text }) => ({
    title: `Important: ${productTitle}`,
    text: `${sellerTitle}, lot ${number}: ${text}`,
  }),
}

export const sellerNotes: Words<typeof ru.sellerNotes> = {
  parcel: { title: 'A parcel was not handed over', text: 'See where it is and what to do with it.' },
  stock: { title: 'Goods are running out', text: 'Look at the stock: what is low and is to be made more of.' },
}
