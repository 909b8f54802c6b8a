import { shortName } from '@okolitsa/domain/market/market-name.ts'
import type { TemplateValues } from '@okolitsa/domain/notification-templates/template-text.ts'
import type { MatterKind } from '@okolitsa/domain/seller-notifications/matter.ts'
import type { OwnerMessageKind } from '@okolitsa/domain/seller-notifications/owner-message.ts'
import { formatOrderNumber } from '@okolitsa/strings/ru/format.ts'
import { countedMatters } from '@okolitsa/strings/ru/seller-messages.ts'
import type { LetterText, NotificationText } from '../../../people/notification-templates/ports.ts'
import type { Deps } from '../../../services.ts'

interface Matter {
  readonly kind: MatterKind
  /** Id of the order for an order, a dinner, a booking or a claim; otherwise of the subject. */
  readonly subjectId: number
}
type TextDeps = Deps<'notificationTemplates' | 'market'>

const nameOf = ({ market }: TextDeps): string => market.current().identity.name

/** The line of a matter in a letter, and in an SMS that concerns nothing else. */
const lineOf = ({ notificationTemplates }: TextDeps, { kind, subjectId }: Matter): string =>
  notificationTemplates.render('ru', `seller.${kind}`, 'sms', { number: formatOrderNumber(subjectId) }) ?? ''

function shortText(deps: TextDeps, matters: readonly Matter[]): string {
  const [first, second] = matters
  if (!first) return ''
  if (!second) return lineOf(deps, first)
  const list = countedMatters(matters.map(({ kind }) => kind))
  return deps.notificationTemplates.sms('ru', 'seller.several', { list })
}

/** The push message about matters: without names and texts of customers. */
export function matterNote(deps: TextDeps, matters: readonly Matter[]): NotificationText {
  const [first, second] = matters
  if (!first) return { title: '', text: '' }
  const number = formatOrderNumber(first.subjectId)
  const single = deps.notificationTemplates.notification('ru', `seller.${first.kind}`, { number })
  if (!second) return single
  const list = countedMatters(matters.map(({ kind }) => kind))
  return matters.every(({ kind }) => kind === first.kind)
    ? { title: list, text: single.text }
    : deps.notificationTemplates.notification('ru', 'seller.several', { list })
}

export const matterSms = (deps: TextDeps, matters: readonly Matter[], url: string): string =>
  deps.notificationTemplates.sms('ru', 'seller.frame', {
    message: shortText(deps, matters),
    market: shortName(nameOf(deps)),
    link: url,
  })

export function matterLetter(
  deps: TextDeps,
  seller: string,
  matters: readonly Matter[],
  { urlOf, settingsUrl }: { readonly urlOf: (matter: Matter) => string; readonly settingsUrl: string },
): LetterText {
  return deps.notificationTemplates.letter('ru', 'seller.frame', {
    message: shortText(deps, matters),
    seller,
    list: matters.map((matter) => `${lineOf(deps, matter)}:\n${urlOf(matter)}`).join('\n\n'),
    market: shortName(nameOf(deps)),
    settingsLink: settingsUrl,
  })
}

/** A message to owners; `seller.…`'s `sms` is its line, as in matters. */
export function ownerTexts(
  deps: TextDeps,
  seller: string,
  what: OwnerMessageKind,
  values: TemplateValues,
  link: string,
): { readonly sms: string; readonly letter: LetterText } {
  const { notificationTemplates: templates } = deps
  const key = `seller.${what}` as const
  const market = shortName(nameOf(deps))
  const message = templates.render('ru', key, 'sms', values) ?? ''
  const list = `${templates.notification('ru', key, values).text}\n${link}`
  const settingsLink = `${new URL(link).origin}/cabinet/notifications`
  return {
    sms: templates.sms('ru', 'seller.frame', { message, market, link }),
    letter: templates.letter('ru', 'seller.frame', { message, seller, list, market, settingsLink }),
  }
}

/** The trial message that a seller asks for, by channel. */
export function trialTexts(deps: TextDeps, seller: string, url: string) {
  const values = { seller, market: shortName(nameOf(deps)), link: url }
  const { notificationTemplates: templates } = deps
  return {
    note: templates.notification('ru', 'seller.trial', values),
    sms: templates.sms('ru', 'seller.trial', values),
    letter: templates.letter('ru', 'seller.trial', values),
  }
}
