import { NOTIFICATION_KINDS, type NotificationKind } from '../notifications/notification-table.ts'
import type { TemplateVariable, TemplateVariables, VariableType } from './template-text.ts'

/** Parts of a template: one text each. `title` and `text` are shown in the account, in push messages and in letters. */
export const TEMPLATE_PARTS = ['title', 'text', 'sms', 'subject', 'letter', 'promise', 'toPay'] as const
export type TemplatePart = (typeof TEMPLATE_PARTS)[number]
export type TemplateParts = Readonly<Partial<Record<TemplatePart, string>>>

/** Maximum length of a part, characters. */
export const MAX_PART: Readonly<Record<TemplatePart, number>> = {
  title: 200,
  text: 800,
  sms: 400,
  subject: 200,
  letter: 3_000,
  promise: 300,
  toPay: 300,
}

/** Kinds with their own text for bookings and for plans; other kinds use the text of orders. */
export const TOUR_TEMPLATES = [
  'placedToPay',
  'paid',
  'booked',
  'sentToOrganizer',
  'received',
  'canceledByUser',
  'canceledByFarmer',
  'canceledByAdmin',
  'unpaidExpired',
  'soldOut',
  'reviewPublished',
  'reviewDeclined',
  'reviewAnswered',
  'refunded',
  'owed',
  'paidBack',
] as const satisfies readonly NotificationKind[]
export const PLAN_TEMPLATES = [
  'placedToPay',
  'booked',
  'unpaidExpired',
  'refunded',
] as const satisfies readonly NotificationKind[]

const required = (type: VariableType): TemplateVariable => ({ type, isOptional: false, isEssential: false })
const optional = (type: VariableType): TemplateVariable => ({ type, isOptional: true, isEssential: false })
const essential = (type: VariableType): TemplateVariable => ({ type, isOptional: false, isEssential: true })
const flag = required('flag')
const text = required('text')
const number = essential('number')
const money = required('money')
const message = essential('text')
const link = essential('link')

const ORDER: TemplateVariables = {
  number,
  seller: text,
  promise: text,
  when: required('date'),
  total: money,
  amount: money,
  toPay: text,
  link,
  payBefore: optional('date'),
  payMoment: optional('date'),
  answerBefore: optional('date'),
  difference: optional('money'),
  repayDay: optional('date'),
  pickupAddress: optional('text'),
  pointAddress: optional('text'),
  keptUntil: optional('date'),
  kitchen: flag,
  paid: flag,
  locker: flag,
  refund: flag,
  cheaper: flag,
}
const PHRASES: TemplateVariables = {
  when: required('date'),
  total: money,
  courier: flag,
  carrier: flag,
  atPlace: flag,
  running: flag,
  nothingToPay: flag,
  onReceipt: flag,
  online: flag,
}
const TOUR: TemplateVariables = {
  number,
  seller: text,
  when: required('date'),
  amount: money,
  payNow: money,
  payLater: optional('money'),
  payBefore: optional('date'),
  repayDay: optional('date'),
  paid: flag,
}
const PLAN: TemplateVariables = { total: money, amount: money, payBefore: optional('date') }
const LETTER: TemplateVariables = { title: text, text, link, settingsLink: link, market: text }

