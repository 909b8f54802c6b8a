import type * as ru from '../ru/company.ts'
import type { Words } from '../words.ts'

export const company: Words<typeof ru.company> = {
  title: 'About the shop',
  lead: 'Who you are, how to reach you and how customers pay you',
  saved: 'Saved',
  failed: 'Could not save. Please try again',
  save: 'Save',

  about: {
    title: 'Your story',
    name: 'What you are called',
    nameHint: 'Customers see you under this name.',
    tagline: 'In one line',
    taglineHint: 'For example: “Goat cheese and yoghurt from our own milk”.',
    story: 'Your story',
    storyHint: 'Who you are, where you live, how you make food. Three or four sentences will do.',
    photo: 'A photo of the farm',
    photoHint: 'The farm, a field or you at work. It comes first on your page.',
    photoNow: 'The first picture of your page',
    addPhoto: 'Choose a photo',
    sending: 'Sending the photo…',
  },
  contact: {
    title: 'Phone for customers',
    phone: 'Phone',
    phoneHint: 'Shown to those who want to ask about an order.',
    phoneProposed: 'You sign in by this phone. Save it if customers may call it too, or type another one.',
    from: 'We answer from',
    to: 'to',
    later: (hour) => `Later than you begin: after ${hour}:00`,
    hour: (hour) => `${hour}:00`,
  },
  money: {
    title: 'Taxes and payment',
    tax: 'Taxes',
    taxHint: 'Needed for receipts.',
    methods: 'How customers pay you',
    payouts:
      'Money for orders paid online comes to us, and we pass it on to you by the contract, less the commission. Days and sums are in “Money”.',
    least: 'Choose at least one way',
  },
  legal: {
    title: 'Data of the register',
    name: 'Name',
    address: 'Address',
    tin: 'Taxpayer number',
    ien: 'Registration number',
    note: 'They come from the state register and stand on receipts and on your page.',
  },
}
