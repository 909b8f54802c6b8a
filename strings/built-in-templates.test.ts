import { readFileSync } from 'node:fs'
import { templateMistakes } from '@okolitsa/domain/notification-templates/check-template.ts'
import { readyTemplate, renderPart, withPhrases } from '@okolitsa/domain/notification-templates/render-templates.ts'
import { SAMPLE_NOW, SAMPLES_OF_GROUP, sampleOrders } from '@okolitsa/domain/notification-templates/sample-orders.ts'
import { smsSize } from '@okolitsa/domain/notification-templates/sms-parts.ts'
import {
  PLAN_TEMPLATES,
  TEMPLATE_VARIABLES,
  type TemplateKey,
  type TemplatePart,
  TOUR_TEMPLATES,
} from '@okolitsa/domain/notification-templates/template-table.ts'
import type { TemplateValues } from '@okolitsa/domain/notification-templates/template-text.ts'
import { NOTIFICATION_KINDS } from '@okolitsa/domain/notifications/notification-table.ts'
import { describe, expect, it } from 'vitest'
import { ALL_BUILT_IN, builtInTemplate } from './built-in-templates.ts'
import { wordsIn } from './words-in.ts'

type SampleTexts = Readonly<Record<string, string | null>>
type Golden = Readonly<
  Record<'ru' | 'en', Readonly<Record<string, Readonly<Record<string, SampleTexts | string>> & readonly SampleTexts[]>>>
>
const golden = JSON.parse(
  readFileSync(new URL('built-in-templates.golden.json', import.meta.url), 'utf8'),
) as unknown as Golden

const ready = (key: TemplateKey, language: 'ru' | 'en') =>
  readyTemplate(key, language, builtInTemplate(key, language) ?? {}, null)
const say = (language: 'ru' | 'en', key: TemplateKey, part: TemplatePart, values: TemplateValues = {}) =>
  renderPart(ready(key, language), part, values, language)
const pair = (language: 'ru' | 'en', key: TemplateKey, values: TemplateValues = {}) => ({
  title: say(language, key, 'title', values),
  text: say(language, key, 'text', values),
})
const letter = (language: 'ru' | 'en', key: TemplateKey, values: TemplateValues) => ({
  subject: say(language, key, 'subject', values),
  text: say(language, key, 'letter', values),
})

describe.each(['ru', 'en'] as const)('built-in templates in %s give the texts of the former functions', (language) => {
  const { notificationSamples: samples, notificationValues: values } = wordsIn(language)
  const orders = sampleOrders(samples.names)
  const kinds = { order: NOTIFICATION_KINDS, tour: TOUR_TEMPLATES, plan: PLAN_TEMPLATES }

  it.each(['order', 'tour', 'plan'] as const)('about an %s', (group) => {
    for (const kind of kinds[group]) {
      const key = `${group}.${kind}` as TemplateKey
      const expected: Readonly<Record<string, SampleTexts | string>> = golden[language][key] ?? {}
      for (const name of SAMPLES_OF_GROUP[group]) {
        const facts = { ...orders[name], now: SAMPLE_NOW, payUrl: `${samples.site}/payment/sbp?orderId=104218` }
        const full = (isShort: boolean) =>
          withPhrases(ready('order.phrases', language), values.order(facts, isShort), language)
        const sms = say(language, key, 'sms', full(true))
        const texts = {
          ...pair(language, key, full(false)),
          sms: sms === null ? null : `${sms.replaceAll('\u00A0', ' ')} Рынок`,
        }
        const was = expected[name]
        expect([key, name, texts]).toEqual([key, name, typeof was === 'string' ? expected[was] : was])
      }
    }
  })

  it('about news', () => {
    const { product, tourTitle: tour, names, recall: message } = samples
    const seller = names.farm
    const now = SAMPLE_NOW
    const offer = (people: number) =>
      values.placesOffered({ tourTitle: tour, people, until: '2026-11-22T09:00:00Z', timeZone: 'Europe/Moscow', now })
    const facts = {
      'news.backInStock': [{ product, seller }],
      'news.broughtHere': [{ product, seller }],
      'news.farmReopened': [{ seller }],
      'news.questionAnswered': [
        { product, seller },
        { product: null, seller },
      ],
      'news.bonusesBurning': [300, 1, 1222].map((amount) => values.bonusesBurning({ amount, by: '2026-12-31', now })),
      'news.subscriptionEnding': [true, false].map((mayRenew) =>
        values.subscriptionEnding({ day: '2026-12-05', mayRenew, now }),
      ),
      'news.placesOffered': [2, 1, 5].map(offer),
      'news.lotRecalled': [{ product, seller, lot: 'K-17', message }],
      'news.chatAnswered': [{ seller }],
    } as const
    for (const [key, given] of Object.entries(facts))
      expect(given.map((one) => pair(language, key as TemplateKey, one))).toEqual(golden[language][key])
  })

  it('about accounts and the opening, and around letters', () => {
    const market = values.marketName('Рынок')
    const frame = { title: 'A', text: 'B', link: 'https://o', settingsLink: 'https://u', market: 'Рынок' }
    for (const key of ['frame.orderLetter', 'frame.newsLetter'] as const)
      expect([letter(language, key, frame)]).toEqual(golden[language][key])
    const link = 'https://l'
    expect([letter(language, 'opening.confirm', { market, link })]).toEqual(golden[language]['opening.confirm'])
    const opened = { market, link, endLink: 'https://e' }
    expect([
      { sms: say(language, 'opening.opened', 'sms', opened), ...letter(language, 'opening.opened', opened) },
    ]).toEqual(golden[language]['opening.opened'])
    const seller = samples.names.farm
    // the signature follows in the code
    const unsigned = {
      'account.phoneChanged': [{ phone: '+7 916 •••-40-12' }],
      'account.deletion': [{ day: values.day('2026-12-21', SAMPLE_NOW) }],
      'account.staffInvitation': [
        { seller, link },
        { seller: null, link },
      ],
      'account.sellerInvitation': [
        { seller, link, market: 'Рынок' },
        { seller: null, link, market: 'Рынок' },
      ],
    } as const
    for (const [key, given] of Object.entries(unsigned)) {
      const was = (golden[language][key] ?? []) as unknown as readonly string[]
      expect(given.map((one) => say(language, key as TemplateKey, 'sms', one))).toEqual(
        was.map((text) => text.replace(key === 'account.sellerInvitation' ? /$^/ : / Рынок$/, '')),
      )
    }
  })
})

