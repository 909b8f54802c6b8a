import type { GoodsProduct } from '@okolitsa/contracts/products/goods-product.ts'
import { menusDesk } from '@okolitsa/strings/ru/menus-desk.ts'
import { productsForm } from '@okolitsa/strings/ru/products-form.ts'
import { lazy, Suspense, useState } from 'react'
import { productFormPath } from '../../../data/products/desk/goods-query.ts'
import { useProductActions } from '../../../data/products/desk/use-product-actions.ts'
import { navigate } from '../../../platform/router/router.ts'
import { Notification } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { ArchiveIcon, ArchiveRestoreIcon, CopyIcon } from '../../../ui/icons.ts'
import css from './goods-form.module.css'

const ConfirmDialog = lazy(() => import('../../../ui/confirm-dialog.tsx'))

export function ProductActions({ product: { id, isArchived, form } }: { product: GoodsProduct }) {
  const isDish = form.dish !== null
  const text = isDish ? { ...productsForm.actions, ...menusDesk.form } : productsForm.actions
  const [isAsked, setAsked] = useState(false)
  const { archive, copy } = useProductActions(id, text, (made) => void navigate(productFormPath(made.id, isDish)))
  return (
    <>
      {isArchived && (
        <Notification
          title={text.isArchived}
          action={
            <Button
              size="medium"
              look="secondary"
              icon={ArchiveRestoreIcon}
              busy={archive.isPending}
              onClick={() => archive.mutate(false)}
            >
              {text.restore}
            </Button>
          }
        >
          {text.isArchivedText}
        </Notification>
      )}
      <section className={css.actions} aria-label={text.label}>
        <Button look="secondary" icon={CopyIcon} busy={copy.isPending || copy.isSuccess} onClick={() => copy.mutate()}>
          {text.copy}
        </Button>
        {!isArchived && (
          <Button look="secondary-gray" icon={ArchiveIcon} onClick={() => setAsked(true)}>
            {text.archive}
          </Button>
        )}
      </section>
      {isAsked && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={() => setAsked(false)}
            title={text.archiveTitle}
            text={text.archiveText}
            confirmText={text.archive}
            cancelText={productsForm.cancel}
            busy={archive.isPending}
            onConfirm={() => archive.mutate(true, { onSettled: () => setAsked(false) })}
          />
        </Suspense>
      )}
    </>
  )
}
