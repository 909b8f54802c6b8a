import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import type { CheckoutAnswer } from '@okolitsa/contracts/checkout/checkout.ts'
import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { checkout as text } from '@okolitsa/strings/ru/checkout.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useShopperLocation } from '../../session/use-visitor.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RowSkeleton } from '../../ui/row-skeleton.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { AddressBlock, type SavedAddress } from './address-block.tsx'
import { RefusalNotice } from './changes-notice.tsx'
import { methodInForce, NO_CHOICE, settle } from './checkout-choice.ts'
import { forgetChoices, readDraft, saveDraft } from './checkout-draft.ts'
import { bodyOf, type CheckoutForm, errorsOf, type FormFacts, hasDoor, resolveCheckout } from './checkout-form.ts'
import css from './fields.module.css'
import { PaymentCard } from './payment-card.tsx'
import { ReceiveCard } from './receive-card.tsx'
import { RecipientCard } from './recipient-card.tsx'
import { type SettledCart, SummaryCard } from './summary-card.tsx'
import { useCheckoutOptions } from './use-checkout-options.ts'
import { usePlaceOrder } from './use-place-order.ts'

/** Where a message of the server belongs on the form. */
const FIELD_OF: Readonly<Record<string, keyof CheckoutForm>> = {
  'recipient.name': 'name',
  'recipient.phone': 'phone',
  place: 'addressText',
  'place.street': 'addressText',
  'place.house': 'addressText',
}

/** The field whose name on the page is not its name in the form. */
const INPUT_OF: Readonly<Record<string, string>> = { addressText: 'address' }

/** Moves to a wrong field; the address is not a plain input, so the form cannot do it by itself. */
function focusField(field: string | undefined): void {
  if (field) document.querySelector<HTMLElement>(`#checkout input[name="${INPUT_OF[field] ?? field}"]`)?.focus()
}

/** Who is buying, as far as it is known: fills what is still empty. */
export interface KnownBuyer {
  readonly name: string
  readonly phone: string
  readonly addresses: readonly SavedAddress[]
}

