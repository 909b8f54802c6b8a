import type * as ru from '../ru/visit.ts'
import type { Words } from '../words.ts'

export const visitText: Words<typeof ru.visitText> = {
  cookies: {
    label: 'About cookies',
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
