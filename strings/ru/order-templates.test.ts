import { MAX_MARKET_NAME, shortName } from '@okolitsa/domain/market/market-name.ts'
import { type Kopecks, kopecks } from '@okolitsa/domain/money/money.ts'
import { readyTemplate, renderPart, withPhrases } from '@okolitsa/domain/notification-templates/render-templates.ts'
import {
  type TemplateKey,
  type TemplatePart,
  templateOfOrder,
} from '@okolitsa/domain/notification-templates/template-table.ts'
import { MAX_SMS } from '@okolitsa/domain/notifications/news-message.ts'
import type { NotificationOrder } from '@okolitsa/domain/notifications/notification-order.ts'
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  notificationRules,
} from '@okolitsa/domain/notifications/notification-table.ts'
import { describe, expect, it } from 'vitest'
import { builtInTemplate } from '../built-in-templates.ts'
import type { NotificationFacts } from '../create-notification-values.ts'
import { notificationValues } from './notification-values.ts'

const ready = (key: TemplateKey) => readyTemplate(key, 'ru', builtInTemplate(key, 'ru') ?? {}, null)
const say = (kind: NotificationKind, part: TemplatePart, facts: NotificationFacts) =>
  renderPart(
    ready(templateOfOrder(kind, facts.order.deliveryKind)),
    part,
    withPhrases(ready('order.phrases'), notificationValues.order(facts, part === 'sms'), 'ru'),
    'ru',
  )
const notificationText = (kind: NotificationKind, facts: NotificationFacts) => ({
  title: say(kind, 'title', facts) ?? '',
  text: say(kind, 'text', facts) ?? '',
})
function notificationMessage(kind: NotificationKind, facts: NotificationFacts, market: string): string | null {
  const text = say(kind, 'sms', facts)
  return text === null ? null : `${text.replaceAll('\u00A0', ' ')} ${shortName(market)}`
}

const order: NotificationOrder = {
  id: 104_218,
  deliveryKind: 'courier',
  sellerTitle: 'Сыроварня «Ольховка»',
  deliveryDate: '2026-11-23',
  fromHour: 10,
  toHour: 18,
  timeZone: 'Europe/Moscow',
  total: kopecks(177_000),
  prepayment: null,
  isPaidOnReceipt: true,
  payBefore: null,
  answerBefore: null,
  hasMoney: false,
  dinner: null,
  pickupAddress: null,
  carrierPoint: null,
  keptUntil: null,
}
const facts = (more: Partial<NotificationOrder> = {}, amount: Kopecks | null = null): NotificationFacts => ({
  order: { ...order, ...more },
  amount,
  now: new Date('2026-11-21T08:00:00Z'),
  payUrl: `https://okolitsa.ru/payment/sbp?orderId=${more.id ?? order.id}`,
})
const MARKET = 'Околица'
const pickup = { deliveryKind: 'pickup', pickupAddress: 'Москва, Цветной бульвар, 15' } as const

