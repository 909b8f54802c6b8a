import type * as ru from '../ru/opening-page.ts'
import type { Words } from '../words.ts'

export const openingPage: Words<typeof ru.openingPage> = {
  title: 'Opening soon',
  lead: 'We are gathering farms and preparing the first orders. Leave a telephone or an e-mail address, and we will tell you when you can order.',
  towns: 'Where we deliver',
  way: 'How to tell you',
  ways: { phone: 'Text message', email: 'E-mail' },
  phone: 'Your telephone',
  email: 'Your e-mail',
  ask: 'Tell me when you open',
  note: 'One message on the day of the opening, and no more.',
  howKept: 'How the data is kept',
  consentNeeded: 'Please tick the consent; without it the law does not let us keep a contact',
  enter: 'Confirm',
  code: {
    getCode: 'Tell me when you open',
    code: 'Code from the text message',
    resend: 'Send the code again',
    change: 'Change the number',
    sentTo: (phone) => `The code was sent to ${phone}`,
    resendIn: (seconds) => `Again in ${seconds} s`,
  },
  phoneDone: {
    title: 'We will tell you',
    text: 'One text message will come on the day of the opening. If you change your mind, delete the number now.',
    end: 'Delete my number',
    ended: 'The number is deleted; no message will come.',
  },
  letterSent: {
    title: 'Look into your mail',
    text: (email) => `A letter went to ${email}. Open its link to confirm the address.`,
    again: 'Use another address',
  },
  offline: 'No connection to the shop. Check the internet and try again',
  farmer: 'I am a farmer and want to sell',
  staff: 'Sign in for staff',
  subscription: {
    title: 'Message about the opening',
    text: 'Please confirm that you asked to be told of the opening. If it was not you, delete the address.',
    confirm: 'Yes, tell me',
    end: 'Delete my address',
    confirmed: 'Done: one letter will come on the day of the opening.',
    ended: 'The address is deleted; no letter will come.',
    unknown:
      'The link is no longer valid: the address was deleted, or the time to confirm it is over. Leave the address again on the home page.',
    home: 'To the home page',
  },
}
