import { officeCategories as text } from '@okolitsa/strings/ru/office-categories.ts'
import { lazy, Suspense, useState } from 'react'
import { type OfficeCategory, useChangeCategories } from '../../data/office/use-categories.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { navigate } from '../../platform/router/router.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './categories.module.css'
import { choicesOf } from './category-form.tsx'
import { branchOf, childrenOf } from './category-tree.ts'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const NOT_CHOSEN = { value: '', title: text.choose }

/** Goods by words into another category; the whole category into another one, or its removal; its former addresses. */
export function CategoryMoves({ all, category }: { all: readonly OfficeCategory[]; category: OfficeCategory }) {
  const { id, version, title, urlKey, oldKeys, goodsCount } = category
  const [words, setWords] = useState('')
  const [to, setTo] = useState('')
  const [heir, setHeir] = useState('')
  const [asked, ask] = useState<'merge' | 'remove' | null>(null)
  const goods = useChangeCategories()
  const whole = useChangeCategories()
  const into = all.find((one) => String(one.id) === heir)
  const subcategories = childrenOf(all, id).length
  const isEmpty = goodsCount === 0 && subcategories === 0
  const errors = fieldErrorsOf(goods.error)
  const params = { id }
  const confirm = () => {
    if (!into) return
    whole.mutate(
      {
        call: (calls) =>
          asked === 'merge'
            ? calls.mergeCategory({ params, body: { version, into: into.id } })
            : calls.removeOfficeCategory({ params, query: { version, addressesTo: into.id } }),
        done: () => (asked === 'merge' ? text.merged(title, into.title) : text.removed(title)),
      },
      {
        onSuccess: () => void navigate(`/office/catalog/categories/${into.id}`),
        onSettled: () => ask(null),
      },
    )
  }
  return (
    <>
      <Card as="section" className="stack g3" aria-label={text.moveGoods}>
        <h2 className="h4">{text.moveGoods}</h2>
        <form
          className={css.fields}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (goods.isPending || !to) return
            const left = (items: readonly OfficeCategory[]) => items.find((one) => one.id === id)?.goodsCount ?? 0
            goods.mutate({
              call: (calls) => calls.moveGoodsOfCategory({ params, body: { to: Number(to), words } }),
              done: (items) => text.moved(goodsCount - left(items)),
            })
          }}
        >
          <TextField
            label={text.words}
            hint={text.wordsHint}
            maxLength={80}
            autoComplete="off"
            value={words}
            error={errors.words}
            onChange={({ target }) => {
              setWords(target.value)
              goods.reset()
            }}
          />
          <Select
            label={text.to}
            items={[NOT_CHOSEN, ...choicesOf(all, new Set([id]))]}
            value={to}
            error={errors.to}
            onChange={({ target }) => setTo(target.value)}
          />
          <div className={css.row}>
            <Button type="submit" look="secondary" busy={goods.isPending} disabled={!to || words.trim().length < 2}>
              {text.move}
            </Button>
          </div>
        </form>
      </Card>
      <Card as="section" className="stack g3" aria-label={text.whole}>
        <h2 className="h4">{text.whole}</h2>
        <Select
          label={text.into}
          items={[NOT_CHOSEN, ...choicesOf(all, branchOf(all, id))]}
          value={heir}
          onChange={({ target }) => setHeir(target.value)}
        />
        {!isEmpty && <p className="sm muted">{text.inUse(goodsCount, subcategories)}</p>}
        <div className={css.row}>
          <Button look="secondary" disabled={!into} onClick={() => ask('merge')}>
            {text.merge}
          </Button>
          <Button look="danger" disabled={!into || !isEmpty} onClick={() => ask('remove')}>
            {text.remove}
          </Button>
        </div>
      </Card>
      {oldKeys.length > 0 && (
        <Card as="section" className="stack g3" aria-label={text.oldKeys}>
          <h2 className="h4">{text.oldKeys}</h2>
          <ul>
            {oldKeys.map((key) => (
              <li key={key}>
                <a href={`/category/${encodeURIComponent(key)}`}>{`/category/${key}`}</a>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {asked && into && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={() => ask(null)}
            title={asked === 'merge' ? text.mergeTitle(title, into.title) : text.removeTitle(title)}
            text={
              asked === 'merge'
                ? text.mergeText(goodsCount, subcategories, urlKey)
                : text.removeText(urlKey, into.title)
            }
            confirmText={asked === 'merge' ? text.merge : text.remove}
            cancelText={text.keep}
            busy={whole.isPending}
            onConfirm={confirm}
          />
        </Suspense>
      )}
    </>
  )
}
