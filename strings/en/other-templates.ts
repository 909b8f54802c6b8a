import type * as ru from '../ru/other-templates.ts'

export const otherTemplates: typeof ru.otherTemplates = {
  'order.phrases': {
    promise:
      '{if:courier}We’ll bring it {when}{end}{if:carrier}CDEK will deliver {when}{end}{if:atPlace}We expect you {when}{end}{if:running}The subscription is running{end}',
    toPay:
      '{if:nothingToPay}There is nothing to pay{end}{if:onReceipt}Pay on receipt: {total}{end}{if:online}To pay: {total}{end}',
  },
  'frame.orderLetter': {
    subject: '{title} — {market}',
    letter:
      '{title}\n\n{text}\n\nThe whole order: {link}\n\nYou got this letter because the address stands in your profile. To get no more letters like this: {settingsLink}',
  },
  'frame.newsLetter': {
    subject: '{title} — {market}',
    letter:
      '{title}\n\n{text}\n\nHave a look: {link}\n\nYou got this letter because you asked to be told. To get no more letters like this: {settingsLink}',
  },
  'news.backInStock': {
    title: 'Back again: {product}',
    text: '{seller}: what you were waiting for can be ordered again. Nothing was put aside for you, so do not wait too long.',
  },
  'news.broughtHere': {
    title: 'Delivered to you now: {product}',
    text: '{seller}: what you were waiting for can be ordered to your address.',
  },
  'news.farmReopened': {
    title: 'Open again: {seller}',
    text: 'The farm has rested and takes orders again.',
  },
  'news.questionAnswered': {
    title: 'Your question was answered',
    text: '{seller}: read the answer on the page {if:product}“{product}”{else}of the farm{end}.',
  },
  'news.questionHidden': {
    title: 'Your question is no longer visible',
    text: 'The market has hidden your question to {seller}: {message}.',
  },
  'news.writingHidden': { title: 'The market has hidden {text}', text: 'Seller: {seller}. Reason: {message}.' },
  'news.bonusesBurning': {
    title: '{bonuses}\u00A0{bonuses|bonus point|bonus points} will expire by {day}',
    text: 'Points live for a year. Spend them with an order: the oldest go first.',
  },
  'news.bonusesGiven': {
    title: 'We give you {bonuses}\u00A0{bonuses|bonus point|bonus points}',
    text: 'Order {number}: {message}',
  },
  'news.officeMessage': { title: 'About order {number}', text: '{message}' },
  'news.subscriptionEnding': {
    title: 'Your subscription ends on {day}',
    text: 'Unused free deliveries end with it. {if:mayRenew}It does not renew by itself, and no money is taken: renew it with one press on the page of plans.{else}It can not be renewed, and no money is taken.{end}',
  },
  'news.placesOffered': {
    title: 'There is room for you: {tour}',
    text: 'We are keeping {places}\u00A0{places|place|places} for you until {until}; then the next in line are asked.',
  },
  'news.lotRecalled': {
    title: 'Important: {product}',
    text: '{seller}, lot {lot}: {message}',
  },
  'news.chatAnswered': { title: '{seller}', text: 'Has answered you in the chat' },
  'account.phoneChanged': {
    sms: 'The number of your account is now {phone}. If it was not you, get in touch with us at once.',
  },
  'account.merged': {
    sms: 'Your accounts are one now, its number is {phone}. Both numbers sign in. If you did not ask for it, get in touch with us at once.',
  },
  'account.deletion': { sms: 'Your account goes on {day}. Changed your mind? Just sign in before.' },
  'account.staffInvitation': {
    sms: "{if:seller}{seller} asks you{else}You are asked{end} to the shop's cabinet: {link}",
  },
  'account.sellerInvitation': { sms: '{if:seller}{seller}! {end}{market} invites you to sell: {link}' },
  'opening.confirm': {
    subject: 'Please confirm that you await the opening',
    letter:
      'Hello,\n\nsomeone asked to be told at this address when "{market}" opens. If it was you, please confirm by the link:\n{link}\n\nIf it was not you, do nothing: without a confirmation we do not write and delete the address in a week.',
  },
  'opening.opened': {
    sms: '{market}: we are open! {link}',
    subject: '{market}: we are open',
    letter:
      'Hello,\n\nyou asked to be told of the opening. We are open, welcome:\n{link}\n\nThere will be no more letters, and the address is deleted in a month. To delete it now: {endLink}',
  },
}
