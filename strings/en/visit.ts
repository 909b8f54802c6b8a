import type * as ru from '../ru/visit.ts'
import type { Words } from '../words.ts'

export const visitText: Words<typeof ru.visitText> = {
  cookies: {
    label: 'About cookies',
    more: 'More',
    accept: 'Yes',
    decline: 'No',
    short: 'Cookies: may we count visits?',
  },
  dinners: {
    open: (place, count) =>
      count === 0
        ? `${place}: restaurants deliver here but are closed now`
        : `${place}: restaurants deliver here, ${count} open now`,
    choose: 'Choose a dinner',
    none: (place) => `${place}: no restaurants deliver here yet`,
    cook: 'To the recipes',
  },
  app: {
    title: 'The app is handier',
    text: 'The same orders and basket, always with you',
    open: 'Open the app',
    stay: 'Stay on the site',
  },
}
