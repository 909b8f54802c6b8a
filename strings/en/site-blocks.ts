import type * as ru from '../ru/site-blocks.ts'
import type { Words } from '../words.ts'

export const siteBlocks: Words<typeof ru.siteBlocks> = {
  services: 'Services',
  goods: 'Goods',
  allGoods: 'All goods',
  faq: 'Questions and answers',
  socials: 'Find us',
  ask: 'Ask for it',
  preview: 'This is a draft. Only those who have the link see it.',
  form: {
    title: 'Leave a request',
    text: 'Leave your phone number: we will call back and tell you everything.',
    service: 'What are you interested in',
    anyService: 'Just call me back',
    name: 'Name',
    namePlaceholder: 'What is your name',
    phone: 'Phone',
    email: 'E-mail',
    emailHint: 'If a letter suits you better',
    send: 'Call me back',
    sent: 'We have your request. You will hear from us soon.',
    failed: 'Not sent. Check the connection and try again',
    enough: 'There were many requests already. Try again later',
    consent: 'By sending you agree to the ',
    consentLink: 'processing of personal data',
    unseen: 'Leave this field empty',
  },
}