describe('SMS of notifications', () => {
  it.each([
    ['placed', facts(), 'Приняли заказ № 104 218. Привезём пн, 23 ноября, с 10 до 18. Околица'],
    ['paid', facts({ deliveryKind: 'cdek' }), 'Заказ № 104 218 оплачен. СДЭК доставит пн, 23 ноября. Околица'],
    [
      'readyForIssuance',
      facts(pickup),
      'Заказ № 104 218 готов. Москва, Цветной бульвар, 15. Ждём вас пн, 23 ноября, с 10 до 18. Околица',
    ],
    [
      'linkSent',
      facts(),
      'Оплатите 1 770 ₽ за заказ № 104 218: https://okolitsa.ru/payment/sbp?orderId=104218 Околица',
    ],
    ['parcelWaiting', facts({ deliveryKind: 'cdek' }), 'Заказ № 104 218 ждёт в пункте СДЭК. Околица'],
    [
      'parcelWaiting',
      facts({ carrierPoint: { address: 'Казань, Баумана, 1', isLocker: true }, keptUntil: '2026-12-09' }),
      'Заказ № 104 218 ждёт в постамате СДЭК. Казань, Баумана, 1. Бесплатно до 9 декабря. Околица',
    ],
    ['canceledByFarmer', facts(), 'Продавец отменил заказ № 104 218, простите. Околица'],
    ['refunded', facts({}, kopecks(64_550)), 'Вернули 645,50 ₽ за заказ № 104 218. Срок зависит от банка. Околица'],
  ] as const)('%s', (kind, given, text) => {
    expect(notificationMessage(kind, given, MARKET)).toBe(text)
  })

  const longest: Partial<NotificationOrder> = {
    id: 2_147_483_647,
    deliveryDate: '2027-09-29',
    total: kopecks(2_147_483_647),
    hasMoney: true,
    sellerTitle: 'Ы'.repeat(200),
    pickupAddress: 'Ы'.repeat(300),
    carrierPoint: { address: 'Ы'.repeat(300), isLocker: true },
    keptUntil: '2027-09-29',
  }
  it.each(NOTIFICATION_KINDS)('%s fits two parts at its longest, if the kind has an SMS', (kind) => {
    const isSent = notificationRules[kind].channels.includes('sms')
    for (const deliveryKind of ['courier', 'cdek', 'pickup', 'tour'] as const) {
      const text = notificationMessage(
        kind,
        facts({ ...longest, deliveryKind }, kopecks(2_147_483_647)),
        'Ы'.repeat(MAX_MARKET_NAME),
      )
      expect(text !== null).toBe(isSent)
      if (text === null) continue
      expect(text.length).toBeLessThanOrEqual(MAX_SMS)
      expect(text).not.toMatch(/\u00A0|undefined|null/)
    }
  })
})

describe('notifications in the shop', () => {
  it.each(NOTIFICATION_KINDS)('%s has a text', (kind) => {
    const { title, text } = notificationText(kind, facts())
    expect(title).toContain(['refunded', 'owed', 'paidBack'].includes(kind) ? '₽' : '104\u00A0218')
    expect(title + text).not.toMatch(/undefined|null|NaN/)
  })
  it('states the amount paid on receipt', () => {
    expect(notificationText('placed', facts()).text).toContain('Оплата при получении: 1\u00A0770\u00A0₽.')
    expect(notificationText('placed', facts({ isPaidOnReceipt: false })).text).toContain(
      'К\u00A0оплате: 1\u00A0770\u00A0₽.',
    )
  })
  it('requests no payment when the order costs 0', () => {
    expect(notificationText('placed', facts({ total: kopecks(0) })).text).toMatch(/Платить ничего не\u00A0нужно\.$/)
  })
  it('states the deadline of the payment', () => {
    const { text } = notificationText('placedToPay', facts({ payBefore: new Date('2026-11-21T08:30:00Z') }))
    expect(text).toBe('Оплатите 1\u00A0770\u00A0₽ до\u00A011:30: товары пока отложены для вас.')
  })
  it('states the deadline of the answer', () => {
    const answerBefore = new Date('2026-11-21T09:15:00Z')
    expect(notificationText('asked', facts({ answerBefore })).text).toContain('ответьте до\u00A012:15:')
    expect(notificationMessage('asked', facts({ answerBefore }), MARKET)).toContain('Ответьте до 12:15 на сайте.')
  })
  it('promises a refund only after a payment', () => {
    expect(notificationText('canceledByFarmer', facts()).text).not.toContain('Деньги')
    expect(notificationText('canceledByFarmer', facts({ hasMoney: true })).text).toContain('Деньги вернём полностью')
  })
})

it('e-mails link to the order', () => {
  const frame = {
    ...notificationText('paid', facts()),
    link: 'https://okolitsa.ru/account/orders/104218',
    settingsLink: 'https://okolitsa.ru/unsubscribe?token=1',
    market: MARKET,
  }
  expect(renderPart(ready('frame.orderLetter'), 'subject', frame, 'ru')).toBe(
    'Заказ №\u00A0104\u00A0218 оплачен — Околица',
  )
  const letter = renderPart(ready('frame.orderLetter'), 'letter', frame, 'ru')
  expect(letter).toContain('https://okolitsa.ru/account/orders/104218')
  expect(letter).toContain('Не\u00A0присылать таких писем: https://okolitsa.ru/unsubscribe?token=1')
})

