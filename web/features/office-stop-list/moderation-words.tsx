import { MAX_STOP_PHRASE } from '@okolitsa/domain/catalog/stop-list.ts'
import { officeModeration } from '@okolitsa/strings/ru/office-moderation.ts'
import { officeStopList } from '@okolitsa/strings/ru/office-stop-list.ts'
import { useModerationWords, usePreviewWord, useSetModerationWord } from '../../data/office/use-moderation-words.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { useDraft } from '../../platform/forms/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './stop-list.module.css'

const { words: text, kind: kindOf } = officeModeration
const nothing = (): { phrase: string; does: 'held' | 'marked' } => ({ phrase: '', does: 'held' })
const ACTIONS = [
  { value: 'held', title: text.held, note: text.heldNote },
  { value: 'marked', title: text.marked, note: text.markedNote },
] as const

/** Words by which texts are held or marked, with a form that adds one and tries it on past texts. */
export function ModerationWords() {
  const { data, isError, refetch } = useModerationWords()
  const add = useSetModerationWord()
  const remove = useSetModerationWord()
  const preview = usePreviewWord()
  const [typed, change] = useDraft('office-moderation-word', nothing)
  if (isError && !data)
    return (
      <ErrorState
        scope="block"
        title={officeStopList.loadFailed}
        action={<Button onClick={() => void refetch()}>{officeStopList.retry}</Button>}
      />
    )
  if (!data)
    return (
      <div role="status" aria-label={officeStopList.loading}>
        <Skeleton height={320} />
      </div>
    )
  return (
    <>
      <Card as="section" className="stack g3" aria-label={officeStopList.add}>
        <form
          className={css.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            const word = { phrase: typed.phrase, isHeld: typed.does === 'held' }
            if (!add.isPending) add.mutate(word, { onSuccess: () => change(nothing()) })
          }}
        >
          <TextField
            label={officeStopList.phrase}
            hint={officeStopList.phraseHint}
            autoComplete="off"
            maxLength={MAX_STOP_PHRASE}
            value={typed.phrase}
            error={fieldErrorsOf(add.error).phrase ?? fieldErrorsOf(preview.error).phrase}
            onChange={({ target }) => {
              change({ phrase: target.value })
              add.reset()
              preview.reset()
            }}
          />
          <Select
            label={text.what}
            items={ACTIONS}
            value={typed.does}
            onChange={({ target }) => change({ does: target.value === 'held' ? 'held' : 'marked' })}
          />
          <Button type="submit" busy={add.isPending}>
            {officeStopList.add}
          </Button>
        </form>
        <div>
          <Button
            look="secondary"
            size="medium"
            busy={preview.isPending}
            disabled={typed.phrase.trim() === ''}
            onClick={() => preview.mutate(typed.phrase)}
          >
            {text.preview}
          </Button>
        </div>
        <div role="status" className="stack g2">
          {preview.data && (
            <>
              <p>{text.found(preview.data.found, preview.data.texts)}</p>
              <ul className={css.examples}>
                {preview.data.examples.map(({ kind, text: example }) => (
                  <li key={`${kind} ${example}`}>
                    <b>{kindOf[kind]}</b> {example}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </Card>
      {ACTIONS.map(({ value, title, note }) => {
        const phrases = data.filter(({ isHeld }) => isHeld === (value === 'held'))
        return (
          <Card as="section" key={value} className="stack g3" aria-label={title}>
            <h2 className="h4">{title}</h2>
            <p className="sm muted">{note}</p>
            {phrases.length === 0 ? (
              <p className="sm muted">{officeStopList.none}</p>
            ) : (
              <ul className={css.phrases}>
                {phrases.map(({ phrase }) => (
                  <li key={phrase}>
                    <Chip
                      removable
                      disabled={remove.isPending}
                      aria-label={officeStopList.remove(phrase)}
                      onClick={() => remove.mutate({ phrase, isHeld: null })}
                    >
                      {phrase}
                    </Chip>
                  </li>
                ))}
              </ul>
            )}
          </Card>
        )
      })}
    </>
  )
}
