import { productsDesk } from '@okolitsa/strings/ru/products-desk.ts'
import { lazy, Suspense, useState } from 'react'
import type { IconComponent } from '../../../ui/icon.tsx'
import {
  ArchiveIcon,
  ArchiveRestoreIcon,
  BadgePercentIcon,
  BoxesIcon,
  EyeIcon,
  EyeOffIcon,
  LayoutGridIcon,
  XIcon,
} from '../../../ui/icons.ts'
import type { Bulk } from './bulk.ts'
import css from './goods.module.css'

const CategoryDialog = lazy(() => import('./category-dialog.tsx'))
const BulkDialog = lazy(() => import('./bulk-dialog.tsx'))
const text = productsDesk.bulk

export function BulkBar({ onClear, ...bulk }: Bulk & { onClear: () => void }) {
  const { items, onChange } = bulk
  const [asked, setAsked] = useState<'price' | 'amount' | 'category' | null>(null)
  const areStopped = items.every(({ state }) => state === 'stopped' || state === 'archived')
  const areArchived = items.every(({ state }) => state === 'archived')
  const archive = () =>
    onChange(
      items.map(({ id }) => ({ id, isArchived: !areArchived })),
      onClear,
    )
  const turn = () =>
    onChange(
      items.map(({ id }) => ({ id, isOnSale: areStopped })),
      onClear,
    )
  return (
    <>
      <section className={css.bulk} aria-label={text.label}>
        <b aria-live="polite">{text.chosen(items.length)}</b>
        <Action icon={BadgePercentIcon} words={text.price} onPress={() => setAsked('price')} />
        <Action icon={BoxesIcon} words={text.amount} onPress={() => setAsked('amount')} />
        <Action
          icon={areStopped ? EyeIcon : EyeOffIcon}
          words={areStopped ? text.start : text.stop}
          isBusy={bulk.isSaving}
          onPress={turn}
        />
        <Action icon={LayoutGridIcon} words={text.category} onPress={() => setAsked('category')} />
        <Action
          icon={areArchived ? ArchiveRestoreIcon : ArchiveIcon}
          words={areArchived ? text.restore : text.archive}
          isBusy={bulk.isSaving}
          onPress={archive}
        />
        <button type="button" className={css.clear} aria-label={text.clear} onClick={onClear}>
          <XIcon size={20} />
        </button>
      </section>
      {asked && (
        <Suspense>
          {asked === 'category' ? (
            <CategoryDialog {...bulk} onClose={() => setAsked(null)} />
          ) : (
            <BulkDialog {...bulk} what={asked} onClose={() => setAsked(null)} />
          )}
        </Suspense>
      )}
    </>
  )
}

function Action({
  icon: Drawing,
  words,
  isBusy,
  onPress,
}: {
  icon: IconComponent
  words: string
  isBusy?: boolean
  onPress: () => void
}) {
  return (
    <button type="button" aria-disabled={isBusy || undefined} onClick={() => !isBusy && onPress()}>
      <Drawing size={20} />
      {words}
    </button>
  )
}
