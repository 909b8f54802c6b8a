import { BROADCAST_VARIABLES, mayHaveSms } from '@okolitsa/domain/broadcasts/audience.ts'
import { MAX_BROADCAST } from '@okolitsa/domain/broadcasts/broadcast-text.ts'
import { LANGUAGES, type Language } from '@okolitsa/domain/language/language.ts'
import { fromEditor } from '@okolitsa/domain/notification-templates/editor-text.ts'
import { broadcasts } from '@okolitsa/strings/ru/broadcasts.ts'
import { lazy, Suspense, useState } from 'react'
import { useWriteBroadcast, type WrittenBroadcast } from '../../data/office/use-broadcasts.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { useDraft } from '../../platform/forms/use-draft.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AudienceFields, audienceOf, firstAudience } from './audience-fields.tsx'
import { BroadcastPreviewCard } from './broadcast-preview.tsx'
import css from './broadcasts.module.css'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const text = broadcasts.write
const NO_TEXT = { title: '', text: '' }
const firstForm = () => ({
  ...firstAudience(),
  texts: { ru: NO_TEXT, en: NO_TEXT } as Readonly<Record<Language, typeof NO_TEXT>>,
  withSms: false,
})
type Form = ReturnType<typeof firstForm>

/** The message of the calls; null = the audience is not chosen yet. */
function writtenOf(form: Form, languages: readonly Language[]): WrittenBroadcast | null {
  const audience = audienceOf(form)
  const typed = (part: string) => fromEditor(part, text.variables)
  const texts = Object.fromEntries(
    languages.map((language) => [
      language,
      { title: typed(form.texts[language].title), text: typed(form.texts[language].text) },
    ]),
  )
  return audience && { audience, texts, withSms: form.withSms && mayHaveSms(form.kind) }
}

/** A message to many: who gets it, its text, a preview, a trial, the start. */
export function BroadcastComposer() {
  const languages = useRootData().site.market.languages ?? LANGUAGES
  const [form, change, drop] = useDraft('office-broadcast', firstForm)
  const { preview, trial, start } = useWriteBroadcast()
  const [isAsked, ask] = useState(false)
  const written = writtenOf(form, languages)
  // only a message that was counted as it stands is sent
  const isCounted = preview.isSuccess && JSON.stringify(preview.variables) === JSON.stringify(written)
  const error = start.error ?? trial.error ?? preview.error
  const errors = fieldErrorsOf(error)
  const edit = (part: Partial<Form>) => {
    change(part)
    for (const mutation of [trial, start, ...(preview.isError ? [preview] : [])]) mutation.reset()
  }
  const names = Object.keys(BROADCAST_VARIABLES[form.kind]).map((name) => text.variables[name] ?? name)
  return (
    <div className={css.columns}>
      <form
        className="stack g4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (written && !preview.isPending) preview.mutate(written)
        }}
      >
        <Card as="section" className="stack g4" aria-label={text.to}>
          <h2 className="h4">{text.to}</h2>
          <AudienceFields form={form} errors={errors} onChange={edit} />
        </Card>
        <Card as="section" className="stack g4" aria-label={text.text}>
          <h2 className="h4">{text.text}</h2>
          {languages.map((language) => {
            const say = (part: Partial<typeof NO_TEXT>) =>
              edit({ texts: { ...form.texts, [language]: { ...form.texts[language], ...part } } })
            return (
              <fieldset key={language} className={css.language} lang={language}>
                {languages.length > 1 && <legend>{text.languages[language]}</legend>}
                <TextField
                  label={text.heading}
                  maxLength={MAX_BROADCAST.title}
                  autoComplete="off"
                  value={form.texts[language].title}
                  error={errors[`texts.${language}.title`] ?? errors[`texts.${language}`]}
                  onChange={({ target }) => say({ title: target.value })}
                />
                <TextArea
                  label={text.body}
                  hint={text.bodyHint(names)}
                  rows={4}
                  maxLength={MAX_BROADCAST.text}
                  value={form.texts[language].text}
                  error={errors[`texts.${language}.text`]}
                  onChange={({ target }) => say({ text: target.value })}
                />
              </fieldset>
            )
          })}
          {mayHaveSms(form.kind) && form.kind !== 'lot' && (
            <div>
              <Checkbox checked={form.withSms} onChange={({ target }) => edit({ withSms: target.checked })}>
                {text.withSms}
              </Checkbox>
              <p className="sm muted">{text.withSmsHint}</p>
            </div>
          )}
          {error && Object.keys(errors).length === 0 && (
            <Notification tone="error" title={refusalWords(error, text.failed)} />
          )}
          <div className={css.buttons}>
            <Button type="submit" look="secondary" size="medium" busy={preview.isPending} disabled={!written}>
              {text.count}
            </Button>
            <Button
              look="secondary-gray"
              size="medium"
              busy={trial.isPending}
              disabled={!written}
              onClick={() => written && trial.mutate(written)}
            >
              {text.tryIt}
            </Button>
          </div>
          {!written && <p className="sm muted">{text.chooseFirst}</p>}
        </Card>
      </form>
      <BroadcastPreviewCard preview={preview.data} isCounted={isCounted}>
        {isCounted && preview.data.people > 0 && (
          <Button busy={start.isPending} onClick={() => ask(true)}>
            {text.start(preview.data.people)}
          </Button>
        )}
      </BroadcastPreviewCard>
      {isAsked && written && preview.data && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={ask}
            title={text.startTitle(preview.data.people)}
            text={text.startText}
            confirmText={text.start(preview.data.people)}
            confirmLook="primary"
            cancelText={text.keep}
            busy={start.isPending}
            onConfirm={() => {
              ask(false)
              start.mutate(written, { onSuccess: drop })
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
