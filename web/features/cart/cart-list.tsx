import type { Cart, CartCalculation, CartList as Carts } from '@okolitsa/contracts/cart/cart.ts'
import { cart as text } from '@okolitsa/strings/ru/cart.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import basketPicture from '../../assets/food/basket.webp'
import errorPicture from '../../assets/land/err.svg'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { RowSkeleton } from '../../ui/row-skeleton.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CartBill } from './cart-bill.tsx'
import { CartCard } from './cart-card.tsx'
import css from './cart-list.module.css'
import { cartsTogether } from './checkout-path.ts'
import { useCarts, useDeleteCart } from './use-carts.ts'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))

function Loading() {
  return (
    <div className={css.layout} role="status" aria-label={text.loading}>
      <Card>
        <Skeleton width="50%" height={24} />
        <RowSkeleton />
        <RowSkeleton />
      </Card>
    </div>
  )
}

function Empty() {
  return (
    <Card>
      <EmptyState
        picture={basketPicture}
        title={text.emptyTitle}
        text={text.emptyText}
        action={
          <Button size="medium" shape="round" href="/farmers">
            {text.emptyAction}
          </Button>
        }
      />
    </Card>
  )
}

function DeleteQuestion({ cart, onClose }: { cart: Cart; onClose: () => void }) {
  const remove = useDeleteCart()
  return (
    <Suspense>
      <ConfirmDialog
        isOpen
        onOpenChange={onClose}
        title={text.deleteQuestion}
        text={text.deleteText(cart.farmer.title)}
        confirmText={text.deleteConfirm}
        cancelText={text.deleteCancel}
        onConfirm={() => {
          remove.mutate(cart.cartId)
          onClose()
        }}
      />
    </Suspense>
  )
}

/** What the page adds to the carts from other features. */
interface CartListParts {
  onChangeAddress: () => void
  /** Why a cart was left behind by a purchase. */
  noticeOf: (cart: Cart) => ReactNode
  /** The code and the bonuses of one cart. */
  renderSavings: (cart: Cart, calculation: CartCalculation) => ReactNode
}

function Filled({ list, onChangeAddress, noticeOf, renderSavings }: CartListParts & { list: Carts }) {
  const [asked, setAsked] = useState<Cart | null>(null)
  return (
    <div className={css.layout}>
      <div className="stack g4">
        {list.items.map((cart) => (
          <CartCard
            key={cart.cartId}
            cart={cart}
            notice={noticeOf(cart)}
            onDelete={() => setAsked(cart)}
            onChangeAddress={onChangeAddress}
          />
        ))}
      </div>
      <CartBill carts={cartsTogether(list.items)} renderSavings={renderSavings} />
      {asked && <DeleteQuestion cart={asked} onClose={() => setAsked(null)} />}
    </div>
  )
}

/** All carts of the shopper, newest first, with the bill of those that are ready. */
export function CartList(parts: CartListParts) {
  const { list, isFailed, retry } = useCarts()
  if (isFailed) {
    return (
      <ErrorState
        scope="block"
        picture={errorPicture}
        title={text.failedTitle}
        text={text.failedText}
        action={<Button onClick={retry}>{text.retry}</Button>}
      />
    )
  }
  if (!list) return <Loading />
  return list.items.length === 0 ? <Empty /> : <Filled list={list} {...parts} />
}