describe('texts by trade', () => {
  const dinner = { from: new Date('2026-11-23T16:00:00Z'), to: new Date('2026-11-23T16:15:00Z') }
  const trades = {
    tour: { deliveryKind: 'tour', total: kopecks(1_480_000), prepayment: kopecks(592_000), hasMoney: true },
    plan: { deliveryKind: 'plan', total: kopecks(299_000) },
    dinner: { dinner, total: kopecks(177_000) },
    goods: { total: kopecks(177_000) },
  } as const
  /** Notifications that a trade never gets: it has another state machine or another payment. */
  const never = {
    tour: /^(placed|linkSent|held|captured|holdLost|surchargeAsked|payOnReceipt|restOnReceipt|paidToSeller|assembling|onTheRoad|readyForIssuance|parcelWaiting|notAccepted|dinnerDelayed|broughtAgain|asked|weighed|replaced|lineCanceled|lineRefused|claim.*|appeal.*)$/,
    plan: /^(?!placedToPay$|booked$|unpaidExpired$|refunded$)/,
    dinner: /^(parcelWaiting|booked|sentToOrganizer|weighed|lineRefused)$/,
    goods: /^(booked|sentToOrganizer|dinnerDelayed|notAccepted)$/,
  } as const
  /** Texts of other trades. */
  const foreign = {
    tour: /заказ|товар|полк|покупател|аппетит|продавец|курьер/i,
    plan: /товар|полк|бронь|кухн|продавец/i,
    dinner: /товар|полк|бронь|поездк|организатор|продавец\s(?:отменил|не)/i,
    goods: /бронь|поездк|организатор|кухн|блюд/i,
  } as const
  const kindsOf = (trade: keyof typeof trades) => NOTIFICATION_KINDS.filter((kind) => !never[trade].test(kind))
  const allKinds = (Object.keys(trades) as (keyof typeof trades)[]).flatMap((trade) =>
    kindsOf(trade).map((kind) => [trade, kind] as const),
  )

  it.each(allKinds)('the texts of %s contain no words of another trade: %s', (trade, kind) => {
    const given = facts(trades[trade], kopecks(12_300))
    const { title, text } = notificationText(kind, given)
    const words = [title, text, notificationMessage(kind, given, MARKET) ?? ''].join(' ').replaceAll('\u00A0', ' ')
    expect(words).not.toMatch(foreign[trade])
  })

  it.each(allKinds)('the texts of %s name only sums of the order: %s', (trade, kind) => {
    const given = facts({ ...trades[trade], sellerTitle: 'Ольховка' }, kopecks(12_300))
    const { title, text } = notificationText(kind, given)
    const words = [title, text, notificationMessage(kind, given, MARKET) ?? ''].join(' ').replaceAll('\u00A0', ' ')
    const sums = [...words.matchAll(/(\d[\d ]*(?:,\d+)?) ₽/g)].map(([, sum = '']) => sum.trim())
    const allowed = {
      tour: ['5 920', '8 880', '123'],
      plan: ['2 990', '123'],
      dinner: ['1 770', '123'],
      goods: ['1 770', '123'],
    }
    for (const sum of sums) expect(allowed[trade]).toContain(sum)
  })

  it("states the source and the deadline of a claim's refund", () => {
    const textOf = (more: Partial<NotificationOrder>) =>
      notificationText('claimAccepted', facts(more, kopecks(68_500))).text.replaceAll('\u00A0', ' ')
    const repayBefore = new Date('2026-12-08T21:30:00Z')
    expect(textOf({ repayBefore })).toContain('Ольховка» вернёт вам 685 ₽ до 9 декабря.')
    expect(textOf({ hasMoney: true })).toContain('Вернём 685 ₽.')
    expect(textOf({})).toContain('Заказ стал дешевле на 685 ₽.')
  })

  it('states the prepayment and the remaining sum to a participant of a tour', () => {
    expect(notificationText('paid', facts(trades.tour)).text.replaceAll('\u00A0', ' ')).toBe(
      'Получили предоплату 5 920 ₽, спасибо. Ещё 8 880 ₽ — организатору при встрече. Поездка пн, 23 ноября: напишем, когда организатор её подтвердит.',
    )
  })
})
