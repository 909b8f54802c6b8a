import type { NotificationTemplate } from '@okolitsa/contracts/notification-templates/notification-templates.endpoints.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { type PartMistake, requiredVariables } from '@okolitsa/domain/notification-templates/check-template.ts'
import { insertVariable } from '@okolitsa/domain/notification-templates/editor-text.ts'
import {
  TEMPLATE_PARTS,
  TEMPLATE_VARIABLES,
  type TemplatePart,
} from '@okolitsa/domain/notification-templates/template-table.ts'
import { deskValidationTexts } from '@okolitsa/strings/ru/desk-validation.ts'
import { templatesDesk as text } from '@okolitsa/strings/ru/notification-templates-desk.ts'
import { useRef, useState } from 'react'
import { TextArea } from '../../ui/text-area.tsx'
import css from './templates.module.css'
import type { TemplateForm } from './use-template-form.ts'

/** Lines of a field by part. */
const ROWS: Readonly<Record<TemplatePart, number>> = {
  title: 2,
  text: 5,
  sms: 3,
  subject: 2,
  letter: 10,
  promise: 4,
  toPay: 4,
}

const nameOf = (name: string): string => text.words[name] ?? name
const mistakeWords = (mistake: PartMistake | undefined): string | undefined =>
  mistake && text.at(deskValidationTexts[mistake.code], mistake.name === null ? null : nameOf(mistake.name))

/** Fields of a text, and buttons that insert variables at the cursor of the field edited last. */
export function TemplateFields({
  template,
  language,
  form,
}: {
  template: NotificationTemplate
  language: Language
  form: TemplateForm
}) {
  const builtIn = template.languages.find((one) => one.language === language)?.builtIn ?? {}
  const variables = TEMPLATE_VARIABLES[template.key]
  const parts = TEMPLATE_PARTS.filter((part) => builtIn[part] !== undefined)
  const [chosen, setChosen] = useState<TemplatePart>(parts.includes('text') ? 'text' : (parts[0] ?? 'text'))
  const areas = useRef<Partial<Record<TemplatePart, HTMLTextAreaElement | null>>>({})

  function insert(name: string) {
    const area = areas.current[chosen]
    const variable = variables[name]
    if (!area || !variable) return
    const next = insertVariable(area.value, [area.selectionStart, area.selectionEnd], {
      name,
      variable,
      names: text.words,
    })
    form.change(chosen, next.text)
    // the cursor is placed after React has written the text
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(next.cursor, next.cursor)
    })
  }
  const names = Object.keys(variables)
  const flags = names.filter((name) => variables[name]?.type === 'flag')
  const values = names.filter((name) => variables[name]?.type !== 'flag')
  return (
    <>
      {parts.map((part) => {
        // title and text are read together, as are subject and letter
        const isFirst = (part === 'title' && parts.includes('text')) || (part === 'subject' && parts.includes('letter'))
        const required = isFirst ? [] : requiredVariables(builtIn, part, variables, language).map(nameOf)
        return (
          <TextArea
            key={part}
            ref={(area) => {
              areas.current[part] = area
            }}
            label={text.parts[part]}
            hint={required.length > 0 ? text.required(required) : undefined}
            name={part}
            rows={ROWS[part]}
            lang={language}
            value={form.typed[part] ?? ''}
            error={mistakeWords(form.mistakes[part])}
            onFocus={() => setChosen(part)}
            onChange={({ target }) => form.change(part, target.value)}
          />
        )
      })}
      {names.length > 0 && (
        <div className="stack g3">
          <Chips label={text.insert} names={values} say={text.insertVariable} onInsert={insert} />
          {flags.length > 0 && (
            <Chips label={text.condition} names={flags} say={text.insertCondition} onInsert={insert} />
          )}
          <p className="sm muted">{parts.length > 1 ? text.insertedInto(text.parts[chosen]) : null}</p>
          <p className="sm muted">{text.help}</p>
        </div>
      )}
    </>
  )
}

function Chips({
  label,
  names,
  say,
  onInsert,
}: {
  label: string
  names: readonly string[]
  say: (name: string) => string
  onInsert: (name: string) => void
}) {
  return (
    <fieldset className={css.chips}>
      <legend className="sm muted">{label}</legend>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={css.chip}
          aria-label={say(nameOf(name))}
          // the field keeps its selection
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(name)}
        >
          {nameOf(name)}
        </button>
      ))}
    </fieldset>
  )
}
