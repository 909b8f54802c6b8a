import type { RedirectOutcomes } from '@okolitsa/contracts/content/redirects.endpoints.ts'
import { MAX_REDIRECT_PATH, MAX_REDIRECT_ROWS, redirectRows } from '@okolitsa/domain/content/redirects.ts'
import { officeRedirects as text } from '@okolitsa/strings/ru/office-redirects.ts'
import { useState } from 'react'
import { usePreviewRedirects, useSaveRedirects } from '../../data/office/use-redirects.ts'
import { useDraft } from '../../platform/forms/use-draft.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './redirects.module.css'

type Row = RedirectOutcomes['rows'][number]

const isGood = ({ outcome }: Row) => outcome === 'new' || outcome === 'changed' || outcome === 'same'
const nothing = () => ({ from: '', to: '', pasted: '' })

/** Adds one redirect, or a pasted table after a look at what each row would do. */
export function AddRedirects() {
  const [typed, change] = useDraft('office-redirects', nothing)
  const save = useSaveRedirects()
  const refused = save.data?.length === 1 && save.data[0] && !isGood(save.data[0]) ? save.data[0].outcome : null
  const field = (name: 'from' | 'to') => ({
    label: text.fields[name],
    hint: text.hints[name],
    autoComplete: 'off',
    maxLength: MAX_REDIRECT_PATH,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => {
      change({ [name]: target.value })
      save.reset()
    },
  })
  const isOfTarget = refused === 'wrongTo' || refused === 'loop'
  return (
    <Card as="section" className="stack g4" aria-label={text.add}>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (save.isPending) return
          save.mutate([{ from: typed.from, to: typed.to }], {
            onSuccess: (rows) => rows.every(isGood) && change({ from: '', to: '' }),
          })
        }}
      >
        <TextField {...field('from')} error={refused && !isOfTarget ? text.outcomes[refused] : undefined} />
        <TextField {...field('to')} error={refused && isOfTarget ? text.outcomes[refused] : undefined} />
        <Button type="submit" busy={save.isPending}>
          {text.add}
        </Button>
      </form>
      <Disclosure title={text.many}>
        <Pasted pasted={typed.pasted} onChange={(pasted) => change({ pasted })} />
      </Disclosure>
    </Card>
  )
}

function Pasted({ pasted, onChange }: { pasted: string; onChange: (pasted: string) => void }) {
  const preview = usePreviewRedirects()
  const save = useSaveRedirects()
  const [rows, setRows] = useState<readonly Row[] | null>(null)
  const typed = redirectRows(pasted)
  const isTooLong = typed.length > MAX_REDIRECT_ROWS
  const good = rows?.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').length ?? 0
  return (
    <div className="stack g4">
      <TextArea
        label={text.pasted}
        hint={text.pastedHint}
        error={isTooLong ? text.tooMany(MAX_REDIRECT_ROWS) : undefined}
        rows={6}
        value={pasted}
        onChange={({ target }) => {
          onChange(target.value)
          setRows(null)
        }}
      />
      <div className={css.buttons}>
        <Button
          size="medium"
          look="secondary"
          disabled={typed.length === 0 || isTooLong}
          busy={preview.isPending}
          onClick={() => preview.mutate(typed, { onSuccess: setRows })}
        >
          {text.preview}
        </Button>
        {rows && good > 0 && (
          <Button
            size="medium"
            busy={save.isPending}
            onClick={() =>
              save.mutate(typed, {
                onSuccess: (saved) => {
                  setRows(null)
                  // rows with mistakes stay in the field
                  onChange(
                    saved
                      .filter((row) => !isGood(row))
                      .map(({ from, to }) => `${from};${to}`)
                      .join('\n'),
                  )
                },
              })
            }
          >
            {text.saveMany(good)}
          </Button>
        )}
      </div>
      {rows && (
        <ul className={css.rows} aria-label={text.preview}>
          {rows.map(({ from, to, outcome }, index) => (
            // rows of a table have no other key
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
            <li key={index}>
              <span>
                {from} → {to}
              </span>
              <Badge color={isGood({ from, to, outcome }) ? 'green' : 'red'}>{text.outcomes[outcome]}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
