import type { Language } from '@okolitsa/domain/language/language.ts'
import type {
  TemplateKey,
  TemplatePart,
  TemplateParts,
} from '@okolitsa/domain/notification-templates/template-table.ts'
import type { TemplateValues } from '@okolitsa/domain/notification-templates/template-text.ts'
import type { NotificationKind } from '@okolitsa/domain/notifications/notification-table.ts'
import type { NotificationFacts } from '@okolitsa/strings/create-notification-values.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { Author } from '../audit/ports.ts'

/** A notification as it is shown in a list and on a device. */
export interface NotificationText {
  readonly title: string
  readonly text: string
}
export interface LetterText {
  readonly subject: string
  readonly text: string
}

/** A template to save. */
export interface EditedTemplate {
  readonly key: TemplateKey
  readonly language: Language
  /** The last version that the editor has seen; 0 = none. */
  readonly seen: number
  /** All parts; null = the built-in text again. */
  readonly parts: TemplateParts | null
}

/**
 * Texts of notifications: those of the operator, otherwise the built-in ones. Nodes keep them in memory, so rendering
 * asks no database and never fails.
 */
export interface NotificationTemplatesService {
  /** One part; null = the template has no such part. */
  render(language: Language, key: TemplateKey, part: TemplatePart, values: TemplateValues): string | null
  notification(language: Language, key: TemplateKey, values: TemplateValues): NotificationText
  /** An SMS without its signature; empty = the template has none. */
  sms(language: Language, key: TemplateKey, values: TemplateValues): string
  letter(language: Language, key: TemplateKey, values: TemplateValues): LetterText
  /** A notification about an order, a booking or a plan. */
  ofOrder(language: Language, kind: NotificationKind, facts: NotificationFacts): NotificationText
  /** Its SMS with the name of the market; null = this kind has none. */
  smsOfOrder(language: Language, kind: NotificationKind, facts: NotificationFacts): string | null
  /** The texts in use, of all templates. */
  effective(executor: Executor): Promise<readonly EffectiveTemplate[]>
  /** Appends a version. @throws Refusal BAD_REQUEST with the mistakes by part, TEMPLATE_CHANGED */
  saveTemplate(tx: Executor, author: Author, edited: EditedTemplate): Promise<void>
}

export interface EffectiveTemplate {
  readonly key: TemplateKey
  readonly language: Language
  readonly version: number
  readonly builtIn: TemplateParts
  readonly parts: TemplateParts
}