/** The checkout of one or several carts. Signing in comes from the page: `signIn` is shown to a guest. */
export function CheckoutScreen({
  carts,
  buyer,
  signIn,
  onOrdered,
}: {
  carts: readonly Cart[]
  /** Null for a guest. */
  buyer: KnownBuyer | null
  signIn: ReactNode
  onOrdered: (answer: CheckoutAnswer) => void
}) {
  const shopperPlace = useShopperLocation()
  const facts = useRef<FormFacts>({ needsAddress: false })
  const form = useForm<CheckoutForm, FormFacts>({
    defaultValues: readDraft(),
    resolver: (values, _context, options) => resolveCheckout(values, facts.current, options),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { control, setValue, getValues, setError } = form
  const values = useWatch({ control }) as CheckoutForm
  const place = hasDoor(values.place) ? values.place : shopperPlace
  const { options, isFailed, retry, recount } = useCheckoutOptions(carts, place)
  const order = usePlaceOrder()
  const [refused, setRefused] = useState<CheckoutAnswer['refused']>([])
  const signInBlock = useRef<HTMLDivElement>(null)
  const formBlock = useRef<HTMLFormElement>(null)
  const wasGuest = useRef(false)

  useEffect(() => saveDraft(values), [values])
  useEffect(() => {
    const known = getValues()
    if (!known.place && !known.addressText && hasDoor(shopperPlace)) {
      setValue('place', shopperPlace)
      setValue('addressText', shopperPlace.title)
    }
  }, [shopperPlace, getValues, setValue])
  useEffect(() => {
    if (!buyer) return
    const known = getValues()
    if (!known.name && buyer.name) setValue('name', buyer.name)
    if (!known.phone && buyer.phone) setValue('phone', buyer.phone)
    const [main] = buyer.addresses
    if (!known.place && !known.addressText && main && hasDoor(main)) {
      setValue('place', main)
      setValue('addressText', main.title)
      if (main.flat && !known.flat) setValue('flat', main.flat)
    }
  }, [buyer, getValues, setValue])

  useEffect(() => {
    // the field that had the focus went away with the sign-in
    if (buyer && wasGuest.current) formBlock.current?.focus({ preventScroll: true })
    wasGuest.current = buyer === null
  }, [buyer])

  const choiceOf = (cart: Cart) => ({ ...NO_CHOICE, ...values.choices[cart.farmerId] })
  const known = carts.flatMap((cart, index): SettledCart[] => {
    const own = options[index]
    return own ? [{ cart, options: own, settled: settle(choiceOf(cart), own) }] : []
  })

  if (isFailed) {
    return (
      <Card className="stack g4">
        <h2 className="h3">{text.failedTitle}</h2>
        <p className="muted">{text.failedText}</p>
        <div>
          <Button look="secondary" onClick={retry}>
            {text.retry}
          </Button>
        </div>
      </Card>
    )
  }
  if (known.length < carts.length) {
    return (
      <Card role="status" aria-label={text.loading}>
        <RowSkeleton />
        <RowSkeleton />
        <RowSkeleton />
      </Card>
    )
  }

  const isCourier = known.some(({ options: own, cart }) => methodInForce(choiceOf(cart), own) === 'courier')
  const needsAddress = known.some(({ settled }) => settled?.methodCode === 'courier')
  const isMany = carts.length > 1
  const firstCourier = known.find(({ options: own, cart }) => methodInForce(choiceOf(cart), own) === 'courier')

  function change(cart: Cart, part: Partial<typeof NO_CHOICE>) {
    setValue(`choices.${cart.farmerId}`, { ...NO_CHOICE, ...getValues(`choices.${cart.farmerId}`), ...part })
  }

  function fail(error: unknown) {
    if (!isApiProblem(error)) {
      showToast({ tone: 'error', text: text.offline })
      return
    }
    const wrong = Object.entries(error.problem.errors ?? {}).flatMap(([path, message]) => {
      const field = FIELD_OF[path]
      return field ? [{ field, message }] : []
    })
    for (const { field, message } of wrong) setError(field, { message })
    recount()
    if (wrong.length > 0) focusField(wrong[0]?.field)
    else window.scrollTo({ top: 0, behavior: 'smooth' })
  }

  function submit(typed: CheckoutForm) {
    const ordered = known.flatMap(({ cart, settled }) =>
      settled ? [{ cartId: cart.cartId, settled, comment: choiceOf(cart).comment }] : [],
    )
    // a second press before the answer must not start a second attempt
    if (order.isPending || ordered.length < known.length) return
    order.mutate(bodyOf(typed, ordered), {
      onSuccess: (answer) => {
        forgetChoices(typed)
        setRefused(answer.refused)
        onOrdered(answer)
      },
      onError: fail,
    })
  }

  function onSubmit(event: React.FormEvent) {
    event.preventDefault()
    facts.current = { needsAddress }
    if (!buyer) {
      showToast({ tone: 'info', text: text.signIn.first })
      signInBlock.current?.scrollIntoView({ behavior: 'smooth', block: 'center' })
      signInBlock.current?.querySelector('input')?.focus({ preventScroll: true })
      return
    }
    void form.handleSubmit(submit, () => focusField(Object.keys(errorsOf(getValues(), facts.current))[0]))(event)
  }

  const problem = isApiProblem(order.error) ? order.error.problem : null
  return (
    <FormProvider {...form}>
      <div className={css.layout}>
        <div className="stack g4">
          {problem && problem.code !== 'BAD_REQUEST' && <RefusalNotice problem={problem} />}
          {refused.map((one) => (
            <RefusalNotice key={one.cartId} problem={one} />
          ))}
          {!buyer && (
            <div ref={signInBlock}>
              <Card as="section" className="stack g4">
                <h2 className="h3">{text.signIn.title}</h2>
                <p className="muted">{text.signIn.text}</p>
                {signIn}
              </Card>
            </div>
          )}
          <form
            ref={formBlock}
            id="checkout"
            method="post"
            aria-label={text.pageTitle}
            tabIndex={-1}
            noValidate
            onSubmit={onSubmit}
            className={`stack g4 ${css.form}`}
          >
            {known.map(({ cart, options: own }) => (
              <ReceiveCard
                key={cart.cartId}
                title={isMany ? text.receive.of(cart.farmer.title) : text.receive.title}
                choice={choiceOf(cart)}
                options={own}
                onChange={(part) => change(cart, part)}
              >
                {cart === firstCourier?.cart && <AddressBlock saved={buyer?.addresses ?? []} />}
              </ReceiveCard>
            ))}
            <RecipientCard isCourier={isCourier} />
            {known.map(({ cart, options: own, settled }) => (
              <PaymentCard
                key={cart.cartId}
                title={isMany ? text.pay.of(cart.farmer.title) : text.pay.title}
                methods={own.payments}
                value={settled?.paymentMethod ?? null}
                onChange={(paymentMethod) => change(cart, { paymentMethod })}
              />
            ))}
          </form>
        </div>
        <SummaryCard carts={known} isSending={order.isPending || order.isSuccess} formId="checkout" />
      </div>
    </FormProvider>
  )
}
