import { shortName } from '@okolitsa/domain/market/market-name.ts'
import type * as ru from '../ru/application-notes.ts'
import type { Words } from '../words.ts'

export const applicationNotes: Words<typeof ru.applicationNotes> = {
  approved: {
    title: 'You may sell',
    text: 'Your shop is checked: customers see it now.',
    sms: (market) =>
      `${shortName(market)}: your shop is checked, customers see it now. The first order will come to your cabinet.`,
  },
  returned: {
    title: 'Something to put right',
    text: 'We looked at your shop and wrote what to put right.',
    sms: (market) => `${shortName(market)}: we looked at your shop and wrote in the cabinet what to put right.`,
  },
}
