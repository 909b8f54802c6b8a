import type * as ru from '../ru/application-notes.ts'
import type { Words } from '../words.ts'

export const applicationNotes: Words<typeof ru.applicationNotes> = {
  approved: {
    title: 'You may sell',
    text: 'Your shop is checked: customers see it at Okolitsa now.',
    sms: 'Okolitsa: your shop is checked, customers see it now. The first order will come to your cabinet.',
  },
  returned: {
    title: 'Something to put right',
    text: 'We looked at your shop and wrote what to put right.',
    sms: 'Okolitsa: we looked at your shop and wrote in the cabinet what to put right.',
  },
}
