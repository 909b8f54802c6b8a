import { LANGUAGES, type Language, offeredLanguage } from '@okolitsa/domain/language/language.ts'
import { shortName } from '@okolitsa/domain/market/market-name.ts'
import { renderPart, withPhrases } from '@okolitsa/domain/notification-templates/render-templates.ts'
import { templateOfOrder } from '@okolitsa/domain/notification-templates/template-table.ts'
import { languagesOf } from '@okolitsa/strings/built-in-templates.ts'
import type { NotificationFacts } from '@okolitsa/strings/create-notification-values.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { Deps } from '../../services.ts'
import type { NotificationTemplatesService } from './ports.ts'
import type { TemplateMemory } from './template-memory.ts'

type Rendering = Omit<NotificationTemplatesService, 'effective' | 'saveTemplate'>

export function renderNotifications(memory: TemplateMemory, { market }: Deps<'market'>): Rendering {
  /** The stored language of a reader, or the one that the market offers instead. */
  const offered = (language: Language, among: readonly Language[] = LANGUAGES) =>
    offeredLanguage(
      language,
      market.current().identity.languages.filter((one) => among.includes(one)),
    )
  const render: Rendering['render'] = (asked, key, part, values) => {
    // sellers' texts are in one language
    const language = offered(asked, languagesOf(key))
    return renderPart(memory.find(key, language), part, values, language)
  }
  const valuesOf = (language: Language, facts: NotificationFacts, isShort: boolean) =>
    withPhrases(
      memory.find('order.phrases', language),
      wordsIn(language).notificationValues.order(facts, isShort),
      language,
    )
  const notification: Rendering['notification'] = (language, key, values) => ({
    title: render(language, key, 'title', values) ?? '',
    text: render(language, key, 'text', values) ?? '',
  })
  return {
    render,
    notification,
    sms: (language, key, values) => render(language, key, 'sms', values) ?? '',
    letter: (language, key, values) => ({
      subject: render(language, key, 'subject', values) ?? '',
      text: render(language, key, 'letter', values) ?? '',
    }),
    ofOrder: (language, kind, facts) =>
      notification(
        language,
        templateOfOrder(kind, facts.order.deliveryKind),
        valuesOf(offered(language), facts, false),
      ),
    smsOfOrder: (language, kind, facts) => {
      const key = templateOfOrder(kind, facts.order.deliveryKind)
      const text = render(language, key, 'sms', valuesOf(offered(language), facts, true))
      // old phones show no-break spaces as boxes
      return text && `${text.replaceAll('\u00A0', ' ')} ${shortName(market.current().identity.name)}`
    },
  }
}
