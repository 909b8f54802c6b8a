import type * as ru from '../ru/office-frame.ts'
import type { Words } from '../words.ts'

export const officeFrame: Words<typeof ru.officeFrame> = {
  office: 'office',
  home: 'Office, start',
  menu: 'Parts of the office',
  sections: {
    today: 'Today',
    orders: 'Orders',
    setup: 'Set-up of the market',
    disputes: 'Disputes',
    reviews: 'Reviews',
    unanswered: 'Unanswered',
    applications: 'Applications of sellers',
    sellers: 'Sellers',
    stopList: 'Forbidden goods',
    invitations: 'Invitations',
    people: 'People and rights',
    log: 'Log of actions',
    notificationTemplates: 'Letters and SMS',
    searches: 'Searched in vain',
    state: 'State',
    access: 'Sessions and keys',
  },
  roles: {
    owner: 'owner',
    support: 'support',
    curator: 'curator',
    moderator: 'moderator',
    editor: 'editor',
    accountant: 'accountant',
    analyst: 'analyst',
  },
  signOut: 'Sign out',
  missing: 'There is no such page in the office',
  missingText: 'The link may be out of date. Begin at the first page of the office.',
  toOffice: 'To the office',
}
