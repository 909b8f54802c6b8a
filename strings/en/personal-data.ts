import type * as ru from '../ru/personal-data.ts'
import type { Words } from '../words.ts'

export const personalDataText: Words<typeof ru.personalDataText> = {
  exportTitle: 'An archive of your data',
  exportText: 'We will gather everything we keep about you: a page to read and a file for programs.',
  ask: 'Make the archive',
  waiting: 'We are gathering it. It usually takes less than a minute: the page will refresh by itself.',
  ready: (until) => `The archive is ready. You can take it until: ${until}`,
  open: 'Download with a code from a text message',
  openTitle: 'Download the archive',
  fileName: 'okolitsa-archive',
  deleteTitle: 'Delete the account',
  deleteText: (days) =>
    `In ${days}\u00A0days we delete your name, addresses, chats, favourites and photos. Reviews and answers stay without a name, orders without an address: tax law has us keep the sums. If you change your mind, just sign in.`,
  delete: 'Delete the account',
  deleteConfirm: 'Delete',
  blocked: {
    openOrders: 'First receive or cancel the orders under way.',
    runningPlan: 'First end your subscription: you get the money for the days left.',
    openClaims: 'First wait for the answer to your complaint.',
    openRefunds: 'First wait for your refund.',
  },
  code: (phone) => `We will send a code to\u00A0${phone}`,
  sendCode: 'Send the code',
  close: 'Close',
  deleted: 'The account will be deleted. If you change your mind, just sign in',
  kept: 'The account is not going to be deleted any more',
  failed: 'That did not work. Please try again',
}
