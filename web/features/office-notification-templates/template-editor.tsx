import type { NotificationTemplate } from '@okolitsa/contracts/notification-templates/notification-templates.endpoints.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { readyTemplate, renderPart } from '@okolitsa/domain/notification-templates/render-templates.ts'
import { templatesDesk as text } from '@okolitsa/strings/ru/notification-templates-desk.ts'
import { useState } from 'react'
import { useTemplateTrial } from '../../data/office/use-notification-templates.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SendHorizontalIcon } from '../../ui/icons.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { TemplateFields } from './template-fields.tsx'
import { TemplateHistory } from './template-history.tsx'
import { TemplatePreview } from './template-preview.tsx'
import { TemplateWhen } from './template-when.tsx'
import css from './templates.module.css'
import { type TemplateForm, useTemplateForm } from './use-template-form.ts'

/** The editor of a notification, with what arrives in each language. */
export function TemplateEditor({ template }: { template: NotificationTemplate }) {
  const [language, setLanguage] = useState<Language>('ru')
  const [sample, setSample] = useState(0)
  // both forms stay, so that both previews show what is typed
  const forms = { ru: useTemplateForm(template, 'ru'), en: useTemplateForm(template, 'en') }
  const form = forms[language]
  const languages = template.languages.map((one) => one.language)
  return (
    <>
      <div className={css.editor}>
        <a href="/office/content/notices" className={css.back}>
          {text.back}
        </a>
        <Card as="section" className="stack g4">
          <Heading template={template} language={language} onLanguage={setLanguage} />
          <Problems template={template} language={language} form={form} />
          <TemplateFields key={language} template={template} language={language} form={form} />
          <Actions template={template} language={language} form={form} sample={sample} />
        </Card>
      </div>
      <aside className={css.preview} aria-label={text.preview.title}>
        <TemplatePreview
          template={template}
          languages={languages.toSorted((one) => (one === language ? -1 : 1))}
          forms={forms}
          sample={sample}
          onSample={setSample}
        />
      </aside>
      <div className={css.rest}>
        <TemplateWhen template={template} />
        <TemplateHistory
          template={template}
          onTake={(version) => {
            const builtIn = template.languages.find((one) => one.language === version.language)?.builtIn ?? {}
            setLanguage(version.language)
            forms[version.language].take(version.parts ?? builtIn)
          }}
        />
      </div>
    </>
  )
}

function Heading({
  template,
  language,
  onLanguage,
}: {
  template: NotificationTemplate
  language: Language
  onLanguage: (language: Language) => void
}) {
  const [first] = template.languages
  const title =
    first &&
    renderPart(readyTemplate(template.key, 'ru', first.builtIn, null), 'title', first.samples[0]?.values ?? {}, 'ru')
  return (
    <div className={css.heading}>
      <h2 className="h3">{text.names[template.key] ?? title ?? first?.builtIn.subject ?? template.key}</h2>
      {template.languages.length > 1 && (
        <Segmented
          label={text.language}
          value={language}
          items={template.languages.map((one) => ({ value: one.language, title: text.languages[one.language] }))}
          onValueChange={onLanguage}
        />
      )}
    </div>
  )
}

function Problems({
  template,
  language,
  form,
}: {
  template: NotificationTemplate
  language: Language
  form: TemplateForm
}) {
  const stored = template.languages.find((one) => one.language === language)
  if (!stored) return null
  const outdated = Object.keys(stored.formerBuiltIn) as (keyof typeof stored.builtIn)[]
  return (
    <>
      {form.isConflict && (
        <Notification tone="warning" title={text.conflict.title}>
          <p className="sm">{text.conflict.text}</p>
          <div className={css.buttons}>
            <Button size="medium" busy={form.isSaving} onClick={form.saveMine}>
              {text.conflict.mine}
            </Button>
            <Button size="medium" look="secondary-gray" onClick={form.reset}>
              {text.conflict.theirs}
            </Button>
          </div>
        </Notification>
      )}
      {Object.keys(stored.mistakes).length > 0 && <Notification tone="error" title={text.broken} />}
      {outdated.length > 0 && (
        <Notification tone="info" title={text.outdated}>
          {outdated.map((part) => (
            <p key={part} className={css.text}>
              {stored.builtIn[part]}
            </p>
          ))}
        </Notification>
      )}
    </>
  )
}

function Actions({
  template,
  language,
  form,
  sample,
}: {
  template: NotificationTemplate
  language: Language
  form: TemplateForm
  sample: number
}) {
  const trial = useTemplateTrial(template.key)
  const builtIn = template.languages.find((one) => one.language === language)?.builtIn ?? {}
  const isWrong = Object.keys(form.mistakes).length > 0
  const isBuiltIn = Object.entries(builtIn).every(([part, own]) => form.parts[part as keyof typeof builtIn] === own)
  return (
    <div className="stack g3">
      <p className="sm muted" role="status">
        {form.isDirty ? text.unsaved : ''}
      </p>
      <div className={css.buttons}>
        <Button size="medium" disabled={!form.isDirty || isWrong} busy={form.isSaving} onClick={form.save}>
          {text.save}
        </Button>
        {form.isDirty && (
          <Button size="medium" look="secondary-gray" onClick={form.reset}>
            {text.reset}
          </Button>
        )}
        {!isBuiltIn && (
          <Button size="medium" look="secondary-gray" onClick={() => form.take(builtIn)}>
            {text.builtIn}
          </Button>
        )}
      </div>
      <div className={css.buttons}>
        {template.trials.map((channel) => (
          <Button
            key={channel}
            size="medium"
            look="soft"
            icon={SendHorizontalIcon}
            disabled={isWrong}
            busy={trial.isPending && trial.variables.channel === channel}
            onClick={() => trial.mutate({ language, channel, parts: form.parts, sample })}
          >
            {text.trial[channel]}
          </Button>
        ))}
      </div>
      {template.trials.length === 0 && <p className="sm muted">{text.trial.none}</p>}
    </div>
  )
}
