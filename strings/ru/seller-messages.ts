import { shortName } from '@okolitsa/domain/market/market-name.ts'
import type { MatterKind } from '@okolitsa/domain/seller-notifications/matter.ts'
import { formatCount, formatOrderNumber } from './format.ts'
import type { NounForms } from './plural.ts'

interface ReportedMatter {
  readonly kind: MatterKind
  /** Id of the order for an order, a dinner, a booking or a claim; otherwise of the subject. */
  readonly subjectId: number
}

/** Texts of a single matter: a title without personal data, a title with the number, and the reason to act. */
const one: Readonly<Record<MatterKind, { title: string; numbered: (id: number) => string; text: string }>> = {
  order: {
    title: 'Новый заказ',
    numbered: (id) => `Новый заказ ${formatOrderNumber(id)}`,
    text: 'Ждёт вашего ответа.',
  },
  dinner: {
    title: 'Новый заказ',
    numbered: (id) => `Новый заказ ${formatOrderNumber(id)}. Примите, пока не\u00A0отменился`,
    text: 'Примите, пока он не\u00A0отменился.',
  },
  booking: {
    title: 'Новая бронь',
    numbered: (id) => `Новая бронь ${formatOrderNumber(id)}. Подтвердите её`,
    text: 'Подтвердите её, иначе она отменится сама.',
  },
  claim: {
    title: 'Новая претензия',
    numbered: (id) => `Претензия по\u00A0заказу ${formatOrderNumber(id)}`,
    text: 'Покупатель ждёт решения.',
  },
  question: {
    title: 'Новый вопрос',
    numbered: () => 'Новый вопрос покупателя',
    text: 'Покупатель ждёт вашего ответа.',
  },
  review: {
    title: 'Новый отзыв',
    numbered: () => 'Новый отзыв',
    text: 'Его уже видят покупатели. Можно ответить.',
  },
  chat: {
    title: 'Вопрос от\u00A0покупателя',
    numbered: () => 'Вам пишет покупатель',
    text: 'Ждёт ответа в\u00A0переписке',
  },
  request: {
    title: 'Новая заявка',
    numbered: () => 'Новая заявка с\u00A0вашего сайта',
    text: 'На\u00A0вашем сайте просят услугу. Перезвоните, пока ждут.',
  },
}
const order: NounForms = { one: 'новый заказ', few: 'новых заказа', many: 'новых заказов' }
const several: Readonly<Record<MatterKind, NounForms>> = {
  order,
  dinner: order,
  booking: { one: 'новая бронь', few: 'новые брони', many: 'новых броней' },
  claim: { one: 'претензия', few: 'претензии', many: 'претензий' },
  question: { one: 'вопрос', few: 'вопроса', many: 'вопросов' },
  review: { one: 'отзыв', few: 'отзыва', many: 'отзывов' },
  chat: { one: 'переписка', few: 'переписки', many: 'переписок' },
  request: { one: 'заявка с\u00A0сайта', few: 'заявки с\u00A0сайта', many: 'заявок с\u00A0сайта' },
}

/** «2 новых заказа, 1 вопрос», in the order in which they came. */
function counted(kinds: readonly MatterKind[]): string {
  const forms = new Map<NounForms, number>()
  for (const kind of kinds) forms.set(several[kind], (forms.get(several[kind]) ?? 0) + 1)
  return [...forms].map(([form, count]) => formatCount(count, form)).join(', ')
}

function short(matters: readonly ReportedMatter[]): string {
  const [first, second] = matters
  if (!first) return ''
  return second ? `Вас ждут: ${counted(matters.map(({ kind }) => kind))}` : one[first.kind].numbered(first.subjectId)
}

/** Notifications of a seller's staff about open work: without names and texts of customers. */
export const sellerMessages = {
  note: (kinds: readonly MatterKind[]) => {
    const [first, second] = kinds
    if (!first) return { title: '', text: '' }
    if (!second) return { title: one[first].title, text: one[first].text }
    return kinds.every((kind) => kind === first)
      ? { title: counted(kinds), text: one[first].text }
      : { title: 'Вас ждут', text: counted(kinds) }
  },
  /** One part of an SMS holds 70 Cyrillic characters, two hold 134. */
  sms: (matters: readonly ReportedMatter[], url: string, market: string) =>
    `${short(matters)}. ${shortName(market)}: ${url}`,
  letter: (
    seller: string,
    matters: readonly ReportedMatter[],
    urlOf: (matter: ReportedMatter) => string,
    settingsUrl: string,
  ) => ({
    subject: short(matters),
    text: [
      `${seller}, вас ждут в\u00A0кабинете.`,
      matters.map((matter) => `${one[matter.kind].numbered(matter.subjectId)}:\n${urlOf(matter)}`).join('\n\n'),
      `О\u00A0чём и\u00A0как вам писать, выбирают здесь:\n${settingsUrl}`,
    ].join('\n\n'),
  }),
  trial: {
    note: { title: 'Проверка уведомлений', text: 'Сюда будут приходить новые заказы и\u00A0вопросы.' },
    sms: (url: string, market: string) => `Проверка: сюда придут новые заказы. ${shortName(market)}: ${url}`,
    letter: (seller: string, url: string) => ({
      subject: 'Проверка уведомлений',
      text: `${seller}, письма о\u00A0новых заказах и\u00A0вопросах будут приходить сюда.\n\nНастроить: ${url}`,
    }),
  },
} as const
