import type { NotificationTemplate } from '@okolitsa/contracts/notification-templates/notification-templates.endpoints.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { type PartMistake, templateMistakes } from '@okolitsa/domain/notification-templates/check-template.ts'
import { forEditor, fromEditor } from '@okolitsa/domain/notification-templates/editor-text.ts'
import {
  TEMPLATE_VARIABLES,
  type TemplatePart,
  type TemplateParts,
} from '@okolitsa/domain/notification-templates/template-table.ts'
import { templatesDesk as text } from '@okolitsa/strings/ru/notification-templates-desk.ts'
import { useRef, useState } from 'react'
import { isTemplateConflict, useSaveTemplate } from '../../data/office/use-notification-templates.ts'
import { drafts } from '../../platform/forms/drafts.ts'
import { useBrowserLayoutEffect } from '../../platform/forms/use-browser-layout-effect.ts'

interface Typed {
  readonly version: number
  /** Texts as the editor sees them. */
  readonly parts: TemplateParts
}

const mapped = (parts: TemplateParts, change: (text: string) => string): TemplateParts =>
  Object.fromEntries(Object.entries(parts).map(([part, one]) => [part, change(one)]))
const stored = (parts: TemplateParts) => mapped(parts, (one) => fromEditor(one, text.words))
const shown = (parts: TemplateParts) => mapped(parts, (one) => forEditor(one, text.words))

/** The texts of one language in a form: kept in the tab until they are saved, and never over those of another editor. */
export function useTemplateForm(template: NotificationTemplate, language: Language) {
  const { key } = template
  const inLanguage = template.languages.find((one) => one.language === language)
  const saved = inLanguage?.parts ?? {}
  const builtIn = inLanguage?.builtIn ?? {}
  const version = inLanguage?.version ?? 0
  const id = `template ${key} ${language}`
  const [typed, setTyped] = useState<Typed>({ version, parts: shown(saved) })
  const [isConflict, setConflict] = useState(false)
  const latest = useRef(typed)
  const save = useSaveTemplate(key)

  const put = (next: Typed) => {
    latest.current = next
    setTyped(next)
    if (JSON.stringify(next.parts) === JSON.stringify(shown(saved))) drafts.forget(id)
    else drafts.put(id, next)
  }
  // after hydration: the server rendered the stored texts
  useBrowserLayoutEffect(() => {
    const kept = drafts.get(id) as Typed | null
    if (!kept) return
    latest.current = kept
    setTyped(kept)
  }, [id])

  const parts = stored(typed.parts)
  const mistakes: Readonly<Partial<Record<TemplatePart, PartMistake>>> = templateMistakes(
    parts,
    builtIn,
    TEMPLATE_VARIABLES[key],
    language,
  )
  const saveOver = async (over: number) => {
    const sent = latest.current.parts
    try {
      const answer = await save.mutateAsync({ language, version: over, parts: stored(sent) })
      const now = answer.languages.find((one) => one.language === language)
      const isUntouched = latest.current.parts === sent
      // a change typed during the save stays
      const next = {
        version: now?.version ?? over,
        parts: isUntouched ? shown(now?.parts ?? {}) : latest.current.parts,
      }
      latest.current = next
      setTyped(next)
      if (isUntouched) drafts.forget(id)
      else drafts.put(id, next)
      setConflict(false)
    } catch (error) {
      setConflict(isTemplateConflict(error))
    }
  }
  return {
    typed: typed.parts,
    parts,
    mistakes,
    isDirty: JSON.stringify(typed.parts) !== JSON.stringify(shown(saved)),
    isSaving: save.isPending,
    isConflict,
    change: (part: TemplatePart, value: string) =>
      put({ ...latest.current, parts: { ...latest.current.parts, [part]: value } }),
    /** Puts stored texts into the form. */
    take: (from: TemplateParts) => put({ ...latest.current, parts: shown({ ...builtIn, ...from }) }),
    reset: () => {
      put({ version, parts: shown(saved) })
      setConflict(false)
    },
    save: () => void saveOver(latest.current.version),
    /** Saves over the version of the other editor. */
    saveMine: () => void saveOver(version),
  }
}
export type TemplateForm = ReturnType<typeof useTemplateForm>
