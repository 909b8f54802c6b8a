import type { MatterKind } from '@okolitsa/domain/seller-notifications/matter.ts'
import { formatCount } from './format.ts'
import type { NounForms } from './plural.ts'

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
export function countedMatters(kinds: readonly MatterKind[]): string {
  const forms = new Map<NounForms, number>()
  for (const kind of kinds) forms.set(several[kind], (forms.get(several[kind]) ?? 0) + 1)
  return [...forms].map(([form, count]) => formatCount(count, form)).join(', ')
}
