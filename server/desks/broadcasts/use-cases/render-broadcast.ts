import { type AudienceKind, BROADCAST_VARIABLES } from '@okolitsa/domain/broadcasts/audience.ts'
import type { BroadcastText, BroadcastTexts } from '@okolitsa/domain/broadcasts/broadcast-text.ts'
import { type Language, offeredLanguage } from '@okolitsa/domain/language/language.ts'
import type { Market } from '@okolitsa/domain/market/market.ts'
import { parseTemplate, renderTemplate } from '@okolitsa/domain/notification-templates/template-text.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { FoundRecipient } from '../store/audience.store.ts'

export interface Message {
  readonly kind: AudienceKind
  readonly thing: string | null
  readonly texts: BroadcastTexts
}

/** Writes the text for a recipient in an offered language, or in that of the author; the templates are parsed once. */
export function createRenderer({ kind, thing, texts }: Message, { name, languages }: Market['identity'], now: Date) {
  const parsed = new Map(
    languages.map((language) => {
      const { title = '', text = '' } = texts[language] ?? Object.values(texts)[0] ?? {}
      const parse = (part: string) => parseTemplate(part, BROADCAST_VARIABLES[kind], language)
      return [language, { title: parse(title), text: parse(text) }]
    }),
  )
  return (recipient: Pick<FoundRecipient, 'orderIds' | 'seller' | 'day'>, asked: Language): BroadcastText => {
    const language = offeredLanguage(asked, languages)
    const template = parsed.get(language)
    if (!template) throw new Error(`a broadcast without a text in ${language}`)
    const words = wordsIn(language).notificationValues
    const values = {
      market: words.marketName(name),
      ...words.broadcast({ orderIds: recipient.orderIds, day: recipient.day, now }),
      seller: recipient.seller,
      thing: thing ?? '',
    }
    return {
      title: renderTemplate(template.title, values, language).replace(/[\r\n]+/g, ' '),
      text: renderTemplate(template.text, values, language),
    }
  }
}

/** The page of a message: the order, the list of several, or the page of news. */
export function pathOf(
  { orderIds }: Pick<FoundRecipient, 'orderIds'>,
  { kind, organizationId }: { readonly kind: AudienceKind; readonly organizationId: number | null },
): string {
  if (kind === 'subscribers') return '/'
  if (kind === 'followers') return `/farmers/${organizationId}`
  const [first, ...others] = orderIds
  return first === undefined || others.length > 0 ? '/account/orders' : `/account/orders/${first}`
}
