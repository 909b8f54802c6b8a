import {
  MAX_REVIEW_TAGS,
  MAX_TAG_TITLE,
  type ReviewTags,
} from '@okolitsa/contracts/reviews/review-tags-desk.endpoints.ts'
import { JUDGED_TRADES, type JudgedTrade } from '@okolitsa/domain/reviews/review-tags.ts'
import { officeLists } from '@okolitsa/strings/ru/office-lists.ts'
import { useState } from 'react'
import { useReviewTags, useSaveReviewTags } from '../../data/office/use-short-lists.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { useKeptState } from '../../platform/forms/use-draft.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type RowProps, Rows } from './rows.tsx'
import { ListForm, ListNotLoaded } from './short-list.tsx'
import css from './showcase.module.css'

const text = officeLists.tags
const GROUPS = ['product', 'farmer'] as const
const KINDS = ['advantage', 'disadvantage'] as const

type Tag = ReviewTags['items'][number]
interface TagRow extends Omit<Tag, 'id'> {
  readonly key: number
  /** Null = a new tag. */
  readonly id: number | null
}
const typedOf = (rows: readonly TagRow[]) => rows.map(({ key: _, ...tag }) => tag)

/** The editor of tags of reviews. */
export function ReviewTagsEditor() {
  const { data, isError, refetch } = useReviewTags()
  return data ? <Editor tags={data} /> : <ListNotLoaded isError={isError} retry={refetch} />
}

function Editor({ tags }: { tags: ReviewTags }) {
  const [{ typed, revision }, setTyped, drop] = useKeptState<{
    readonly typed: readonly TagRow[] | null
    readonly revision: string
  }>('office-review-tags', () => ({ typed: null, revision: '' }), true)
  const [about, setAbout] = useState<Tag['about']>('product')
  const [kind, setKind] = useState<Tag['kind']>('advantage')
  const save = useSaveReviewTags()
  const stored = tags.items.map((tag, key): TagRow => ({ ...tag, key }))
  const rows = typed ?? stored
  const isShown = (row: TagRow) => row.about === about && row.kind === kind
  const shown = rows.filter(isShown)
  // mistakes come with the place in the whole list
  const places = new Map(rows.filter(isShown).map((row, index) => [rows.indexOf(row), index]))
  const errors = Object.fromEntries(
    Object.entries(fieldErrorsOf(save.error)).map(([path, words]) => [
      path.replace(/^tags\.(\d+)/, (_, place) => `tags.${places.get(Number(place)) ?? `of-another-${place}`}`),
      words,
    ]),
  )
  const forget = () => {
    drop()
    setTyped({ typed: null, revision: '' })
    save.reset()
  }
  return (
    <ListForm
      label={text.title}
      isDirty={JSON.stringify(typedOf(rows)) !== JSON.stringify(typedOf(stored))}
      isBusy={save.isPending}
      onSave={() => save.mutate({ revision: revision || tags.revision, tags: typedOf(rows) }, { onSuccess: forget })}
      onReset={forget}
    >
      <Segmented
        label={text.group}
        value={about}
        items={GROUPS.map((value) => ({ value, title: text.groups[value] }))}
        onValueChange={setAbout}
      />
      <Segmented
        label={text.kind}
        value={kind}
        items={KINDS.map((value) => ({ value, title: text.kinds[value] }))}
        onValueChange={setKind}
      />
      {shown.length === 0 && <p className="muted">{text.none}</p>}
      <Rows
        name="tags"
        title={text.title}
        rows={shown}
        most={MAX_REVIEW_TAGS}
        errors={errors}
        words={text}
        emptyRow={{ id: null, kind, about, trades: null, title: '', titleEn: '', isOffered: true }}
        mayRemove={({ id }) => id === null}
        onChange={(next) => {
          // the key of a new row is new among all of them
          const most = Math.max(-1, ...rows.map(({ key }) => key))
          const known = new Set(rows.filter(isShown).map(({ key }) => key))
          const own = next.map((row) => (known.has(row.key) ? row : { ...row, key: most + 1 }))
          setTyped({
            typed: [...rows.filter((row) => !isShown(row)), ...own],
            revision: revision || tags.revision,
          })
        }}
      >
        {(row) => <TagFields {...row} />}
      </Rows>
    </ListForm>
  )
}

function TagFields({ row, errorOf, change }: RowProps<TagRow>) {
  return (
    <>
      <div className={css.pair}>
        <TextField
          label={text.name}
          maxLength={MAX_TAG_TITLE}
          value={row.title}
          error={errorOf('title')}
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextField
          label={text.nameEn}
          maxLength={MAX_TAG_TITLE}
          value={row.titleEn}
          error={errorOf('titleEn')}
          onChange={({ target }) => change({ titleEn: target.value })}
        />
      </div>
      <Select
        label={text.trades}
        items={[
          { value: '', title: text.everyTrade },
          ...JUDGED_TRADES.map((value) => ({ value, title: text.trade[value] })),
          ...(row.trades && row.trades.length > 1
            ? [{ value: row.trades.join(), title: row.trades.map((trade) => text.trade[trade]).join(', ') }]
            : []),
        ]}
        value={row.trades?.join() ?? ''}
        onChange={({ target }) =>
          change({ trades: target.value === '' ? null : (target.value.split(',') as JudgedTrade[]) })
        }
      />
      <Switch checked={row.isOffered} onChange={({ target }) => change({ isOffered: target.checked })}>
        {text.isOffered}
      </Switch>
    </>
  )
}
