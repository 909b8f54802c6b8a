import type { Language } from '../language/language.ts'
import { parseTemplate } from '../notification-templates/template-text.ts'
import type { FieldErrors } from '../refusal/refusal.ts'
import { type AudienceKind, BROADCAST_VARIABLES } from './audience.ts'

/** Maximum lengths of the parts of a text. */
export const MAX_BROADCAST = { title: 80, text: 500 } as const
export type BroadcastText = { readonly [Part in keyof typeof MAX_BROADCAST]: string }
/** Texts by language. */
export type BroadcastTexts = { readonly [L in Language]?: BroadcastText | undefined }

/** Mistakes of the texts: every language of the market has both parts, with known variables only. */
export function textMistakes(texts: BroadcastTexts, kind: AudienceKind, languages: readonly Language[]): FieldErrors {
  const found: Record<string, string> = {}
  for (const language of languages)
    for (const part of ['title', 'text'] as const) {
      const written = texts[language]?.[part].trim() ?? ''
      const [mistake] = parseTemplate(written, BROADCAST_VARIABLES[kind], language).mistakes
      if (written === '') found[`texts.${language}.${part}`] = 'required'
      else if (mistake) found[`texts.${language}.${part}`] = mistake.code
    }
  return found
}
