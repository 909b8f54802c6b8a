import type { SavedView } from '@okolitsa/contracts/office/office-views.endpoints.ts'
import { MAX_VIEW_NAME, MAX_VIEW_QUERY, type ViewList } from '@okolitsa/domain/office/saved-views.ts'
import { officeList } from '@okolitsa/strings/ru/office-list.ts'
import { useState } from 'react'
import type { ListQuery } from '../../data/office/list-query.ts'
import { useViews, useViewWork } from '../../data/office/use-views.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { useDraft } from '../../platform/forms/use-draft.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { BookmarkIcon, PencilIcon } from '../../ui/icons.ts'
import Modal from '../../ui/modal.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { type Described, pathOf } from './list-filters.tsx'
import css from './office-list.module.css'

const text = officeList.saved

const isSame = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) =>
  new URLSearchParams(one).toString() === new URLSearchParams(other).toString()

/** Links to the views, built-in and saved ones: named filters of the list. */
export function ListViews({ list, query }: { list: Described; query: ListQuery }) {
  const { columns, isDense } = query
  const isShown = (filters: Readonly<Record<string, string>>) => query.search === '' && isSame(filters, query.filters)
  return (
    <nav className={css.views} aria-label={officeList.views}>
      {list.views.map(({ title, filters }) => (
        <a
          key={title}
          href={pathOf(list, { filters, columns, isDense })}
          aria-current={isShown(filters) ? 'page' : undefined}
        >
          {title}
        </a>
      ))}
      <SavedViews list={list} query={query} isBuiltIn={list.views.some(({ filters }) => isShown(filters))} />
    </nav>
  )
}

/** Links to saved views after the built-in ones, and the way to save the filters that are shown. */
function SavedViews({ list, query, isBuiltIn }: { list: Described; query: ListQuery; isBuiltIn: boolean }) {
  const views = useViews(list.saved)
  const [isAsked, ask] = useState(false)
  const shown = pathOf(list, { ...query, after: null }).split('?')[1] ?? ''
  const current = views.find((view) => view.query === shown)
  const mayChange = current ? current.mayChange : !isBuiltIn && shown !== '' && shown.length <= MAX_VIEW_QUERY
  return (
    <>
      {views.map(({ id, name, query: saved, isShared, author }) => (
        <a
          key={id}
          href={`${list.path}?${saved}`}
          aria-current={id === current?.id ? 'page' : undefined}
          title={author === null ? (isShared ? text.sharedByMe : undefined) : text.sharedBy(author)}
        >
          {name}
        </a>
      ))}
      {mayChange && (
        <button type="button" onClick={() => ask(true)}>
          {current ? <PencilIcon size={16} /> : <BookmarkIcon size={16} />}
          {current ? text.change : text.save}
        </button>
      )}
      <Modal
        isOpen={isAsked}
        onOpenChange={() => ask(false)}
        title={current ? text.change : text.save}
        closeLabel={text.close}
      >
        <ViewForm list={list.saved} shown={shown} current={current ?? null} onClose={() => ask(false)} />
      </Modal>
    </>
  )
}

function ViewForm({
  list,
  shown,
  current,
  onClose,
}: {
  list: ViewList
  shown: string
  current: SavedView | null
  onClose: () => void
}) {
  const { save, change, remove } = useViewWork(list)
  const [form, fill, drop] = useDraft(`list-view-${current?.id ?? list}`, () => ({
    name: current?.name ?? '',
    isShared: current?.isShared ?? false,
  }))
  const error = save.error ?? change.error ?? remove.error
  const errors = fieldErrorsOf(error)
  const isBusy = save.isPending || change.isPending || remove.isPending
  const done = (words: string) => ({
    onSuccess: () => {
      drop()
      showToast({ tone: 'success', text: words })
      onClose()
    },
  })
  return (
    <form
      className="stack g4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy) return
        if (current) change.mutate({ id: current.id, ...form }, done(text.changed))
        else save.mutate({ ...form, query: shown }, done(text.isSaved))
      }}
    >
      <TextField
        label={text.name}
        hint={text.nameHint}
        error={errors.name}
        required
        maxLength={MAX_VIEW_NAME}
        value={form.name}
        onChange={({ target }) => fill({ name: target.value })}
      />
      <Checkbox checked={form.isShared} onChange={({ target }) => fill({ isShared: target.checked })}>
        {text.share}
      </Checkbox>
      {error && Object.keys(errors).length === 0 && (
        <Notification tone="error" title={refusalWords(error, officeList.failed)} />
      )}
      <Button type="submit" block busy={save.isPending || change.isPending}>
        {text.keep}
      </Button>
      {current && (
        <Button
          look="secondary-gray"
          block
          busy={remove.isPending}
          onClick={() => remove.mutate(current.id, done(text.removed))}
        >
          {current.isShared ? text.removeForAll : text.remove}
        </Button>
      )}
    </form>
  )
}
