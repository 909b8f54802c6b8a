import type { SubstitutionObstacle } from '@okolitsa/domain/checkout/substitution.ts'
import type { ClaimKind } from '@okolitsa/domain/orders/claim.ts'
import type { ChangeKind } from '@okolitsa/domain/orders/requested-change.ts'
import type * as ru from '../ru/order-changes.ts'
import type { Words } from '../words.ts'
import { formatAmount, formatCount, formatPrice } from './format.ts'
import { nouns } from './plural.ts'

const kinds: Record<ChangeKind, string> = {
  weigh: 'Weighed',
  replace: 'An item was replaced',
  cancelLine: 'Removed from the order',
  refuseLine: 'Not taken at the hand-over',
  edit: 'You changed the order',
  delivery: 'You changed the delivery',
  cancelPlaces: 'You gave places back',
  endTerm: 'The subscription was ended early',
  claim: 'Agreed to a complaint',
}
const forbidden = {
  state: 'The seller is packing the order or has sent it',
  actor: 'Only the other side can do this',
  unpaid: 'The order is not paid yet',
  cutOff: 'Orders for this day can no longer be changed',
  dinner: 'An order at a restaurant is not changed like that: until the kitchen accepts it, cancel it and order again',
  sellerBegan: 'The seller has begun to pack the order',
  byCarrier:
    'The day and the address of a CDEK parcel cannot be changed: cancel the order and place a new one. The recipient can be changed',
  fetched: 'This order is collected. To have it delivered, place a new one',
  noHouse: 'An address with a house is needed: choose it from the suggestions',
  tooMuch: 'This is more than there can be. Check the amount',
  notBrought: 'This line is no longer in the order',
  claimedAlready: 'The money for this part has been returned',
  sameProduct: 'This is the same product',
  wholeOrder: 'They refused everything: press “Not met” and the reason “Refused”',
  answered: 'This proposal has been answered',
}
const returns = (byHand: boolean): string => (byHand ? 'The seller returns' : 'We return')

const claimRefused = {
  tooLate: 'You can complain within three days of receiving the order',
  claimedAlready: 'You have complained about this item already',
  decided: 'This complaint has been decided',
  notContestable: 'Only a refund we made at once can be contested',
  contestOver: 'It is too late to contest the refund',
  appealOver: 'It is too late to appeal',
  notMore: 'The customer already got as much',
  photosFull: 'Five photos are enough',
}
const obstacles: Record<SubstitutionObstacle, string> = {
  otherSeller: 'This is another seller’s product',
  allergens: 'It has an allergen that was not in what was ordered',
  notWanted: 'The customer asked for no replacement',
  otherCategory: 'The customer allowed only something similar',
  tooDear: 'It costs over 15% more than what was ordered',
}

const proposal = {
  titles: {
    weigh: 'It came to more than you ordered',
    replace: 'The seller suggests a replacement',
    cancelLine: 'The seller wants to remove an item',
    refuseLine: 'The seller offers to change the order',
    edit: 'The seller suggests changing the order',
    delivery: 'The seller suggests changing the delivery',
    cancelPlaces: 'The organizer suggests changing the booking',
    endTerm: 'The seller suggests changing the order',
    claim: 'The seller suggests changing the order',
  },
  was: 'Was',
  becomes: 'Will be',
  instead: 'Instead of it',
  until: (time: string) => `Please answer by\u00A0${time}.`,
  without: {
    weigh: 'If you refuse or do not answer, they pack as much as you ordered, at the former price.',
    replace: 'If you refuse or do not answer, there is no replacement and nothing to pay for it.',
    cancelLine: 'If you refuse or do not answer, the order stays as it is.',
    refuseLine: 'If you refuse or do not answer, the order stays as it is.',
    edit: 'If you refuse or do not answer, the order stays as it is.',
    delivery: 'If you refuse or do not answer, the order stays as it is.',
    cancelPlaces: 'If you refuse or do not answer, the booking stays as it is.',
    endTerm: 'If you refuse or do not answer, the order stays as it is.',
    claim: 'If you refuse or do not answer, the order stays as it is.',
  },
  yes: 'Agree',
  no: 'Refuse',
  agreed: 'You agreed. Passed on to the seller',
  refused: 'You refused. Passed on to the seller',
  overTitle: 'Time to answer has run out',
  stale: (sum: number) => `The sum has changed meanwhile: it is now ${formatPrice(sum)}. Check it and answer again`,
}

