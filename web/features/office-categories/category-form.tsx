import { ATTRIBUTE_KEYS, MAX_ATTRIBUTES } from '@okolitsa/domain/catalog/attributes.ts'
import { MARKING_GROUPS } from '@okolitsa/domain/catalog/category-duties.ts'
import { DOCUMENT_KINDS } from '@okolitsa/domain/sellers/seller-fields.ts'
import { attributes } from '@okolitsa/strings/ru/attributes.ts'
import { categoryDuties } from '@okolitsa/strings/ru/category-duties.ts'
import { officeCategories as text } from '@okolitsa/strings/ru/office-categories.ts'
import type { SubmitEvent } from 'react'
import { type CategoryBody, type OfficeCategory, useChangeCategories } from '../../data/office/use-categories.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { useKeptState } from '../../platform/forms/use-draft.ts'
import { navigate } from '../../platform/router/router.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './categories.module.css'
import { branchOf, childrenOf, flatTree, stepPlace } from './category-tree.ts'

/** Fields as they are typed: words are one text. */
type Form = Omit<CategoryBody, 'synonyms'> & { readonly synonyms: string }

/** Categories for a list of choices, indented by their depth. */
export const choicesOf = (all: readonly OfficeCategory[], without: ReadonlySet<number> = new Set()) =>
  flatTree(all)
    .filter(({ category }) => !without.has(category.id))
    .map(({ category, depth }) => ({
      value: String(category.id),
      title: `${'\u00A0\u00A0'.repeat(depth)}${category.title}`,
    }))

const newCategory = (all: readonly OfficeCategory[]): CategoryBody => ({
  parentId: null,
  urlKey: '',
  title: '',
  description: '',
  image: all[0]?.image ?? '',
  hue: 90,
  position: Math.max(-1, ...childrenOf(all, null).map(({ position }) => position)) + 1,
  attributes: [],
  synonyms: [],
  requiredPapers: [],
  markingGroup: null,
  isRisky: false,
})
const synonymsOf = (typed: string) => [...new Set(typed.split(',').map((word) => word.trim()))].filter(Boolean)
const toggled = <T,>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

/**
 * Fields and place of a category; without one, of a new one. Only typed fields are sent, so that a change by another
 * person is shown in the others.
 */
