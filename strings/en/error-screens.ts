import type * as ru from '../ru/error-screens.ts'
import type { Words } from '../words.ts'

export const errorScreens: Words<typeof ru.errorScreens> = {
  pageTitle: 'Error',
  missing: {
    title: 'We could not find this page. Try starting from the home page',
    action: 'Go to the home page',
  },
  generic: {
    title: 'Something went wrong',
    text: 'Try again later or tell us about the problem',
    action: 'Reload',
    report: 'Tell us',
  },
  offline: {
    title: 'No connection',
    text: 'The page opens by itself as soon as you are online',
    action: 'Try now',
  },
  interrupted: {
    title: 'The connection was lost for a second',
    text: 'The page did not have time to load. Reload it: usually that is enough',
    action: 'Reload',
  },
  sellerMissing: {
    pageTitle: 'Page not found',
    title: 'Page not found',
    text: 'The page you are looking for does not exist or was removed',
  },
  sellerGeneric: {
    title: 'The site is away for a moment',
    text: 'We are updating it. Please come back a little later',
  },
  brokenLocation: {
    title: 'We could not read the place in the link',
    text: 'The link may have been cut when it was copied. Open the page without it or choose the place again',
    action: 'Open without the place',
    choose: 'Choose a place',
  },
}