it('gives sellers the texts of the former functions', () => {
  const all = golden.ru
  const { notificationValues: values } = wordsIn('ru')
  const number = values.orderNumber(104_218)
  for (const kind of ['order', 'dinner', 'booking', 'claim', 'question', 'review', 'chat', 'request'] as const) {
    const key = `seller.${kind}` as const
    const line = renderPart(ready(key, 'ru'), 'sms', { number }, 'ru')
    const frame = {
      message: line,
      market: 'Рынок',
      link: 'https://l',
      seller: 'Сыроварня',
      settingsLink: 'https://s',
      list: '',
    }
    const was = all[key]?.[0] as unknown as { note: object; sms: string }
    expect(pair('ru', key)).toEqual(was.note)
    expect(say('ru', 'seller.frame', 'sms', frame)).toBe(was.sms)
  }
  for (const key of ['seller.parcel', 'seller.stock'] as const) expect([pair('ru', key)]).toEqual(all[key])
  const request = { service: 'Дегустация', customer: 'Анна', phone: '+79161234567', email: 'a@b.ru', link: 'https://l' }
  expect(
    [request, { ...request, service: null, email: null }].map((one) => letter('ru', 'seller.siteRequest', one)),
  ).toEqual(all['seller.siteRequest'])
  const trial = { seller: 'Сыроварня', market: 'Рынок', link: 'https://l' }
  expect([
    {
      note: pair('ru', 'seller.trial'),
      sms: say('ru', 'seller.trial', 'sms', trial),
      letter: letter('ru', 'seller.trial', trial),
    },
  ]).toEqual(all['seller.trial'])
  for (const key of ['application.approved', 'application.returned'] as const)
    expect([{ ...pair('ru', key), sms: say('ru', key, 'sms', { market: 'Рынок' }) }]).toEqual(all[key])
})

it('are all valid', () => {
  for (const { key, language, parts } of ALL_BUILT_IN)
    expect([key, language, templateMistakes(parts, parts, TEMPLATE_VARIABLES[key], language)]).toEqual([
      key,
      language,
      {},
    ])
})

it('have the same parts in both languages', () => {
  for (const { key, language, parts } of ALL_BUILT_IN)
    expect([key, Object.keys(parts)]).toEqual([key, Object.keys(builtInTemplate(key, 'ru') ?? language)])
})

it('counts the parts of an SMS as providers do', () => {
  expect(smsSize('Я'.repeat(70))).toMatchObject({ parts: 1, partLength: 70 })
  expect(smsSize('Я'.repeat(71))).toMatchObject({ parts: 2, partLength: 67 })
  expect(smsSize('Я'.repeat(135))).toMatchObject({ parts: 3 })
  expect(smsSize('a'.repeat(160))).toMatchObject({ parts: 1, partLength: 160, alphabet: 'basic' })
  expect(smsSize('a'.repeat(161))).toMatchObject({ parts: 2, partLength: 153 })
  expect(smsSize('€'.repeat(80))).toMatchObject({ parts: 1, length: 160 })
  expect(smsSize('')).toMatchObject({ parts: 0 })
})
