import { officeSearches as text } from '@okolitsa/strings/ru/office-searches.ts'
import { useState } from 'react'
import { useCategories, useChangeCategories } from '../../data/office/use-categories.ts'
import { useSetSynonym } from '../../data/office/use-synonyms.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { useDraft } from '../../platform/forms/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import Modal from '../../ui/modal.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'

const WAYS = ['word', 'category'] as const

interface Taught {
  readonly word: string
  readonly onClose: () => void
}

/** The form that gives a phrase without results its meaning: another word, or a category. */
export default function TeachSearch({
  phrase,
  hasCategories,
  onClose,
}: {
  phrase: string
  hasCategories: boolean
  onClose: () => void
}) {
  const words = phrase.split(/[^\p{L}\p{N}]+/u).filter((one) => one.length >= 2 && one.length <= 40)
  const [word, setWord] = useState(words[0] ?? phrase)
  const [way, setWay] = useState<(typeof WAYS)[number]>('word')
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.teachTitle(phrase)}
      closeLabel={text.close}
    >
      <div className="stack g4">
        {words.length > 1 && (
          <Select
            label={text.which}
            items={words.map((one) => ({ value: one, title: one }))}
            value={word}
            onChange={({ target }) => setWord(target.value)}
          />
        )}
        {hasCategories && (
          <Segmented
            label={text.teachAs}
            value={way}
            items={WAYS.map((value) => ({ value, title: text.as[value] }))}
            onValueChange={setWay}
          />
        )}
        {way === 'word' ? (
          <AsWord key={word} word={word} onClose={onClose} />
        ) : (
          <AsCategory key={word} word={word} onClose={onClose} />
        )}
        <a href={`/search-result?text=${encodeURIComponent(phrase)}`} target="_blank" rel="noreferrer">
          {text.check}
        </a>
      </div>
    </Modal>
  )
}

function AsWord({ word, onClose }: Taught) {
  const set = useSetSynonym()
  const [{ means, isMutual }, change, drop] = useDraft(`office-teach-${word}`, () => ({ means: '', isMutual: false }))
  const errors = fieldErrorsOf(set.error)
  const leave = () => {
    drop()
    onClose()
  }
  return (
    <form
      className="stack g4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!set.isPending) set.mutate({ word, means: means.trim(), isMutual }, { onSuccess: leave })
      }}
    >
      <TextField
        label={text.means}
        hint={text.meansHint}
        autoComplete="off"
        maxLength={40}
        value={means}
        error={errors.means ?? errors.word}
        onChange={({ target }) => {
          change({ means: target.value })
          if (set.isError) set.reset()
        }}
      />
      <Checkbox checked={isMutual} onChange={() => change({ isMutual: !isMutual })}>
        {text.isMutual}
      </Checkbox>
      <Button type="submit" busy={set.isPending}>
        {text.add}
      </Button>
    </form>
  )
}

function AsCategory({ word, onClose }: Taught) {
  const { data = [] } = useCategories()
  const [id, setId] = useState('')
  const change = useChangeCategories()
  const chosen = data.find((category) => String(category.id) === id)
  return (
    <form
      className="stack g4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!chosen || change.isPending) return
        const { version, synonyms } = chosen
        change.mutate(
          {
            call: (calls) =>
              calls.changeOfficeCategory({
                params: { id: chosen.id },
                body: { version, synonyms: [...new Set([...synonyms, word])] },
              }),
            done: () => text.added(word),
          },
          { onSuccess: onClose },
        )
      }}
    >
      <Select
        label={text.category}
        items={[
          { value: '', title: text.chooseCategory },
          ...data.map((category) => ({ value: String(category.id), title: category.title })),
        ]}
        value={id}
        error={Object.values(fieldErrorsOf(change.error))[0]}
        onChange={({ target }) => setId(target.value)}
      />
      <Button type="submit" busy={change.isPending} disabled={!chosen}>
        {text.add}
      </Button>
    </form>
  )
}
