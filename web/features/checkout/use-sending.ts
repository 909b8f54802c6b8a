import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import type { CheckoutAnswer } from '@okolitsa/contracts/checkout/checkout-answer.ts'
import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { checkout as text } from '@okolitsa/strings/ru/checkout.ts'
import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { refusedCarts } from '../../data/checkout/refused-carts.ts'
import { type CheckoutInput, usePlaceOrder } from '../../data/checkout/use-place-order.ts'
import { discountSelections } from '../../data/loyalty/discount-selections.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { forgetChoices } from './checkout-draft.ts'
import type { CheckoutForm, FormFacts } from './checkout-form.ts'
import { fieldErrorsOf } from './field-errors.ts'

/** Selector of refusals, which are displayed next to their fields; the page scrolls to the first one. */
const REFUSAL = '[data-refusal]'

/** Sends the order group: drops the drafts of created orders and displays refusals next to their fields. */
export function useSending({
  carts,
  form,
  recount,
  onOrdered,
  onRefused,
}: {
  carts: readonly Cart[]
  form: UseFormReturn<CheckoutForm, FormFacts>
  recount: () => void
  onOrdered: (answer: CheckoutAnswer) => void
  onRefused: () => void
}) {
  const order = usePlaceOrder()
  const afterwards = useRef(() => {})
  // only on unmount: without its code a mounted screen would request sums of carts that have become orders
  useEffect(() => () => afterwards.current(), [])
  const problem = isApiProblem(order.error) ? order.error.problem : null
  useEffect(() => {
    if (problem) document.querySelector<HTMLElement>(REFUSAL)?.focus()
  }, [problem])

  function fail(error: unknown) {
    if (!isApiProblem(error)) {
      showToast({ tone: 'error', text: text.offline })
      return
    }
    for (const { field, message } of fieldErrorsOf(error.problem)) form.setError(field, { message })
    recount()
    onRefused()
  }

  /** Drops the choices of created orders; carts left behind keep theirs with the reason. */
  function settleUp(typed: CheckoutForm, { orders, refused }: CheckoutAnswer) {
    const sellers = orders.map(({ farmerId: organizationId }) => organizationId)
    forgetChoices(typed, sellers)
    for (const organizationId of sellers) discountSelections.forget(organizationId)
    for (const refusal of refused) {
      const cart = carts.find(({ cartId }) => cartId === refusal.cartId)
      if (cart) refusedCarts.remember(refusal, cart.version)
    }
  }

  function send(typed: CheckoutForm, body: CheckoutInput) {
    // a second press before the answer must not start a second attempt
    if (order.isPending) return
    order.mutate(body, {
      onSuccess: (answer) => {
        afterwards.current = () => settleUp(typed, answer)
        onOrdered(answer)
      },
      onError: fail,
    })
  }

  return { problem, isSending: order.isPending, isSent: order.isSuccess, send }
}
