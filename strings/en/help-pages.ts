import { CLAIM_ANSWER_DAYS, CLAIM_DAYS } from '@okolitsa/domain/orders/claim.ts'
import { REPAY_DAYS } from '@okolitsa/domain/payments/seller-debt.ts'
import type * as ru from '../ru/help-pages.ts'
import type { OwnPages } from '../ru/help-pages.ts'
import type { StaticSection } from '../ru/static-pages.ts'
import type { Contacts, Owner } from '../ru/support.ts'
import { formatCount, formatPhone } from './format.ts'
import { orderChanges } from './order-changes.ts'
import { nouns } from './plural.ts'
import { supportHours } from './support.ts'

const callSection = (contacts: Contacts, text: string): StaticSection[] =>
  contacts.phone
    ? [
        {
          title: 'Call us',
          paragraphs: [[text, supportHours(contacts)].filter(Boolean).join(' ')],
          links: [{ text: formatPhone(contacts.phone), href: `tel:${contacts.phone}` }],
        },
      ]
    : []
const writeSection = ({ email }: Contacts): StaticSection[] =>
  email
    ? [
        {
          title: 'Write to us',
          paragraphs: ['If it is about an order, name its number.'],
          links: [{ text: email, href: `mailto:${email}` }],
        },
      ]
    : []

const ofMarketplace: StaticSection[] = [
  {
    area: 'goods',
    title: 'Ask the farmer',
    paragraphs: ['Whoever makes the food knows it best. Addresses, hours and papers are on the page of every farm.'],
    links: [{ text: 'All farms', href: '/farmers' }],
  },
  {
    title: 'You sell with us',
    paragraphs: ['Orders and goods are in the seller’s account.'],
    links: [{ text: 'Sign in as a seller', href: '/cabinet' }],
  },
]
const ownSection = ({ info, delivery }: OwnPages): StaticSection[] => {
  const links = [
    ...(info ? [{ text: 'About us', href: info }] : []),
    ...(delivery ? [{ text: 'Delivery and collection', href: delivery }] : []),
  ]
  if (links.length === 0) return []
  return [{ title: 'Ask the seller', paragraphs: ['Addresses, hours and papers are gathered here.'], links }]
}

const ownerSection = ({ email }: Contacts, owner: Owner | null): StaticSection => ({
  title: 'Who we are',
  paragraphs: ['We bring customers and farms together. The seller is named in every order and receipt.'],
  ...(owner && {
    list: [
      owner.name,
      ...(owner.ien ? [`Registration number ${owner.ien}`] : []),
      ...(owner.address ? [`Address: ${owner.address}`] : []),
      ...(email ? [`E-mail: ${email}`] : []),
    ],
  }),
})

export const contactsPage: typeof ru.contactsPage = (contacts, own, owner) => ({
  title: 'Contacts',
  description: 'How to reach a farm and us: questions about an order, delivery and returns.',
  sections: [
    ...callSection(contacts, 'We help with orders, delivery and returns'),
    ...writeSection(contacts),
    {
      title: 'A question about an order',
      paragraphs: [
        'Open it in your account: there you see where it is, can change or cancel it, report bad goods and reach the seller.',
      ],
      links: [{ text: 'My orders', href: '/account/orders' }],
    },
    ...(own ? ownSection(own) : ofMarketplace),
    ownerSection(contacts, owner),
  ],
})

