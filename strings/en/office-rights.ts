import type * as ru from '../ru/office-rights.ts'
import type { Words } from '../words.ts'

export const officeRights: Words<typeof ru.officeRights> = {
  title: 'Who may do what',
  note: 'A role gives rights. A person may have several roles, and their rights add up.',
  permission: 'Right',
  yes: 'yes',
  no: 'no',
  two: 'Owners and accountants are appointed by two people: one proposes, another signs.',
  groups: {
    customers: 'Orders and customers',
    sellers: 'Sellers and goods',
    money: 'Money',
    content: 'Content',
    order: 'Order',
  },
  permissions: {
    keepOwnAccess: 'Own sessions and keys',
    manageMarket: 'Settings of the market',
    decideContests: 'Decide disputes',
    moderateReviews: 'Check reviews',
    approveSellers: 'Decide applications, invite sellers',
    seeUnanswered: 'See what is unanswered',
    seeSearches: 'See what was searched in vain',
    manageCalendar: 'Keep the calendar of seasons',
    seeAnalytics: 'See visits and sales',
    manageServices: 'Check outside services',
    manageContent: 'Texts, banners, recipes',
    managePeople: 'People and rights',
  },
  missing: {
    title: 'No right',
    text: 'This page is not open to everybody.',
    givenBy: (names) => `The right is given by an owner of the market: ${names.join(', ')}.`,
    home: 'To the office',
  },
}