const money = {
  total: 'Order total',
  change: (before: number, after: number) => `${formatPrice(before)} → ${formatPrice(after)}`,
  delivery: 'Delivery will be',
  bonuses: 'Returned as bonus points',
  same: 'The order total does not change.',
  lessHeld: (sum: number, total: number) =>
    `We charge ${formatPrice(sum)} less: no more than ${formatPrice(total)} will leave your card.`,
  refund: (sum: number) => `We return ${formatPrice(sum)} to where you paid from.`,
  byHand: (sum: number) => `The seller returns ${formatPrice(sum)} to you: they took the money for the order.`,
  surcharge: (sum: number) => `There will be ${formatPrice(sum)} more to pay.`,
  lessToPay: (sum: number) => `There will be ${formatPrice(sum)} less to pay on top.`,
  toPay: (total: number) => `There will be ${formatPrice(total)} to pay.`,
  onReceipt: (total: number) => `You pay ${formatPrice(total)} on receipt.`,
  onReceiptAtMost: (total: number) => `You pay no more than ${formatPrice(total)} on receipt.`,
}

const edit = {
  open: 'Change the order',
  title: 'Change the order',
  close: 'Close',
  intro: 'Until the seller begins to pack, you can change what is in it.',
  group: (title: string) => `How many: ${title}`,
  decrease: (title: string) => `Fewer: ${title}`,
  increase: (title: string) => `More: ${title}`,
  remove: (title: string) => `Remove: ${title}`,
  removed: 'will be removed from the order',
  putBack: 'Put back',
  putBackOf: (title: string) => `Put back: ${title}`,
  added: 'will be added',
  most: (count: number) => `No more than ${count} in one order`,
  more: 'Add products',
  search: 'Find at this seller',
  nothing: 'The seller has no such product',
  add: (title: string) => `Add: ${title}`,
  untouched: 'Change an amount and we will count the new sum.',
  counting: 'Counting…',
  all: 'Nothing would be left in the order, so we will cancel all of it.',
  save: (total: number) => `Save · ${formatPrice(total)}`,
  saveIdle: 'Save',
  cancelOrder: 'Cancel the order',
  saved: 'Order changed',
  canceled: 'Order cancelled',
  stale: (sum: number) => `The sum has changed meanwhile: it is now ${formatPrice(sum)}. Check it and save again`,
  tooLate: 'This order can no longer be changed',
  tooLateText: 'The seller has begun to pack it, or the time for changes on this day is over.',
}

const delivery = {
  open: 'Change the delivery',
  title: 'Change the delivery',
  close: 'Close',
  intro: 'Until the seller begins to pack, you can choose another day, address or recipient.',
  parcel:
    'The day and the address of a CDEK parcel cannot be changed: cancel the order and place a new one. The recipient can be changed.',
  day: 'When',
  needName: 'Write the name',
  needPhone: 'Check the number',
  untouched: 'Change something and we will count the new sum.',
  save: (total: number) => `Save · ${formatPrice(total)}`,
  saveIdle: 'Save',
  saved: 'Delivery changed. Passed on to the seller',
  tooLate: 'The delivery can no longer be changed',
  otherDay: (before: string, after: string) => `${before} → ${after}`,
  elsewhere: 'another address',
  otherRecipient: 'another recipient',
}

const claimKinds: Record<ClaimKind, string> = {
  spoilt: 'Spoilt',
  missing: 'Missing or short of weight',
  wrong: 'Something else came',
}

export const claimWords: typeof ru.claimWords = (claim) => {
  const amount = formatAmount(claim.amount ?? 0, claim.isWeight ? claim.unit : 'шт')
  switch (claim.kind) {
    case 'spoilt':
      return `${claim.title}: ${claim.spoiltPercent}% spoilt`
    case 'missing':
      return `${claim.title}: ${amount} missing`
    case 'wrong':
      return `${claim.title}: something else came instead of ${amount}`
  }
}

