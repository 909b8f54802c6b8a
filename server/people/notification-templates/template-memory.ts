import type { Language } from '@okolitsa/domain/language/language.ts'
import { type ReadyTemplate, readyTemplate } from '@okolitsa/domain/notification-templates/render-templates.ts'
import type { TemplateKey, TemplateParts } from '@okolitsa/domain/notification-templates/template-table.ts'
import { builtInTemplate } from '@okolitsa/strings/built-in-templates.ts'
import type { TemplateVersion } from './store/notification-template.store.ts'

const nameOf = (key: string, language: Language) => `${key} ${language}`

/** Stored parts are data of an earlier release: values of another kind are left out. */
export const textsOf = (parts: unknown): TemplateParts | null =>
  parts !== null && typeof parts === 'object'
    ? Object.fromEntries(Object.entries(parts).filter(([, text]) => typeof text === 'string'))
    : null

/** Texts of a node, parsed once. */
export function createTemplateMemory() {
  let edited: ReadonlyMap<string, TemplateParts | null> = new Map()
  const parsed = new Map<string, ReadyTemplate>()
  return {
    replace(versions: readonly TemplateVersion[]): void {
      edited = new Map(versions.map(({ template, language, parts }) => [nameOf(template, language), textsOf(parts)]))
      parsed.clear()
    },
    find(key: TemplateKey, language: Language): ReadyTemplate {
      const name = nameOf(key, language)
      const known = parsed.get(name)
      if (known) return known
      const ready = readyTemplate(key, language, builtInTemplate(key, language) ?? {}, edited.get(name) ?? null)
      parsed.set(name, ready)
      return ready
    },
  }
}
export type TemplateMemory = ReturnType<typeof createTemplateMemory>
