import type * as ru from '../ru/shared-cart.ts'
import type { Words } from '../words.ts'
import { formatCount, formatOrderNumber } from './format.ts'
import { counted, nouns } from './plural.ts'

const people = counted('person', 'people')
const owner = 'whoever began the basket'
const nameOf = (name: string | null, nameless: string) => name ?? nameless
const numberOf = (number: string | null) => (number === null ? '' : ` ${formatOrderNumber(Number(number))}`)

export const sharedCart: Words<typeof ru.sharedCart> = {
  gather: 'Fill it together',
  signInAndGather: 'Sign in and fill it together',
  people: 'Members',
  gatheredWith: (names) => `With you: ${names.join(', ')}`,
  waiting: 'The link is ready; waiting for the first members',
  ownerName: (name) => nameOf(name, owner),
  memberName: (name) => nameOf(name, 'a member'),
  isOwner: owner,
  isMe: 'this is you',
  addedBy: (name) => `Added by: ${nameOf(name, owner)}`,
  addedByMe: 'Added by: you',
  addedTogether: 'Added together',

  title: 'Fill it together',
  close: 'Close',
  about: 'Send the link to those you order with. Everybody adds their own things, and any of you can check out.',
  memberAbout: 'Everybody sees the changes at once. Any of you can check out.',
  link: 'Link for members',
  copy: 'Copy the link',
  copied: 'Link copied',
  copyYourself: 'Copy the selected link',
  send: 'Send',
  sendText: (farmer) => `Let’s order together: ${farmer}`,
  withdraw: 'Withdraw the link',
  withdrawn: 'The link no longer works. Whoever joined you stays',
  noLink: 'The link was withdrawn: nobody new can join.',
  newLink: 'Make a new link',
  who: 'Who is in it',
  remove: (name) => `Remove from the basket: ${name}`,
  leave: 'Leave the basket',
  failed: 'We could not open the basket to others. Please try again',
  retry: 'Try again',
  loading: 'Preparing the link',

  joinedNews: (name) => `${name} is in it with you now`,
  addedNews: (name, title, more) =>
    more === 0 ? `${name} adds: ${title}` : `${name} adds: ${title} and ${formatCount(more, nouns.product)} more`,
  orderedNews: (name, number) =>
    `The shared basket became order${numberOf(number)}. Checked out by: ${nameOf(name, 'a member')}`,
  deletedNews: (farmer) => `The shared basket “${farmer}” was deleted`,
  removedNews: 'You are no longer in this shared basket',

  join: {
    pageTitle: 'Shared basket',
    title: (name) => (name === null ? 'You are invited to a shared basket' : `${name} invites you to order together`),
    facts: (items, members) =>
      [
        items === 0 ? 'empty so far' : formatCount(items, nouns.product),
        members > 0 && `${formatCount(members + 1, people)} in it`,
      ]
        .filter(Boolean)
        .join(' · '),
    text: 'Add what you need: everybody sees it at once. Any of you can check out.',
    name: 'What is your name',
    nameHint: 'Only the members of the basket see it',
    brings: (count) =>
      `You already have a basket with this seller: ${formatCount(count, nouns.product)}. All of it moves to the shared one.`,
    button: 'Join',
    toCarts: 'To the baskets',
    toCart: 'Open the basket',
    toFarmer: 'To the seller',
    own: { title: 'This is your basket', text: 'Send the link to those you want to order with.' },
    member: { title: 'You are in it already', text: 'The basket is waiting: add what you need.' },
    ordered: (number) => ({
      title: `The basket became order${numberOf(number)}`,
      text: 'It is too late to join, but you can fill one of your own.',
    }),
    deleted: {
      title: 'This basket is no more',
      text: 'It was deleted. You can fill one of your own: the seller is still there.',
    },
    full: {
      title: 'The basket is full of people',
      text: 'One basket holds no more than twenty members.',
    },
    busy: {
      title: 'You are filling another one',
      text: 'You already have a shared basket with this seller. Check it out or leave it, and you can join.',
    },
    maxCarts: { title: 'You have 20\u00A0baskets already', text: 'Order or delete one and there will be room.' },
    gone: {
      title: 'The link no longer works',
      text: 'It was withdrawn, or there is a typo in it. Ask for a new one.',
    },
  },
}
