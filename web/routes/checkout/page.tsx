import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import type { CheckoutAnswer } from '@okolitsa/contracts/checkout/checkout-answer.ts'
import { activeCart } from '@okolitsa/domain/cart/carts.ts'
import { isPointKnown } from '@okolitsa/domain/geo/known-point.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { checkout as text } from '@okolitsa/strings/ru/checkout.ts'
import { lazy, Suspense, useEffect, useRef } from 'react'
import errorPicture from '../../assets/land/err.svg'
import { recordEvent } from '../../data/analytics/record-event.ts'
import { useRecordEvent } from '../../data/analytics/use-record-event.ts'
import { useCarts } from '../../data/cart/use-carts.ts'
import { useRefreshCarts } from '../../data/cart/use-refresh-carts.ts'
import { canCheckOut, checkoutPath } from '../../data/checkout/checkout-path.ts'
import { weightOf } from '../../data/checkout/use-checkout-options.ts'
import { useCustomer } from '../../data/identity/use-customer.ts'
import { useSavedAddresses } from '../../data/identity/use-saved-addresses.ts'
import { useRefreshOrders } from '../../data/orders/use-refresh-orders.ts'
import { orderGroupPath, payPath } from '../../data/payments/pay-path.ts'
import { useIsSignedIn } from '../../data/visitor/use-visitor.ts'
import { visitor } from '../../data/visitor/visitor.ts'
import { CartPicker } from '../../features/cart/cart-picker.tsx'
import { CheckoutScreen } from '../../features/checkout/checkout-screen.tsx'
import type { PointsAsked } from '../../features/checkout/receive-card.tsx'
import { SignInForm } from '../../features/identity/sign-in-form.tsx'
import { DiscountFields } from '../../features/loyalty/discount-fields.tsx'
import { CarrierPoints } from '../../features/pickup-points/carrier-points.tsx'
import { SellerPoints } from '../../features/pickup-points/seller-points.tsx'
import { ErrorHead } from '../../platform/head/error-head.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useSearch } from '../../platform/navigation/use-search.ts'
import { navigate } from '../../platform/router/router.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { RowSkeleton } from '../../ui/row-skeleton.tsx'
import type { loader } from './loader.ts'

const AgreementRenewal = lazy(() => import('../../features/identity/agreement-renewal.tsx'))

/**
 * The carts of the URL. After a sign-in, carts may have been merged under other ids: then the sellers of the missing
 * ones identify them.
 */
function useAskedCarts() {
  const search = useSearch()
  const { list, pendingQuantities, isFailed, retry } = useCarts()
  const sellerOf = useRef(new Map<string, number>())
  const all = list?.items ?? []
  for (const { cartId, farmerId: organizationId } of all) sellerOf.current.set(cartId, organizationId)
  const named = search.getAll('cart')
  // by default the active cart among those that can be ordered
  const active = activeCart(all.filter(canCheckOut))
  const ids = named.length === 0 && active ? [active.cartId] : named
  const merged = ids.filter((id) => !all.some(({ cartId }) => cartId === id)).map((id) => sellerOf.current.get(id))
  const carts = list?.items.filter((cart) => ids.includes(cart.cartId) || merged.includes(cart.farmerId))
  // a quantity changed just before is still being saved: the newest cart is not loaded yet
  const isComing = pendingQuantities.size > 0 && (named.length === 0 || carts?.length === 0)
  const isRenamed = named.length === 0 || merged.length > 0
  const path = carts && carts.length > 0 && isRenamed && !isComing ? checkoutPath(carts) : null
  useEffect(() => {
    // the URL must identify the same carts after a reload, whatever is added to a cart meanwhile
    if (path) void navigate(path, { replace: true, state: { keepScroll: true } })
  }, [path])
  return { all, carts: isComing ? undefined : carts, isNamed: named.length > 0, isComing, isFailed, retry }
}

/** Pickup points of the method in force, the seller's own or the carrier's. */
function Points({ cart, place, asked }: { cart: Cart; place: Location; asked: PointsAsked }) {
  const { ways, chosen, choice, onChange } = asked
  const end = ways[0]?.carrier?.end
  if (end === undefined || end === 'door') {
    return (
      <SellerPoints
        ways={ways}
        from={place.coords}
        around={place.title}
        isExact={isPointKnown(place)}
        chosenId={chosen?.tradePlace?.id ?? null}
        onChoose={(tradePlaceId) => onChange({ tradePlaceId })}
      />
    )
  }
  return (
    <CarrierPoints
      organizationId={cart.farmerId}
      place={place}
      end={end}
      weightGrams={weightOf(cart)}
      chosenCode={choice.carrierPoint?.code ?? null}
      onChoose={(code) => onChange({ carrierPoint: { code, end } })}
    />
  )
}

