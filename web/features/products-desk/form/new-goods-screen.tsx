import type { GoodsCategory } from '@okolitsa/contracts/products/goods-product.ts'
import { menusDesk } from '@okolitsa/strings/ru/menus-desk.ts'
import { productsForm } from '@okolitsa/strings/ru/products-form.ts'
import { useState } from 'react'
import { GOODS_PATH, MENU_PATH, productFormPath } from '../../../data/products/desk/goods-query.ts'
import { useCreateGoods } from '../../../data/products/desk/use-goods-product.ts'
import { forgetFiles } from '../../../platform/forms/kept-files.ts'
import { UnsavedGuard } from '../../../platform/forms/unsaved-guard.tsx'
import { useKeptState } from '../../../platform/forms/use-draft.ts'
import { navigate } from '../../../platform/router/router.ts'
import { useLocation } from '../../../platform/router/screens.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ArrowLeftIcon } from '../../../ui/icons.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import css from './goods-form.module.css'
import { EMPTY_DISH, EMPTY_NEW, type NewDraft, newGoodsOf } from './new-draft.ts'
import type { FormMenu } from './section.ts'
import { StepPhoto } from './step-photo.tsx'
import { StepPrice } from './step-price.tsx'
import { StepTitle } from './step-title.tsx'
import { usePhoto } from './use-photo.ts'

const GOODS_WORDS = productsForm.steps
/** Hash of each step: the back button returns to the previous step. */
const HASHES = ['', '#title', '#price'] as const

export function NewGoodsScreen({
  organizationId,
  categories,
  sections = null,
  isOpen,
}: {
  organizationId: number
  categories: readonly GoodsCategory[]
  /** Menu sections for the new dish, for restaurants only. */
  sections?: FormMenu['sections'] | null | undefined
  /** Whether customers see the shop; null = unknown. */
  isOpen: boolean | null
}) {
  const text = sections
    ? { ...GOODS_WORDS, ...menusDesk.form, title: menusDesk.form.newTitle, back: GOODS_WORDS.back }
    : GOODS_WORDS
  const backPath = sections ? MENU_PATH : GOODS_PATH
  const { pathname, hash } = useLocation()
  const draftId = sections ? 'new-dish' : 'new-goods'
  const photo = usePhoto(draftId)
  // the idempotency key is stored with the draft: a repeat after a reload creates the same product
  const [{ key, ...draft }, setDraft, drop, isRestored] = useKeptState<NewDraft & { key: string }>(draftId, () => ({
    ...(sections ? EMPTY_DISH : EMPTY_NEW),
    key: crypto.randomUUID(),
  }))
  const [isBegun, setBegun] = useState(false)
  const isStarted = isBegun || isRestored || photo.isRestored
  const [isMade, setMade] = useState(false)
  const create = useCreateGoods(organizationId, ({ id, form }) => {
    setMade(true)
    drop()
    forgetFiles(draftId)
    showToast({ tone: 'success', text: form.isOnSale ? text.published : text.kept })
    // after the navigation guard has seen the saved state
    setTimeout(() => void navigate(productFormPath(id, sections !== null), { replace: true }))
  })
  // without a draft the hash of a later step is ignored
  const step = isStarted ? Math.max(0, HASHES.indexOf(hash as (typeof HASHES)[number])) : 0
  const go = (to: number) => {
    setBegun(true)
    void navigate(pathname + (HASHES[to] ?? ''))
  }
  const change = (part: Partial<NewDraft>) => setDraft((now) => ({ ...now, ...part }))
  const send = async (isOnSale: boolean) => {
    const goods = newGoodsOf(draft)
    if (goods) create.mutate({ ...goods, key, isOnSale, photo: await photo.cut() })
  }
  const name = text.names[step] ?? ''
  return (
    <div className={css.steps}>
      <UnsavedGuard isDirty={isStarted && !isMade} />
      <header className={css.stepHead}>
        <IconButton
          reads
          icon={ArrowLeftIcon}
          label={step === 0 ? (sections ? menusDesk.form.back : productsForm.back) : text.back}
          {...(step === 0 ? { href: backPath } : { onClick: () => window.history.back() })}
        />
        <div>
          <h1 className="h3">{text.title}</h1>
          <p className="sm muted" aria-live="polite">
            {text.where(step + 1, name)}
          </p>
        </div>
      </header>
      <div className={css.dots} aria-hidden="true">
        {HASHES.map((one, at) => (
          <i key={one} className={classNames(at <= step && css.passed)} />
        ))}
      </div>
      {step === 0 && <StepPhoto photo={photo} place={text.place} onNext={() => go(1)} />}
      {step === 1 && <StepTitle {...{ photo, draft, categories, sections }} onChange={change} onNext={() => go(2)} />}
      {step === 2 && (
        <StepPrice
          photo={photo}
          draft={draft}
          where={
            [...categories, ...(sections ?? [])].find(({ id }) => id === (draft.sectionId ?? draft.categoryId))?.title
          }
          isDish={sections !== null}
          isOpen={isOpen}
          isSending={create.isPending || isMade}
          onChange={change}
          onSend={(isOnSale) => void send(isOnSale)}
        />
      )}
    </div>
  )
}
