import { officeSearches as text } from '@okolitsa/strings/ru/office-searches.ts'
import { useState } from 'react'
import { useSetSynonym, useSynonyms } from '../../data/office/use-synonyms.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { useDraft } from '../../platform/forms/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './searches.module.css'

const nothing = () => ({ word: '', means: '', isMutual: false })

/** Words of which the search knows another meaning; people with the right add and remove them. */
export function SynonymList({ mayTeach }: { mayTeach: boolean }) {
  const [search, setSearch] = useState('')
  const { data, isError, refetch } = useSynonyms(search.trim())
  const remove = useSetSynonym()
  return (
    <Card as="section" className="stack g4" aria-label={text.synonyms}>
      <h2 className="h4">{text.synonyms}</h2>
      <p className="sm muted">{text.synonymsNote}</p>
      {mayTeach && <NewSynonym />}
      <SearchField
        label={text.synonymsSearch}
        placeholder={text.synonymsSearch}
        maxLength={40}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {isError && !data && (
        <ErrorState
          scope="block"
          title={text.loadFailed}
          action={<Button onClick={() => void refetch()}>{text.retry}</Button>}
        />
      )}
      {!isError && !data && (
        <div role="status" aria-label={text.loading}>
          <Skeleton height={120} />
        </div>
      )}
      {data?.items.length === 0 && <p className="muted">{text.noSynonyms}</p>}
      <ul className={css.words}>
        {data?.items.map(({ word, means, isMutual }) => (
          <li key={`${word} ${means}`}>
            {mayTeach ? (
              <Chip
                removable
                disabled={remove.isPending}
                aria-label={text.forget(word, means)}
                onClick={() => remove.mutate({ word, means, isMutual: null })}
              >
                {text.pair(word, means, isMutual)}
              </Chip>
            ) : (
              text.pair(word, means, isMutual)
            )}
          </li>
        ))}
      </ul>
      {data && data.total > data.items.length && (
        <p className="sm muted">{text.shownOf(data.items.length, data.total)}</p>
      )}
    </Card>
  )
}

function NewSynonym() {
  const add = useSetSynonym()
  const [typed, change] = useDraft('office-synonym', nothing)
  const errors = fieldErrorsOf(add.error)
  const field = (name: 'word' | 'means') => ({
    label: text[name],
    autoComplete: 'off',
    maxLength: 40,
    value: typed[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      change({ [name]: target.value })
      if (add.isError) add.reset()
    },
  })
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!add.isPending) add.mutate(typed, { onSuccess: () => change(nothing()) })
      }}
    >
      <TextField {...field('word')} />
      <TextField {...field('means')} hint={text.meansHint} />
      <Button type="submit" busy={add.isPending}>
        {text.add}
      </Button>
      <Checkbox checked={typed.isMutual} onChange={() => change({ isMutual: !typed.isMutual })}>
        {text.isMutual}
      </Checkbox>
    </form>
  )
}