/** Message that no cart can be checked out: they no longer exist or cannot be ordered. */
function Missing({ hasCarts = false }: { hasCarts?: boolean }) {
  return (
    <ErrorState
      scope="block"
      picture={errorPicture}
      title={hasCarts ? text.notReady : text.missing}
      text={hasCarts ? text.notReadyText : text.missingText}
      action={<Button href="/cart">{text.toCarts}</Button>}
    />
  )
}

/** Checkout of the carts in the URL; a guest signs in within the page. */
export function Page() {
  const { hasCart } = useLoaderData<typeof loader>()
  const { all, carts, isNamed, isComing, isFailed, retry } = useAskedCarts()
  const isSignedIn = useIsSignedIn()
  const { data: customer, refetch: refreshCustomer } = useCustomer()
  const addresses = useSavedAddresses()
  const refreshCarts = useRefreshCarts()
  const refreshOrders = useRefreshOrders()
  const wasOrdered = useRef(false)
  const seen = carts?.length ?? 0
  useRecordEvent('checkout', seen > 0 ? { kind: 'begin-checkout', carts: seen } : null)

  /** The page after the order: the first payment; without one, or with a refused cart, the page of the order group. */
  function afterOrder({ orderGroupId, orders, refused }: CheckoutAnswer): string {
    const [paid] = orders.filter(({ payUrl }) => payUrl !== null).toSorted((a, b) => a.orderId - b.orderId)
    // refused carts are displayed before any payment
    if (!paid || refused.length > 0) return orderGroupPath(orderGroupId)
    return payPath(paid.orderId, true)
  }

  /** Puts the cart ids into the URL, so that a reload shows the same carts. */
  function checkOut(chosen: readonly { cartId: string }[]) {
    void navigate(checkoutPath(chosen), { replace: true, state: { keepScroll: true } })
  }

  function onOrdered(answer: CheckoutAnswer) {
    wasOrdered.current = true
    for (const { orderId, total } of answer.orders) recordEvent({ kind: 'order', orderId, sum: total })
    void Promise.resolve(navigate(afterOrder(answer), { replace: true })).then(() => {
      refreshCarts()
      refreshOrders()
    })
  }

  const isWaiting = !carts || (isSignedIn && !customer) || (wasOrdered.current && carts.length === 0)
  // the carts belong to the customer whose session has ended
  const isSessionOver = carts?.length === 0 && isNamed && isSignedIn === false && visitor.state().sessionEnd !== null
  /** Content instead of the checkout; null = none. */
  const obstacle = () => {
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
    if (!carts && !hasCart && !isComing) return <Missing />
    if (isWaiting || isSessionOver || carts.length > 0) return null
    return <Missing hasCarts={all.length > 0 && !isNamed} />
  }
  const content = () => {
    if (isWaiting) {
      return (
        <Card role="status" aria-label={text.loading}>
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
        </Card>
      )
    }
    if (isSessionOver) {
      return (
        <Card as="section" className="stack g4">
          <h2 className="h3">{text.signIn.title}</h2>
          <p className="muted">{text.signIn.text}</p>
          <SignInForm />
        </Card>
      )
    }
    return (
      <CheckoutScreen
        carts={carts}
        customer={isSignedIn && customer ? { name: customer.firstName ?? '', phone: customer.phone, addresses } : null}
        signIn={<SignInForm />}
        renewal={
          customer?.isAgreementOutdated && (
            <Suspense>
              <AgreementRenewal />
            </Suspense>
          )
        }
        picker={
          <CartPicker
            carts={all}
            chosenIds={new Set(carts.map(({ cartId }) => cartId))}
            onAdd={(cart) => checkOut([...carts, cart])}
          />
        }
        renderPoints={(cart, place, asked) => <Points cart={cart} place={place} asked={asked} />}
        renderDiscounts={(cart, asked) => (
          <DiscountFields
            organizationId={cart.farmerId}
            {...asked}
            {...(carts.length > 1 && { seller: cart.farmer.title })}
          />
        )}
        onOrdered={onOrdered}
        onPutOff={(left) => checkOut(carts.filter((cart) => cart !== left))}
        onRefused={() => {
          refreshCarts()
          // the texts to accept may have changed
          void refreshCustomer()
        }}
      />
    )
  }

  const inItsPlace = obstacle()
  return (
    <div className="wrap section">
      {inItsPlace ? <ErrorHead /> : <PageHead title={text.pageTitle} isHidden />}
      <h1 className="h1">{text.title}</h1>
      {inItsPlace ?? content()}
    </div>
  )
}
