import { shortName } from '@okolitsa/domain/market/market-name.ts'
import type { MatterKind } from '@okolitsa/domain/seller-notifications/matter.ts'
import type { NounForms } from '../ru/plural.ts'
import type * as ru from '../ru/seller-messages.ts'
import type { Words } from '../words.ts'
import { formatCount, formatOrderNumber } from './format.ts'
import { counted as forms } from './plural.ts'

const one: Readonly<Record<MatterKind, { title: string; numbered: (id: number) => string; text: string }>> = {
  order: {
    title: 'New order',
    numbered: (id) => `New order ${formatOrderNumber(id)}`,
    text: 'It waits for your answer.',
  },
  dinner: {
    title: 'New order',
    numbered: (id) => `New order ${formatOrderNumber(id)}. Accept it before it is cancelled`,
    text: 'Accept it before it is cancelled.',
  },
  booking: {
    title: 'New booking',
    numbered: (id) => `New booking ${formatOrderNumber(id)}. Confirm it`,
    text: 'Confirm it, or it is cancelled by itself.',
  },
  claim: {
    title: 'New claim',
    numbered: (id) => `Claim about order ${formatOrderNumber(id)}`,
    text: 'The customer waits for a decision.',
  },
  question: {
    title: 'New question',
    numbered: () => 'New question of a customer',
    text: 'The customer waits for your answer.',
  },
  review: { title: 'New review', numbered: () => 'New review', text: 'Customers see it already. You may answer.' },
  chat: {
    title: 'A customer asks',
    numbered: () => 'A customer writes to you',
    text: 'Waits for an answer in the chat',
  },
  request: {
    title: 'New request',
    numbered: () => 'New request from your site',
    text: 'Somebody asks for a service on your site. Call back while they wait.',
  },
}
const order = forms('new order', 'new orders')
const several: Readonly<Record<MatterKind, NounForms>> = {
  order,
  dinner: order,
  booking: forms('new booking', 'new bookings'),
  claim: forms('claim', 'claims'),
  question: forms('question', 'questions'),
  review: forms('review', 'reviews'),
  chat: forms('chat', 'chats'),
  request: forms('request from the site', 'requests from the site'),
}

function counted(kinds: readonly MatterKind[]): string {
  const all = new Map<NounForms, number>()
  for (const kind of kinds) all.set(several[kind], (all.get(several[kind]) ?? 0) + 1)
  return [...all].map(([form, count]) => formatCount(count, form)).join(', ')
}

function short(matters: readonly { readonly kind: MatterKind; readonly subjectId: number }[]): string {
  const [first, second] = matters
  if (!first) return ''
  return second
    ? `Waiting for you: ${counted(matters.map(({ kind }) => kind))}`
    : one[first.kind].numbered(first.subjectId)
}

export const sellerMessages: Words<typeof ru.sellerMessages> = {
  note: (kinds) => {
    const [first, second] = kinds
    if (!first) return { title: '', text: '' }
    if (!second) return { title: one[first].title, text: one[first].text }
    return kinds.every((kind) => kind === first)
      ? { title: counted(kinds), text: one[first].text }
      : { title: 'Waiting for you', text: counted(kinds) }
  },
  sms: (matters, url, market) => `${short(matters)}. ${shortName(market)}: ${url}`,
  letter: (seller, matters, urlOf, settingsUrl) => ({
    subject: short(matters),
    text: [
      `${seller}, something waits for you in the cabinet.`,
      matters.map((matter) => `${one[matter.kind].numbered(matter.subjectId)}:\n${urlOf(matter)}`).join('\n\n'),
      `Choose here what we write to you about:\n${settingsUrl}`,
    ].join('\n\n'),
  }),
  trial: {
    note: { title: 'Trial notification', text: 'New orders and questions will come here.' },
    sms: (url, market) => `Trial: new orders will come here. ${shortName(market)}: ${url}`,
    letter: (seller, url) => ({
      subject: 'Trial notification',
      text: `${seller}, letters about new orders and questions will come here.\n\nSettings: ${url}`,
    }),
  },
}
