import type { CheckoutAnswer } from '@okolitsa/contracts/checkout/checkout.ts'
import { checkout as text } from '@okolitsa/strings/ru/checkout.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { PageHead } from '../../app/page-head.tsx'
import errorPicture from '../../assets/land/err.svg'
import { CARTS_KEY } from '../../features/cart/carts-query.ts'
import { useCarts } from '../../features/cart/use-carts.ts'
import { CheckoutScreen } from '../../features/checkout/checkout-screen.tsx'
import { SignInForm } from '../../features/identity/sign-in-form.tsx'
import { useUser } from '../../session/use-user.ts'
import { useIsSignedIn } from '../../session/use-visitor.ts'
import { visitor } from '../../session/visitor.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { RowSkeleton } from '../../ui/row-skeleton.tsx'
import { showToast } from '../../ui/toast-queue.ts'

/** The carts of the address; after sign-in their ids may be others (merged), then the sellers tell which they are. */
function useAskedCarts() {
  const [search] = useSearchParams()
  const ids = search.getAll('cart')
  const { list, isFailed, retry } = useCarts()
  const sellers = useRef<ReadonlySet<number>>(new Set())
  const asked = list?.items.filter((cart) => ids.includes(cart.cartId)) ?? []
  if (asked.length > 0) sellers.current = new Set([...sellers.current, ...asked.map((cart) => cart.farmerId)])
  const carts = list?.items.filter((cart) => ids.includes(cart.cartId) || sellers.current.has(cart.farmerId))
  return { carts, isFailed, retry }
}

function Missing() {
  return (
    <ErrorState
      scope="block"
      picture={errorPicture}
      title={text.missing}
      text={text.missingText}
      action={<Button href="/cart">{text.toCarts}</Button>}
    />
  )
}

/** Checkout of the carts named in the address; a guest signs in on the way and stays where they were. */
export function Page() {
  const { carts, isFailed, retry } = useAskedCarts()
  const isSignedIn = useIsSignedIn()
  const { data: user } = useUser()
  const { data: addresses } = useQuery({
    queryKey: ['addresses'],
    queryFn: () => visitor.state().api.identity.addresses(),
    enabled: isSignedIn === true,
  })
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const wasOrdered = useRef(false)

  function onOrdered({ orders, refused }: CheckoutAnswer) {
    wasOrdered.current = true
    if (refused.length > 0) {
      showToast({
        tone: 'warning',
        text: text.refusedSome(refused.length),
        action: { text: text.toCarts, href: '/cart' },
      })
    }
    const toPay = orders.find((order) => order.payUrl)
    const [first] = orders
    const next = toPay?.payUrl ?? (first ? `/web/thank-you-page/payment/open/${first.orderId}` : '/account/orders')
    void Promise.resolve(navigate(next, { replace: true })).then(() => {
      void queryClient.invalidateQueries({ queryKey: [CARTS_KEY] })
      void queryClient.invalidateQueries({ queryKey: ['orders'] })
    })
  }

  const content = () => {
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
    const isWaiting = !carts || (isSignedIn && !user)
    if (isWaiting || (wasOrdered.current && carts.length === 0)) {
      return (
        <Card role="status" aria-label={text.loading}>
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
        </Card>
      )
    }
    if (carts.length === 0) return <Missing />
    return (
      <CheckoutScreen
        carts={carts}
        buyer={
          isSignedIn && user
            ? { name: user.firstName ?? '', phone: user.phone, addresses: addresses?.items ?? [] }
            : null
        }
        signIn={<SignInForm />}
        onOrdered={onOrdered}
      />
    )
  }

  return (
    <div className="wrap section">
      <PageHead title={text.pageTitle} isHidden />
      <h1 className="h1">{text.title}</h1>
      {content()}
    </div>
  )
}