export const deliveryPage: typeof ru.deliveryPage = (isSellerSite) => ({
  title: 'Delivery and payment',
  description: 'How to get an order: by courier, by collection or by CDEK. How to pay and what delivery costs.',
  intro: isSellerSite
    ? 'You see the ways, days and price for your address before you pay.'
    : 'Every farm decides itself how it hands orders over. You see the ways, days and price for your address before you pay.',
  sections: [
    {
      title: 'How to get an order',
      list: [
        'The farm’s courier: on the day you chose, within the hours named at checkout.',
        'Collection: from a shop, a market or the yard where orders are handed over. Address and hours are named at checkout.',
        'CDEK: to your door, a collection point or a parcel locker. CDEK names the price and the day; you see them before you pay.',
      ],
    },
    {
      title: 'What delivery costs',
      paragraphs: [
        'The farm sets the price of its courier. If delivery is free from some sum on, the bar in the basket shows how much is left.',
        'The courier may have a minimum order: the basket tells how much is missing. Collection is free.',
      ],
    },
    {
      title: 'How to pay',
      paragraphs: ['What the farm takes is seen at checkout.'],
      list: [
        'By card online. If the weight is to be settled, the money is put on hold and charged after weighing, never more than the sum named. If there is nothing to settle, it is charged at once.',
        'By SBP: with a QR code or in your bank’s app. If it came to less after weighing, we return the difference.',
        'By link: we text it to you, and you can pay from any device within a day.',
        'On receipt: in cash or by card.',
        'With the Urozhai card: on receipt.',
        'By invoice: for organisations. The farm sends the invoice and the documents.',
      ],
    },
    {
      title: 'How long we wait for payment',
      paragraphs: [
        'An order paid on the site waits half an hour for the money; by link, a day. Then it is cancelled by itself and the goods go back on the shelf.',
      ],
    },
    {
      title: 'Weighed goods',
      paragraphs: [
        'Cheese or meat cannot be cut to the gram. The sum you see when ordering is the ceiling: we take no more without your consent. If it came to less, you pay less.',
      ],
    },
    {
      title: 'If something went wrong',
      paragraphs: [
        `Open the order and press “${orderChanges.claim.open}”: you can do it within ${formatCount(CLAIM_DAYS, nouns.day)} of receiving it.`,
      ],
      links: [
        { text: 'Returns and delivery terms', href: '/returns' },
        { text: 'Contacts', href: '/contacts' },
      ],
    },
  ],
})

export const returnsPage: typeof ru.returnsPage = {
  title: 'Returns and delivery terms',
  description: 'What to do if food has spoilt or did not suit you: refunds and how long they take.',
  intro: 'We want you to enjoy what you eat. If you did not, we return the money.',
  sections: [
    {
      title: 'Bad goods',
      paragraphs: [
        `Check the order when you get it. If something is wrong, open the order and press “${orderChanges.claim.open}” within ${formatCount(CLAIM_DAYS, nouns.day)} of receiving it.`,
        `A small sum is returned at once. The rest is decided by the farm within ${formatCount(CLAIM_ANSWER_DAYS, nouns.day)}; if it does not answer, we decide ourselves.`,
      ],
    },
    {
      title: 'It simply did not suit you',
      paragraphs: [
        'By law, fresh food of proper quality cannot be exchanged or returned. Other goods can be returned within 7 days of receiving them if they have not been used.',
      ],
    },
    {
      title: 'Cancelling an order',
      paragraphs: [
        'An order can be cancelled until it is sent or ready to collect. Everything you paid is returned.',
        'What is in it can be changed until the farm begins to pack or closes orders for your day.',
      ],
    },
    {
      title: 'When the money comes',
      paragraphs: [
        'A refund is sent as soon as it is decided, to where you paid from. When it arrives depends on the bank.',
        `For an order not paid on the site, the seller returns the money within ${formatCount(REPAY_DAYS, nouns.day)}. The order says by which day and how; if the money did not come, say so there.`,
      ],
    },
    {
      title: 'If you missed the courier',
      paragraphs: [
        'They ring the phone named in the order. If they cannot reach you, contact the farm and agree on another day; a second trip may cost money.',
      ],
    },
  ],
}

export const unsupportedBrowserPage: typeof ru.unsupportedBrowserPage = (contacts) => ({
  title: 'We do not support this browser',
  description: 'Which browsers the shop works in.',
  intro: 'The shop opens, but its buttons may not work. Update the browser: it is free and takes a couple of minutes.',
  sections: [
    {
      title: 'What will do',
      list: [
        'Yandex Browser of the last two years',
        'Chrome or Edge from version 111 on',
        'Firefox from version 115 on',
        'Safari from 16.4 on, on a computer or a phone',
      ],
    },
    ...callSection(contacts, 'If you cannot update it, we help by phone'),
    {
      title: 'Open it anyway',
      paragraphs: ['You can look at the products as it is.'],
      links: [{ text: 'Go to the home page', href: '/' }],
    },
  ],
})

export const unsupportedDevicePage: typeof ru.unsupportedDevicePage = {
  title: 'This does not work on this device',
  description: 'This page needs a larger screen.',
  intro: 'This page needs a larger screen: open it on a computer or a tablet.',
  sections: [
    {
      title: 'What you can do right now',
      paragraphs: ['The shop itself works on any phone: choose, order, follow your order.'],
      links: [{ text: 'Go to the home page', href: '/' }],
    },
  ],
}
