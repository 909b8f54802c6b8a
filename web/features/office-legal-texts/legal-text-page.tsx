import type { LegalText, WrittenLegalText } from '@okolitsa/contracts/content/legal-texts.endpoints.ts'
import { type LegalCode, MAX_LEGAL_TEXT } from '@okolitsa/domain/content/legal-codes.ts'
import { bodyOf } from '@okolitsa/domain/content/written-text.ts'
import { fillLegalText } from '@okolitsa/domain/market/legal-text.ts'
import { isChanged, textDifference } from '@okolitsa/domain/text/text-difference.ts'
import { legalTexts as text } from '@okolitsa/strings/ru/legal-texts.ts'
import { useDeferredValue } from 'react'
import { useLegalText, useSaveLegalDraft } from '../../data/office/use-legal-texts.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { useDraft } from '../../platform/forms/use-draft.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextChanges } from '../../ui/text-changes.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { LegalFacts } from './legal-facts.tsx'
import { LegalHistory } from './legal-history.tsx'
import { LegalLoading } from './legal-list.tsx'
import { LegalPublication } from './legal-publication.tsx'
import css from './legal-texts.module.css'

export function LegalTextPage({ code }: { code: LegalCode }) {
  const { data, isError, refetch } = useLegalText(code)
  if (!data) return <LegalLoading isError={isError} onRetry={() => void refetch()} />
  // another saved version begins another form; what was typed over the former one is kept in the tab
  return <Editor key={data.last?.version ?? 0} legal={data} />
}

const NOTHING: WrittenLegalText = { version: 0, title: '', text: '' }
const whole = ({ title, text: words }: Pick<WrittenLegalText, 'title' | 'text'>) => `${title}\n${words}`

/** The editor of a text: what is typed, its difference from the site, and the publication. */
function Editor({ legal }: { legal: LegalText }) {
  const { code, published } = legal
  const last = legal.last ?? NOTHING
  const [form, change, drop] = useDraft<WrittenLegalText>(`legal ${code}`, () => last)
  const save = useSaveLegalDraft(code, drop)
  const errors = fieldErrorsOf(save.error)
  const isConflict = form.version !== last.version
  const isDirty = whole(form) !== whole(last)
  const { missing } = fillLegalText({ title: form.title, body: bodyOf(form.text), action: '', links: [] }, legal.facts)
  const saveOver = (version: number) => save.mutate({ version, title: form.title, text: form.text })
  return (
    <div className={css.columns}>
      <div className="stack g4">
        {isConflict && (
          <Notification tone="warning" title={text.conflict.title}>
            <p className="sm">{text.conflict.text(last.version, legal.history[0]?.savedBy ?? null)}</p>
            <div className={css.buttons}>
              <Button size="medium" busy={save.isPending} onClick={() => saveOver(last.version)}>
                {text.conflict.mine}
              </Button>
              <Button size="medium" look="secondary-gray" onClick={() => change(last)}>
                {text.conflict.theirs}
              </Button>
            </div>
          </Notification>
        )}
        <Card as="section" className="stack g4">
          <TextField
            label={text.fields.title}
            value={form.title}
            maxLength={200}
            readOnly={save.isPending}
            error={errors.title}
            onChange={({ target }) => change({ title: target.value })}
          />
          <TextArea
            label={text.fields.text}
            hint={text.fields.hint}
            rows={22}
            value={form.text}
            maxLength={MAX_LEGAL_TEXT}
            readOnly={save.isPending}
            error={errors.text}
            onChange={({ target }) => change({ text: target.value })}
          />
          <p className="sm muted" role="status">
            {isDirty ? text.unsaved : ''}
          </p>
          <div className={css.buttons}>
            <Button
              size="medium"
              disabled={!isDirty || isConflict || form.title.trim() === '' || form.text.trim() === ''}
              busy={save.isPending}
              onClick={() => saveOver(form.version)}
            >
              {text.save}
            </Button>
            {isDirty && !isConflict && (
              <Button size="medium" look="secondary-gray" onClick={() => change(last)}>
                {text.reset}
              </Button>
            )}
          </div>
        </Card>
        <Difference before={isConflict ? last : published} after={form} />
      </div>
      <div className="stack g4">
        <LegalPublication legal={legal} isSaved={!isDirty && !isConflict} missing={missing} />
        <LegalFacts facts={legal.facts} />
        <LegalHistory legal={legal} onTake={({ title, text: words }) => change({ title, text: words })} />
      </div>
    </div>
  )
}

function Difference({ before, after }: { before: WrittenLegalText | null; after: WrittenLegalText }) {
  const typed = useDeferredValue(whole(after))
  const lines = before ? textDifference(whole(before), typed).filter(isChanged) : []
  return (
    <Card as="section" className="stack g3">
      <h2 className="h4">{text.difference.title}</h2>
      {before === null && <p className="muted">{text.difference.fresh}</p>}
      {before !== null && lines.length === 0 && <p className="muted">{text.difference.same}</p>}
      {lines.length > 0 && <TextChanges lines={lines} />}
    </Card>
  )
}