export function CategoryForm({ all, category }: { all: readonly OfficeCategory[]; category?: OfficeCategory }) {
  const [typed, setTyped, drop] = useKeptState<Partial<Form>>(
    `office-category-${category?.id ?? 'new'}`,
    () => ({}),
    true,
  )
  const save = useChangeCategories()
  const order = useChangeCategories()
  const stored: CategoryBody = category ?? newCategory(all)
  const form: Form = { ...stored, synonyms: stored.synonyms.join(', '), ...typed }
  const errors = fieldErrorsOf(save.error)
  const errorOf = (field: keyof Form) =>
    Object.entries(errors).find(([path]) => path.replace(/^categories\.0\./, '').split('.')[0] === field)?.[1]
  const change = (part: Partial<Form>) => {
    setTyped((now) => ({ ...now, ...part }))
    if (save.isError) save.reset()
  }
  const field = (name: 'title' | 'urlKey' | 'description' | 'synonyms') => ({
    label: text.fields[name],
    hint: name === 'urlKey' ? text.urlKeyHint : name === 'synonyms' ? text.synonymsHint : undefined,
    value: form[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const { synonyms, ...others } = typed
    const part = { ...others, ...(synonyms !== undefined && { synonyms: synonymsOf(synonyms) }) }
    save.mutate(
      {
        call: (calls) =>
          category
            ? calls.changeOfficeCategory({ params: { id: category.id }, body: { ...part, version: category.version } })
            : calls.createOfficeCategory({ body: { ...stored, ...part } }),
        done: () => (category ? text.saved : text.created),
      },
      {
        onSuccess: (items) => {
          drop()
          setTyped({})
          const added = items.find(({ id }) => !all.some((one) => one.id === id))
          if (!category && added) void navigate(`/office/catalog/categories/${added.id}`)
        },
      },
    )
  }
  const step = (by: -1 | 1) => {
    const place = category && stepPlace(all, category, by)
    if (order.isPending || !place) return
    order.mutate({
      call: (calls) =>
        calls.placeOfficeCategory({ params: { id: category.id }, body: { version: category.version, ...place } }),
      done: () => text.ordered,
    })
  }
  const drawings = [...new Map(flatTree(all).map(({ category: { image, title } }) => [image, title]))]
  return (
    <Card as="section" className="stack g3" aria-label={category?.title ?? text.add}>
      <h2 className="h4">{category?.title ?? text.add}</h2>
      {category && (
        <div className={css.row}>
          <span className="sm muted">{text.place(category)}</span>
          {([-1, 1] as const).map((by) => (
            <Button
              key={by}
              look="secondary"
              size="small"
              busy={order.isPending}
              disabled={!stepPlace(all, category, by)}
              onClick={() => step(by)}
            >
              {by < 0 ? text.up : text.down}
            </Button>
          ))}
        </div>
      )}
      <form className={css.fields} noValidate onSubmit={submit}>
        <TextField {...field('title')} maxLength={120} />
        <TextField {...field('urlKey')} maxLength={120} autoComplete="off" />
        <Select
          label={text.fields.parentId}
          items={[{ value: '', title: text.top }, ...choicesOf(all, category && branchOf(all, category.id))]}
          value={String(form.parentId ?? '')}
          error={errorOf('parentId')}
          onChange={({ target }) => change({ parentId: target.value ? Number(target.value) : null })}
        />
        <Select
          label={text.fields.markingGroup}
          items={[
            { value: '', title: text.noMarking },
            ...MARKING_GROUPS.map((value) => ({ value, title: categoryDuties.groups[value] })),
          ]}
          value={form.markingGroup ?? ''}
          error={errorOf('markingGroup')}
          onChange={({ target }) =>
            change({ markingGroup: MARKING_GROUPS.find((group) => group === target.value) ?? null })
          }
        />
        <Checkbox checked={form.isRisky} onChange={() => change({ isRisky: !form.isRisky })}>
          {text.fields.isRisky}
        </Checkbox>
        <TextArea {...field('synonyms')} rows={3} />
        <TextArea {...field('description')} rows={3} maxLength={1_000} />
        <Select
          label={text.fields.image}
          items={drawings.map(([value, title]) => ({ value, title: text.drawnAs(title) }))}
          value={form.image}
          error={errorOf('image')}
          onChange={({ target }) => change({ image: target.value })}
        />
        <fieldset className={css.set}>
          <legend>{text.fields.requiredPapers}</legend>
          {DOCUMENT_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              checked={form.requiredPapers.includes(kind)}
              onChange={() => change({ requiredPapers: toggled(form.requiredPapers, kind) })}
            >
              {categoryDuties.kinds[kind]}
            </Checkbox>
          ))}
        </fieldset>
        <fieldset className={css.set}>
          <legend>{text.fields.attributes(MAX_ATTRIBUTES)}</legend>
          {ATTRIBUTE_KEYS.map((key) => (
            <Checkbox
              key={key}
              checked={form.attributes.includes(key)}
              disabled={!form.attributes.includes(key) && form.attributes.length >= MAX_ATTRIBUTES}
              onChange={() => change({ attributes: toggled(form.attributes, key) })}
            >
              {attributes.titles[key]}
            </Checkbox>
          ))}
        </fieldset>
        <div className={css.row}>
          <Button type="submit" busy={save.isPending} disabled={Object.keys(typed).length === 0}>
            {category ? text.save : text.create}
          </Button>
        </div>
      </form>
    </Card>
  )
}
