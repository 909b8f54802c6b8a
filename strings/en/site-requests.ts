import type * as ru from '../ru/site-requests.ts'
import type { Words } from '../words.ts'

export const siteRequestDesk: Words<typeof ru.siteRequestDesk> = {
  title: 'Requests from the site',
  tabs: 'Which requests',
  waitingCount: (count) => `${count} waiting for an answer`,
  new: 'New',
  answered: 'Answered',
  callBack: 'Wants to be called back',
  answer: 'Answered',
  reopen: 'Back to new',
  answeredBy: (name, when) => `Answered by ${name}, ${when}`,
  saved: 'Saved',
  failed: 'We could not show the requests',
  notSaved: 'Not saved. Check the connection and try again',
  retry: 'Try again',
  more: 'Show more',
  loading: 'Loading requests',
  nothing: {
    new: 'No new requests. When somebody asks for a service on your site, it appears here.',
    answered: 'Requests you have answered will be here.',
  },
}
