import type { Language } from '@okolitsa/domain/language/language.ts'
import {
  SAMPLE_NOW,
  SAMPLES_OF_GROUP,
  type SampleOrderName,
  sampleOrders,
} from '@okolitsa/domain/notification-templates/sample-orders.ts'
import type { TemplateKey } from '@okolitsa/domain/notification-templates/template-table.ts'
import type { TemplateValues } from '@okolitsa/domain/notification-templates/template-text.ts'
import type { NotificationOrder } from '@okolitsa/domain/notifications/notification-order.ts'
import type { NotificationFacts } from '@okolitsa/strings/create-notification-values.ts'
import { countedMatters } from '@okolitsa/strings/ru/seller-messages.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'

export interface TemplateSample {
  /** Name of the sample; null = the only one. */
  readonly name: string | null
  readonly values: TemplateValues
  readonly smsValues: TemplateValues
}
interface Surroundings {
  readonly site: string
  readonly market: string
}

/** Values of samples of a template, without the phrases of an order. */
export function templateSamples(key: TemplateKey, language: Language, around: Surroundings): TemplateSample[] {
  const [group = ''] = key.split('.')
  if (group === 'order' || group === 'tour' || group === 'plan')
    return SAMPLES_OF_GROUP[group].map((name) => orderSample(name, language, around))
  return variantsOf(key, language, around).map((more) => {
    const values = { ...usual(language, around), ...more }
    return { name: null, values, smsValues: values }
  })
}

const orderSample = (name: SampleOrderName, language: Language, around: Surroundings): TemplateSample => ({
  name,
  ...orderValues(
    { ...sampleOrders(wordsIn(language).notificationSamples.names)[name], now: SAMPLE_NOW },
    language,
    around,
  ),
})

/** The sample of a real order. */
export const realSample = (
  order: NotificationOrder,
  language: Language,
  around: Surroundings & { readonly now: Date },
): TemplateSample => ({ name: 'real', ...orderValues({ order, amount: null, now: around.now }, language, around) })

function orderValues(about: Omit<NotificationFacts, 'payUrl'>, language: Language, { site }: Surroundings) {
  const { order } = wordsIn(language).notificationValues
  const facts = { ...about, payUrl: `${site}/payment/sbp?orderId=${about.order.id}` }
  return { values: order(facts, false), smsValues: order(facts, true) }
}

const TOKEN = 'k7Qp2Vx9'
const LATER = '2026-12-05'

/** One value of every variable. */
function usual(language: Language, { site, market }: Surroundings): TemplateValues {
  const { notificationSamples: samples, notificationValues: values } = wordsIn(language)
  const number = values.orderNumber(104_218)
  return {
    number,
    seller: samples.names.farm,
    product: samples.product,
    lot: 'K-17',
    message: samples.recall,
    market,
    title: samples.title,
    text: samples.text,
    link: `${site}/account/orders/104218`,
    settingsLink: `${site}/unsubscribe?token=${TOKEN}`,
    endLink: `${site}/opening/${TOKEN}`,
    day: values.day(LATER, SAMPLE_NOW),
    phone: '+7 916 •••-40-12',
    email: 'anna@example.ru',
    customer: samples.customer,
    service: samples.service,
    list: countedMatters(['order', 'order', 'question']),
  }
}

/** Differences of the samples of a template from the usual values. */
function variantsOf(key: TemplateKey, language: Language, { market }: Surroundings): TemplateValues[] {
  const { notificationSamples: samples, notificationValues: values } = wordsIn(language)
  const now = SAMPLE_NOW
  const offered = (people: number) => ({
    tourTitle: samples.tourTitle,
    people,
    until: '2026-11-22T09:00:00Z',
    timeZone: 'Europe/Moscow',
    now,
  })
  switch (key) {
    case 'news.questionAnswered':
      return [{}, { product: null }]
    case 'news.bonusesBurning':
      return [300, 1].map((amount) => values.bonusesBurning({ amount, by: '2026-12-31', now }))
    case 'news.bonusesGiven':
      return [300, 1].map((bonuses) =>
        values.officeMessage({ orderId: 104_218, bonuses, message: samples.officeMessage }),
      )
    case 'news.officeMessage':
      return [{ message: samples.officeMessage }]
    case 'news.subscriptionEnding':
      return [true, false].map((mayRenew) => values.subscriptionEnding({ day: LATER, mayRenew, now }))
    case 'news.placesOffered':
      return [2, 1].map((people) => values.placesOffered(offered(people)))
    case 'account.staffInvitation':
    case 'account.sellerInvitation':
      return [{}, { seller: null }]
    case 'opening.confirm':
    case 'opening.opened':
      return [{ market: values.marketName(market) }]
    case 'seller.siteRequest':
      return [{}, { service: null, email: null }]
    default:
      return [{}]
  }
}
