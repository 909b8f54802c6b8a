import type * as ru from '../ru/visit.ts'
import type { Words } from '../words.ts'

export const visitText: Words<typeof ru.visitText> = {
  cookies: {
    label: 'About cookies',
    text: 'Without cookies the shop forgets your address and basket. If you allow it, we also count how you move round the shop: this shows us where it is awkward.',
    others: 'Yandex Metrica and VK help us with it: they see which pages you looked at.',
    more: 'More',
    accept: 'Allow',
    decline: 'Only what is needed',
  },
  app: {
    title: 'The app is handier',
    text: 'The same orders and basket, always with you',
    open: 'Open the app',
    stay: 'Stay on the site',
  },
}
