import type { GoodsCategory, GoodsProduct } from '@okolitsa/contracts/products/goods-product.ts'
import { deskValidationTexts } from '@okolitsa/strings/ru/desk-validation.ts'
import { menusDesk } from '@okolitsa/strings/ru/menus-desk.ts'
import { productsDesk } from '@okolitsa/strings/ru/products-desk.ts'
import { productsForm as text } from '@okolitsa/strings/ru/products-form.ts'
import { lazy, Suspense, useState } from 'react'
import { farPricesOfForm } from '../../../data/products/desk/far-price.ts'
import { GOODS_PATH, MENU_PATH } from '../../../data/products/desk/goods-query.ts'
import { resizedThumb } from '../../../data/products/desk/picking-thumb.ts'
import { type DraftField, draftOf, type ProductEdits, readEdits } from '../../../data/products/desk/product-draft.ts'
import { formErrorsOf, useEditGoods, useGoodsProduct } from '../../../data/products/desk/use-goods-product.ts'
import { UnsavedGuard } from '../../../platform/forms/unsaved-guard.tsx'
import { useKeptState } from '../../../platform/forms/use-draft.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ArrowLeftIcon } from '../../../ui/icons.ts'
import { SaveBar } from '../../../ui/save-bar.tsx'
import { Thumb } from '../../../ui/thumb.tsx'
import { AttributesSection } from './attributes-section.tsx'
import { CheckAlert } from './check-alert.tsx'
import { DishSection } from './dish-section.tsx'
import { FoodSection } from './food-section.tsx'
import css from './goods-form.module.css'
import { HistorySection } from './history-section.tsx'
import { MainSection } from './main-section.tsx'
import { OptionsSection } from './options-section.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { PriceSection } from './price-section.tsx'
import { ProductActions } from './product-actions.tsx'
import { ProductionScheduleSection } from './production-schedule-section.tsx'
import { RecordsSection } from './records-section.tsx'
import type { FormMenu, SectionProps } from './section.ts'

const ConfirmDialog = lazy(() => import('../../../ui/confirm-dialog.tsx'))
const ConflictDialog = lazy(() => import('./conflict-dialog.tsx'))

/** A product with all its fields; edits are kept here until they are saved. */
export function ProductScreen({
  initial,
  categories,
  menu = null,
  isOpen,
}: {
  initial: GoodsProduct
  categories: readonly GoodsCategory[]
  /** The menu of a dish; absent = not a dish. */
  menu?: FormMenu | null | undefined
  /** Whether customers see the shop; null = unknown. */
  isOpen: boolean | null
}) {
  const product = useGoodsProduct(initial)
  const [edits, setEdits] = useKeptState<ProductEdits>(`product-${initial.id}`, () => ({}))
  const [isAsked, setAsked] = useState(false)
  const [conflict, setConflict] = useState<readonly string[]>([])
  const { change, mistakes } = readEdits(product, edits)
  const far = farPricesOfForm(product, change)
  const [isFarAsked, setFarAsked] = useState(false)
  const wrong = Object.keys(mistakes)
  const isDirty = wrong.length > 0 || Object.keys(change).length > 0
  const save = useEditGoods(product.id, {
    onSaved: () => {
      setConflict([])
      setAsked(false)
      // keeps edits made during the save
      setEdits((now) =>
        Object.fromEntries(Object.entries(now).filter(([key, value]) => value !== edits[key as DraftField])),
      )
    },
    onConflict: setConflict,
  })
  const send = () => {
    setAsked(true)
    if (wrong.length > 0 || !isDirty) return
    if (far.length > 0) setFarAsked(true)
    else save.mutate({ change, base: product.form })
  }
  const refused = formErrorsOf(save.error)
  const errorOf = (field: DraftField): string | undefined => {
    const mistake = isAsked ? mistakes[field] : undefined
    return mistake ? deskValidationTexts[mistake] : field in edits ? refused[field] : undefined
  }
  const section: SectionProps = {
    product,
    draft: { ...draftOf(product), ...edits },
    categories,
    menu,
    isOpen,
    errorOf,
    onEdit: (part) => setEdits((now) => ({ ...now, ...part })),
  }
  return (
    <div className={css.product}>
      <UnsavedGuard isDirty={isDirty && !save.isPending} />
      <header className={css.stepHead}>
        <IconButton
          icon={ArrowLeftIcon}
          label={menu ? menusDesk.form.back : text.back}
          href={menu ? MENU_PATH : GOODS_PATH}
        />
        <Thumb size={56} hue={product.hue} picture={resizedThumb({ imageUrl: product.imageUrl })} />
        <h1 className="h3">{product.form.title}</h1>
      </header>
      <CheckAlert check={product.check} />
      <ProductActions product={product} />
      <PicturesSection productId={product.id} />
      <MainSection {...section} />
      {section.draft.dish && <DishSection {...section} dish={section.draft.dish} />}
      <PriceSection {...section} />
      {!section.draft.dish && <ProductionScheduleSection {...section} />}
      {!section.draft.dish && <AttributesSection {...section} />}
      {section.draft.dish && <OptionsSection {...section} dish={section.draft.dish} />}
      <FoodSection {...section} />
      <RecordsSection {...section} />
      <HistorySection product={product} categories={categories} menu={menu} />
      {isDirty && (
        <SaveBar
          words={text}
          isSaving={save.isPending}
          onReset={() => {
            setEdits({})
            setAsked(false)
          }}
          onSave={send}
        />
      )}
      {far.length > 0 && isFarAsked && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={setFarAsked}
            title={productsDesk.far.title}
            text={far.map(({ title, before, after, unit }) => (
              <p key={after}>{productsDesk.far.of(title, before, after, unit)}</p>
            ))}
            confirmText={productsDesk.far.confirm}
            cancelText={productsDesk.far.cancel}
            confirmLook="primary"
            onConfirm={() => {
              setFarAsked(false)
              save.mutate({ change, base: product.form })
            }}
          />
        </Suspense>
      )}
      {conflict.length > 0 && (
        <Suspense>
          <ConflictDialog
            fields={conflict.filter((field): field is DraftField => field in edits || field in change)}
            theirs={draftOf(product)}
            mine={section.draft}
            categories={categories}
            title={menu ? menusDesk.form.conflict : text.conflict.title}
            isBusy={save.isPending}
            onClose={() => setConflict([])}
            onKeepMine={send}
            onTakeTheirs={() => {
              const taken = new Set(conflict)
              setEdits((now) => Object.fromEntries(Object.entries(now).filter(([key]) => !taken.has(key))))
              setConflict([])
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
