import { MAX_STOP_PHRASE, STOP_REASONS, type StopReason } from '@okolitsa/domain/catalog/stop-list.ts'
import { officeStopList as text } from '@okolitsa/strings/ru/office-stop-list.ts'
import { useSetStopPhrase, useStopList } from '../../data/office/use-stop-list.ts'
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

const nothing = (): { phrase: string; reason: StopReason } => ({ phrase: '', reason: 'market' })
const REASONS = STOP_REASONS.map((value) => ({ value, title: text.reasons[value] }))

/** Phrases of forbidden goods by reason, with a form that adds one. */
export function StopList() {
  const { data, isError, refetch } = useStopList()
  const add = useSetStopPhrase()
  const remove = useSetStopPhrase()
  const [typed, change] = useDraft('office-stop-phrase', nothing)
  if (isError && !data)
    return (
      <ErrorState
        scope="block"
        title={text.loadFailed}
        action={<Button onClick={() => void refetch()}>{text.retry}</Button>}
      />
    )
  if (!data)
    return (
      <div role="status" aria-label={text.loading}>
        <Skeleton height={320} />
      </div>
    )
  return (
    <>
      <Card as="section" aria-label={text.add}>
        <form
          className={css.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!add.isPending) add.mutate(typed, { onSuccess: () => change(nothing()) })
          }}
        >
          <TextField
            label={text.phrase}
            hint={text.phraseHint}
            autoComplete="off"
            maxLength={MAX_STOP_PHRASE}
            value={typed.phrase}
            error={fieldErrorsOf(add.error).phrase}
            onChange={({ target }) => {
              change({ phrase: target.value })
              if (add.isError) add.reset()
            }}
          />
          <Select
            label={text.reason}
            items={REASONS}
            value={typed.reason}
            onChange={({ target }) =>
              change({ reason: STOP_REASONS.find((reason) => reason === target.value) ?? 'market' })
            }
          />
          <Button type="submit" busy={add.isPending}>
            {text.add}
          </Button>
        </form>
      </Card>
      {REASONS.map(({ value, title }) => {
        const phrases = data.filter(({ reason }) => reason === value)
        return (
          <Card as="section" key={value} className="stack g3" aria-label={title}>
            <h2 className="h4">{title}</h2>
            <p className="sm muted">{text.sellerReads(text.words[value])}</p>
            {phrases.length === 0 ? (
              <p className="sm muted">{text.none}</p>
            ) : (
              <ul className={css.phrases}>
                {phrases.map(({ phrase, isOwn }) => (
                  <li key={phrase}>
                    <Chip
                      removable
                      note={isOwn ? text.own : undefined}
                      disabled={remove.isPending}
                      aria-label={text.remove(phrase)}
                      onClick={() => remove.mutate({ phrase, reason: null })}
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