const claim = {
  open: 'Something is wrong with the order',
  until: (moment: string) => `You can report a problem until\u00A0${moment}.`,
  title: 'Something is wrong',
  close: 'Close',
  kind: 'What happened',
  kinds: claimKinds,
  kindNotes: {
    spoilt: 'mould, smell, broken',
    missing: 'a photo is not needed',
    wrong: 'not what you ordered',
  },
  amounts: {
    missing: 'How much is missing',
    wrong: 'How many were something else',
  },
  amountWeight: (unit: string) => (unit === 'мл' ? 'Volume, ml' : 'Weight, g'),
  all: 'All',
  wrongAmount: (most: string) => `Enter a whole number, no more than ${most}`,
  steps: { decrease: 'Less', increase: 'More', remove: 'Remove' },
  outcome: (sum: number, byHand: boolean) => `${returns(byHand)} ${formatPrice(sum)}`,
  outcomeBonuses: (sum: number, bonuses: number, byHand: boolean) =>
    `${returns(byHand)} ${formatPrice(sum)} and ${formatPrice(bonuses)} as bonus points`,
  outcomeInstant: 'At once, when you send it with a photo.',
  outcomeWaits: 'The seller looks first: they have two days.',
  line: 'Which item',
  share: 'How much is spoilt',
  percent: (percent: number) => `${percent}%`,
  upTo: (sum: number) => `up to\u00A0${formatPrice(sum)}`,
  photos: 'Photos',
  photosOptional: 'Photos, if you have any',
  photosHint: (most: number, megabytes: number) =>
    `One to ${most}, each up to ${megabytes}\u00A0MB. They show the seller what happened.`,
  photosHintOptional: (most: number, megabytes: number) =>
    `Up to ${most}, each up to ${megabytes}\u00A0MB. With a photo we return a small sum at once.`,
  fromGallery: 'Choose photos',
  fromCamera: 'Take a photo',
  photo: (index: number) => `Photo ${index}`,
  removePhoto: (index: number) => `Remove photo ${index}`,
  tooMany: (most: number) => `You can add up to ${most}\u00A0photos`,
  tooBig: (name: string, megabytes: number) => `“${name}” is over ${megabytes}\u00A0MB. Choose a smaller photo`,
  wrongType: (name: string) => `“${name}” will not do: JPEG, PNG or WebP photos are needed`,
  heic: (name: string) =>
    `“${name}” is a HEIC file, which we cannot open. Press “Take a photo” or choose one from the photo library rather than from files`,
  comment: 'Tell us more',
  commentHint: 'If you like',
  needKind: 'Choose what happened',
  needLine: 'Choose the item',
  needShare: 'Choose how much is spoilt',
  needPhoto: 'Add at least one photo',
  send: 'Send',
  sendingPhotos: 'Sending the photos',
  sending: (percent: number) => `Sending the photos: ${percent}%`,
  checking: 'Looking at the photos…',
  offline: 'No connection. The photos are still here; try sending again',
  returned: (sum: number) => `${formatPrice(sum)} returned at once`,
  returnedText: 'The money goes to where you paid from. How long it takes depends on the bank.',
  returnedCash: (sum: number) => `Decided at once: the seller returns ${formatPrice(sum)}`,
  returnedCashText: (days: number) =>
    `The order was not paid through the site, so the seller returns the money, within ${formatCount(days, nouns.day)}.`,
  waiting: 'Passed on to the seller',
  waitingText: (sum: number, until: string, byHand: boolean) =>
    `They look and answer by ${until}. If they agree, ${byHand ? 'they return' : 'we return'} ${formatPrice(sum)}. If they do not answer, we decide ourselves and let you know.`,
  done: 'All right',
  nothingLeft: 'There is nothing more to report on this order',
  nothingLeftText: 'Time has run out, or you have reported everything already.',
  listTitle: 'Complaints',
  states: {
    waiting: (sum: number, until: string, byHand: boolean) =>
      `Waiting for the seller’s answer until ${until}. If they agree, ${byHand ? 'the seller returns' : 'we return'} ${formatPrice(sum)}.`,
    late: (sum: number, byHand: boolean) =>
      `The seller did not answer in time; we decide ourselves. If we agree, ${byHand ? 'the seller returns' : 'we return'} ${formatPrice(sum)}.`,
    accepted: (sum: number) => `${formatPrice(sum)} returned`,
    acceptedInstantly: (sum: number) => `${formatPrice(sum)} returned at once`,
    cheaper: (sum: number) => `Accepted: the order costs ${formatPrice(sum)} less`,
    declined: 'The seller refused',
  },
  seller: (words: string) => `The seller’s answer: “${words}”`,
  sellerPhoto: (index: number) => `The seller’s photo ${index}`,
}

const history = {
  title: 'What happened to the order',
  placed: 'Order placed',
  actors: { user: 'you', admin: 'an administrator', system: 'automatically' },
  states: {
    proposed: 'waiting for your answer',
    applied: '',
    declined: 'refused',
    expired: 'no answer',
  },
  reason: (reason: string) => `“${reason}”`,
}

export const orderChanges: Words<typeof ru.orderChanges> = {
  kinds,
  forbidden,
  claimRefused,
  obstacles,
  proposal,
  money,
  edit,
  delivery,
  claim,
  history,
  failed: 'That did not work. Please try again',
  short: (title, left) => (left > 0 ? `${title}: ${formatCount(left, nouns.piece)} left` : `${title}: sold out`),
  overLimit: (title, most) => `${title}: no more than ${most} in one order`,
  toMin: (sum) => `${formatPrice(sum)} short of the minimum order`,
}

const textIn = (table: Readonly<Record<string, string>>, reason: unknown): string | null =>
  (typeof reason === 'string' && Object.hasOwn(table, reason) && table[reason]) || null

export const changeRefusalText: typeof ru.changeRefusalText = (code, reason) => {
  if (code === 'ORDER_CHANGE_FORBIDDEN') return textIn(forbidden, reason)
  if (code === 'CLAIM_REFUSED') return textIn(claimRefused, reason)
  return code === 'SUBSTITUTION_FORBIDDEN' ? textIn(obstacles, reason) : null
}
