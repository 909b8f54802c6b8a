import type { Cart, CartCalculation, CartList as Carts } from '@okolitsa/contracts/cart/cart.ts'
import type { CartProduct } from '@okolitsa/contracts/cart/cart-product.ts'
import { activeCart } from '@okolitsa/domain/cart/carts.ts'
import { cart as text } from '@okolitsa/strings/ru/cart.ts'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import errorPicture from '../../assets/land/err.svg'
import { useDeleteCart } from '../../data/cart/use-cart-actions.ts'
import { useCarts } from '../../data/cart/use-carts.ts'
import { useShowcase } from '../../data/catalog/use-showcase.ts'
import { cartsTogether } from '../../data/checkout/checkout-path.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyBasket } from '../../ui/empty-basket.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { RowSkeleton } from '../../ui/row-skeleton.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CartBill } from './cart-bill.tsx'
import { CartCard } from './cart-card.tsx'
import css from './cart-list.module.css'

const CartsWatch = lazy(() => import('./carts-watch.tsx'))
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
  return <EmptyBasket title={text.emptyTitle} text={text.emptyText} {...useShowcase()} />
}

/** Delay before the focus moves, ms: a closed window returns the focus one frame later. */
const AFTER_WINDOW_MS = 50

/** After a cart is deleted, moves the focus to the active cart, or to the page when no carts are left. */
function focusActive(cards: HTMLElement | null, carts: readonly Cart[], deletedId: string): void {
  const rest = carts.filter(({ cartId }) => cartId !== deletedId)
  const active = activeCart(rest)
  const place = active === null ? 0 : rest.indexOf(active)
  setTimeout(() => {
    const links = cards?.isConnected ? [...cards.querySelectorAll<HTMLElement>('h2 a')] : []
    const next = links[place] ?? document.getElementById('content')
    next?.focus()
  }, AFTER_WINDOW_MS)
}

function DeleteQuestion({ cart, onClose, onDeleted }: { cart: Cart; onClose: () => void; onDeleted: () => void }) {
  const remove = useDeleteCart()
  const words = cart.sharing?.isOwner === false ? text.leave : text.delete
  return (
    <Suspense>
      <ConfirmDialog
        isOpen
        onOpenChange={onClose}
        title={words.question}
        text={words.text(cart.farmer.title)}
        confirmText={words.confirm}
        cancelText={words.cancel}
        onConfirm={() => {
          remove.mutate(cart)
          onClose()
          onDeleted()
        }}
      />
    </Suspense>
  )
}

interface CartListParts {
  /** Called to open the options of a dish in the cart. */
  onChoose: (line: CartProduct) => void
  onChangeAddress: () => void
  /** Reason why the last checkout left a cart behind. */
  notificationOf: (cart: Cart) => ReactNode
  renderDiscounts: (cart: Cart, calculation: CartCalculation) => ReactNode
}

function Filled({ list, onChoose, onChangeAddress, notificationOf, renderDiscounts }: CartListParts & { list: Carts }) {
  const [asked, setAsked] = useState<Cart | null>(null)
  const cards = useRef<HTMLDivElement>(null)
  const together = cartsTogether(list.items)
  return (
    <div className={css.layout}>
      <div ref={cards} className="stack g4">
        {list.items.map((cart) => (
          <CartCard
            key={cart.cartId}
            cart={cart}
            notification={notificationOf(cart)}
            onChoose={onChoose}
            onDelete={() => setAsked(cart)}
            onChangeAddress={onChangeAddress}
          />
        ))}
      </div>
      <CartBill
        carts={together}
        others={list.items.filter((cart) => !together.includes(cart))}
        renderDiscounts={renderDiscounts}
      />
      {asked && (
        <DeleteQuestion
          cart={asked}
          onClose={() => setAsked(null)}
          onDeleted={() => focusActive(cards.current, list.items, asked.cartId)}
        />
      )}
    </div>
  )
}

/** All carts of the visitor, newest first, and the bill of the carts that are ready. */
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
  return (
    <>
      {list.items.length === 0 ? <Empty /> : <Filled list={list} {...parts} />}
      <Suspense>
        <CartsWatch carts={list.items} />
      </Suspense>
    </>
  )
}