/** Templates that are neither of an order nor of a booking or plan. */
const OTHERS = {
  'order.phrases': PHRASES,
  'frame.orderLetter': LETTER,
  'frame.newsLetter': LETTER,
  'news.backInStock': { product: text, seller: text },
  'news.broughtHere': { product: text, seller: text },
  'news.farmReopened': { seller: text },
  'news.questionAnswered': { seller: text, product: optional('text') },
  'news.questionHidden': { seller: text, message },
  'news.writingHidden': { seller: text, text, message },
  'news.bonusesBurning': { bonuses: required('count'), day: required('date') },
  'news.bonusesGiven': { bonuses: required('count'), number, message },
  'news.officeMessage': { number, message },
  'news.subscriptionEnding': { day: required('date'), mayRenew: flag },
  'news.placesOffered': { tour: text, places: required('count'), onePlace: flag, until: required('date') },
  'news.lotRecalled': { product: text, seller: text, lot: number, message },
  'news.chatAnswered': { seller: text },
  'account.phoneChanged': { phone: message },
  'account.merged': { phone: message },
  'account.deletion': { day: required('date') },
  'opening.confirm': { market: text, link },
  'opening.opened': { market: text, link, endLink: link },
  'seller.order': { number },
  'seller.dinner': { number },
  'seller.booking': { number },
  'seller.claim': { number },
  'seller.question': {},
  'seller.review': {},
  'seller.chat': {},
  'seller.request': {},
  'seller.several': { list: message },
  'seller.frame': { message, list: message, seller: text, market: text, link, settingsLink: link },
  'seller.parcel': {},
  'seller.hidden': { text, message },
  'seller.stock': {},
  'seller.appealChanged': { number },
  'seller.appealKept': { number },
  'seller.feeChanges': { title: text, day: required('date') },
  'seller.npdNear': {},
  'seller.npdOver': {},
  'seller.npdLost': {},
  'seller.npdReceipts': {},
  'seller.plotAccepted': {},
  'seller.plotReturned': {},
  'seller.discountAsked': { title: text, day: required('date') },
  'seller.offerComes': { day: required('date') },
  'seller.offerStops': {},
  'seller.payoutReturned': { sum: money },
  'seller.papersReady': { period: text },
  'seller.objectionAnswered': { number },
  'seller.paperAccepted': { title: text },
  'seller.paperRefused': { title: text },
  'seller.paperEnds': { title: text, day: required('date') },
  'seller.siteRequest': {
    service: optional('text'),
    customer: text,
    phone: message,
    email: optional('text'),
    link,
  },
  'seller.trial': { seller: text, market: text, link },
  'application.approved': { market: text },
  'application.returned': { market: text },
  'account.staffInvitation': { seller: optional('text'), link },
  'account.sellerInvitation': { seller: optional('text'), market: text, link },
} as const satisfies Readonly<Record<string, TemplateVariables>>

export type TemplateKey =
  | `order.${NotificationKind}`
  | `tour.${(typeof TOUR_TEMPLATES)[number]}`
  | `plan.${(typeof PLAN_TEMPLATES)[number]}`
  | keyof typeof OTHERS

/** Templates with their variables, in the order of the office's list. */
export const TEMPLATE_VARIABLES: Readonly<Record<TemplateKey, TemplateVariables>> = Object.fromEntries([
  ...NOTIFICATION_KINDS.map((kind) => [`order.${kind}`, ORDER] as const),
  ...TOUR_TEMPLATES.map((kind) => [`tour.${kind}`, TOUR] as const),
  ...PLAN_TEMPLATES.map((kind) => [`plan.${kind}`, PLAN] as const),
  ...Object.entries(OTHERS),
]) as Record<TemplateKey, TemplateVariables>
export const TEMPLATE_KEYS = Object.keys(TEMPLATE_VARIABLES) as [TemplateKey, ...TemplateKey[]]

/** Templates of messages to sellers; they are in Russian only. */
export type SellerTemplateKey = Extract<TemplateKey, `seller.${string}` | `application.${string}`>
export const isSellerTemplate = (key: TemplateKey): key is SellerTemplateKey => /^(seller|application)\./.test(key)

export type OtherTemplateKey = Exclude<keyof typeof OTHERS, SellerTemplateKey>

/** Recipients of a template. */
export const audienceOf = (key: TemplateKey): 'customer' | 'seller' =>
  isSellerTemplate(key) || key === 'account.staffInvitation' || key === 'account.sellerInvitation'
    ? 'seller'
    : 'customer'

/** True = the SMS ends with the name of the market, which the code adds. */
export const isSigned = (key: TemplateKey): boolean =>
  /^(order|tour|plan)\./.test(key) ||
  key === 'account.phoneChanged' ||
  key === 'account.merged' ||
  key === 'account.deletion' ||
  key === 'account.staffInvitation'

const isOneOf = (kinds: readonly NotificationKind[], kind: NotificationKind): boolean => kinds.includes(kind)

/** The template of a notification about an order. */
export function templateOfOrder(kind: NotificationKind, deliveryKind: string): TemplateKey {
  if (deliveryKind === 'plan' && isOneOf(PLAN_TEMPLATES, kind)) return `plan.${kind}` as TemplateKey
  if (deliveryKind === 'tour' && isOneOf(TOUR_TEMPLATES, kind)) return `tour.${kind}` as TemplateKey
  return `order.${kind}`
}
