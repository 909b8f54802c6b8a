import { BROADCAST_VARIABLES, SELLER_AUDIENCES } from '@okolitsa/domain/broadcasts/audience.ts'
import { MAX_BROADCAST } from '@okolitsa/domain/broadcasts/broadcast-text.ts'
import { LANGUAGES } from '@okolitsa/domain/language/language.ts'
import { fromEditor } from '@okolitsa/domain/notification-templates/editor-text.ts'
import { broadcasts } from '@okolitsa/strings/ru/broadcasts.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { lazy, Suspense, useState } from 'react'
import {
  type OwnMessage,
  useOwnBroadcastActions,
  useOwnSubjects,
} from '../../data/broadcasts/desk/use-own-broadcasts.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { useDraft } from '../../platform/forms/use-draft.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'

const ComboBox = lazy(() => import('../../ui/combo-box.tsx'))
const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const { write: text, preview: counted, own } = broadcasts
type Kind = (typeof SELLER_AUDIENCES)[number]
const firstForm = () => ({
  kind: 'day' as Kind,
  day: '',
  subject: null as { readonly id: string; readonly title: string } | null,
  title: '',
  text: '',
})

function audienceOf({ kind, day, subject }: ReturnType<typeof firstForm>): OwnMessage['audience'] | null {
  if (kind === 'followers') return { kind }
  if (kind === 'day') return day === '' ? null : { kind, day }
  return subject && { kind, id: Number(subject.id) }
}

/** A message to the own customers: who gets it, its text, how many they are, the start. */
export function OwnMessageForm({
  seller: { id, type },
  nextNewsAt,
}: {
  seller: { readonly id: number; readonly type: string }
  nextNewsAt: string | null
}) {
  const reference = useDayReference()
  const [language = 'ru'] = useRootData().site.market.languages ?? LANGUAGES
  const [form, change, drop] = useDraft('own-broadcast', firstForm)
  const { preview, start } = useOwnBroadcastActions(id)
  const [typed, setTyped] = useState<string | null>(null)
  const [isAsked, ask] = useState(false)
  const audience = audienceOf(form)
  const say = (part: string) => fromEditor(part, text.variables)
  const message: OwnMessage | null = audience && {
    audience,
    texts: { [language]: { title: say(form.title), text: say(form.text) } },
  }
  const isCounted = preview.isSuccess && JSON.stringify(preview.variables) === JSON.stringify(message)
  const error = start.error ?? preview.error
  const errors = fieldErrorsOf(error)
  const edit = (part: Partial<typeof form>) => {
    change(part)
    start.reset()
    if (preview.isError) preview.reset()
  }
  const kinds = SELLER_AUDIENCES.filter((kind) => kind !== (type === 'tour_operator' ? 'product' : 'tourDate'))
  const subjectKind = form.kind === 'tourDate' ? 'tourDate' : 'product'
  const subjects = useOwnSubjects(id, subjectKind, typed?.trim() ?? '')
  const names = Object.keys(BROADCAST_VARIABLES[form.kind]).map((name) => text.variables[name] ?? name)
  const people = preview.data?.people ?? 0
  return (
    <Card as="section" aria-label={text.title}>
      <form
        className="stack g4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (message && !preview.isPending) preview.mutate(message)
        }}
      >
        <Select
          label={text.kinds}
          items={kinds.map((value) => ({ value, title: broadcasts.audiences[value] }))}
          value={form.kind}
          onChange={({ target }) =>
            edit({ kind: SELLER_AUDIENCES.find((kind) => kind === target.value) ?? 'day', subject: null })
          }
        />
        <p className="sm muted">{text.about[form.kind]}</p>
        {form.kind === 'followers' && nextNewsAt !== null && (
          <Notification tone="info" title={own.wait(formatMoment(new Date(nextNewsAt), reference))} />
        )}
        {form.kind === 'day' && (
          <TextField
            type="date"
            label={text.day}
            required
            error={errors['audience.day']}
            value={form.day}
            onChange={({ target }) => edit({ day: target.value })}
          />
        )}
        {(form.kind === 'product' || form.kind === 'tourDate') && (
          <Suspense>
            <ComboBox
              label={text.subjects[form.kind]}
              hint={text.subjectHint}
              inputValue={typed ?? form.subject?.title ?? ''}
              onInputChange={(words) => {
                setTyped(words)
                edit({ subject: null })
              }}
              items={subjects}
              emptyText={text.nothingFound}
              onSelect={(chosen) => {
                const subject = subjects.find((one) => one.id === chosen)
                if (!subject) return
                setTyped(null)
                edit({ subject: { id: chosen, title: subject.title } })
              }}
            />
          </Suspense>
        )}
        <TextField
          label={text.heading}
          maxLength={MAX_BROADCAST.title}
          autoComplete="off"
          value={form.title}
          error={errors[`texts.${language}.title`]}
          onChange={({ target }) => edit({ title: target.value })}
        />
        <TextArea
          label={text.body}
          hint={text.bodyHint(names)}
          rows={4}
          maxLength={MAX_BROADCAST.text}
          value={form.text}
          error={errors[`texts.${language}.text`]}
          onChange={({ target }) => edit({ text: target.value })}
        />
        {error && Object.keys(errors).length === 0 && (
          <Notification tone="error" title={refusalWords(error, text.failed)} />
        )}
        {isCounted && preview.data && (
          <div aria-live="polite">
            <p>
              <b>{people === 0 ? counted.nobody : own.people(people)}</b>
            </p>
            {preview.data.leftOut.noConsent > 0 && (
              <p className="sm muted">
                {counted.leftOut} {counted.noConsent(preview.data.leftOut.noConsent)}
              </p>
            )}
          </div>
        )}
        <div className="stack g3">
          <Button type="submit" look="secondary" busy={preview.isPending} disabled={!message}>
            {text.count}
          </Button>
          {isCounted && people > 0 && (
            <Button busy={start.isPending} onClick={() => ask(true)}>
              {text.start(people)}
            </Button>
          )}
        </div>
      </form>
      {isAsked && message && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={ask}
            title={text.startTitle(people)}
            text={text.startText}
            confirmText={text.start(people)}
            confirmLook="primary"
            cancelText={text.keep}
            onConfirm={() => {
              ask(false)
              start.mutate(message, {
                onSuccess: () => {
                  drop()
                  change(firstForm())
                },
              })
            }}
          />
        </Suspense>
      )}
    </Card>
  )
}
