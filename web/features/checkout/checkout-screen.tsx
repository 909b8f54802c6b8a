import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import type { CheckoutAnswer } from '@okolitsa/contracts/checkout/checkout-answer.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { checkout as text } from '@okolitsa/strings/ru/checkout.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { receiveStep } from '../../data/checkout/receive-step.ts'
import { useCheckoutOptions } from '../../data/checkout/use-checkout-options.ts'
import { useVisitorLocation } from '../../data/visitor/use-visitor.ts'
import { Card } from '../../ui/card.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { AddressBlock } from './address-block.tsx'
import { addressElsewhere } from './address-in-force.ts'
import {
  asksAddress,
  NO_CHOICE,
  needsDoor,
  needsPoint,
  settle,
  withChosenWay,
  wordsOutOfReach,
} from './checkout-choice.ts'
import { bodyOf, type CheckoutForm, errorsOf } from './checkout-form.ts'
import { type DiscountsAsked, discountsOf } from './discounts-asked.ts'
import { fieldErrorsOf } from './field-errors.ts'
import css from './fields.module.css'
import { OptionsFailed, OptionsLoading } from './options-waiting.tsx'
import { PaymentCard } from './payment-card.tsx'
import { type PointsAsked, ReceiveCard } from './receive-card.tsx'
import { RecipientCard } from './recipient-card.tsx'
import { RefusalAlert } from './refusal-alert.tsx'
import { blockOf, refusalsOf } from './refusal-facts.ts'
import { SavedPlaceOffer } from './saved-place-offer.tsx'
import { commonMethods, SeveralOrders } from './several-orders.tsx'
import { SubstitutionFields } from './substitution-fields.tsx'
import { type SettledCart, SummaryCard } from './summary-card.tsx'
import { type KnownCustomer, useCheckoutForm, usePicked } from './use-checkout-form.ts'
import { useSending } from './use-sending.ts'

/**
 * The checkout of one or several carts. The page passes the parts of other features: `signIn` for a guest, `picker` of
 * carts, `savings` (code and bonuses) of one order.
 */
export function CheckoutScreen({
  carts,
  customer,
  signIn,
  renewal,
  picker,
  renderPoints,
  renderDiscounts,
  onOrdered,
  onRefused,
  onPutOff,
}: {
  carts: readonly Cart[]
  /** The signed-in customer; null for a guest. */
  customer: KnownCustomer | null
  signIn: ReactNode
  /** Asks to accept changed legal texts, before which nothing is ordered; null = they have not changed. */
  renewal: ReactNode
  picker: ReactNode
  renderPoints: (cart: Cart, place: Location, asked: PointsAsked) => ReactNode
  renderDiscounts: (cart: Cart, asked: DiscountsAsked) => ReactNode
  onOrdered: (answer: CheckoutAnswer) => void
  /** Called when the shop refused the order: the carts may have changed. */
  onRefused: () => void
  /** Removes one of several carts from this order. */
  onPutOff: (cart: Cart) => void
}) {
  const visitorPlace = useVisitorLocation()
  const { form, values, facts } = useCheckoutForm(customer, visitorPlace)
  const { setValue, getValues } = form
  const picked = usePicked(values)
  const place = picked ?? visitorPlace
  const { options, isFailed, retry, recount } = useCheckoutOptions(carts, place)
  const { problem, isSending, isSent, send } = useSending({ carts, form, recount, onOrdered, onRefused })
  const signInBlock = useRef<HTMLDivElement>(null)
  const formBlock = useRef<HTMLFormElement>(null)
  const wasGuest = useRef(false)

  useEffect(() => {
    // the focused field disappeared with the sign-in form
    if (customer && wasGuest.current) formBlock.current?.focus({ preventScroll: true })
    wasGuest.current = customer === null
  }, [customer])

  const choiceOf = (cart: Cart) => {
    const choice = { ...NO_CHOICE, ...values.choices[cart.farmerId] }
    const own = options[carts.findIndex(({ cartId }) => cartId === cart.cartId)]
    return own ? withChosenWay(choice, own) : choice
  }
  const counted = carts.flatMap((cart, index) => {
    const own = options[index]
    return own ? [{ cart, options: own }] : []
  })
  // a payment method that all sellers accept is the default for all
  const [usual = null] = commonMethods(counted)
  const known = counted.map(({ cart, options: own }): SettledCart => {
    const choice = choiceOf(cart)
    return { cart, options: own, settled: settle({ ...choice, paymentMethod: choice.paymentMethod ?? usual }, own) }
  })

  const firstDoor = known.find(({ options: own, cart }) => needsDoor(choiceOf(cart), own))
  const needsAddress = firstDoor !== undefined
  const isPointNeeded = known.some(({ options: own, cart }) => needsPoint(choiceOf(cart), own))
  const doubts = { needsAddress, needsPoint: isPointNeeded }
  const isPicked = picked !== null
  const asked = firstDoor ?? known.find(({ cart, options: own }) => asksAddress(choiceOf(cart), own, isPicked))
  const isReceiveDone =
    known.length > 0 &&
    known.every(({ settled }) => settled !== null) &&
    Object.keys(errorsOf(values, doubts)).length === 0
  useEffect(() => {
    receiveStep.set(isReceiveDone)
    return () => receiveStep.set(false)
  }, [isReceiveDone])

  if (isFailed) return <OptionsFailed onRetry={retry} />
  if (known.length < carts.length) return <OptionsLoading />

  const isMany = carts.length > 1
  const only = isMany ? [] : known
  const elsewhere = addressElsewhere(values, visitorPlace, customer?.addresses ?? [])
  function change(cart: Cart, part: Partial<typeof NO_CHOICE>) {
    setValue(`choices.${cart.farmerId}`, { ...NO_CHOICE, ...getValues(`choices.${cart.farmerId}`), ...part })
  }

  function submit(typed: CheckoutForm) {
    const ordered = known.flatMap(({ cart, settled, options: own }) =>
      settled ? [{ cartId: cart.cartId, settled, choice: choiceOf(cart), calculation: own.calculation }] : [],
    )
    if (ordered.length === known.length) send(typed, bodyOf(typed, ordered, place))
  }

  function onSubmit(event: React.FormEvent) {
    event.preventDefault()
    facts.current = doubts
    if (!customer || renewal) {
      showToast({ tone: 'info', text: customer ? text.renewFirst : text.signIn.first })
      signInBlock.current?.scrollIntoView({ behavior: 'smooth', block: 'center' })
      signInBlock.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
      return
    }
    void form.handleSubmit(submit)(event)
  }

  const isAtFields = problem !== null && fieldErrorsOf(problem).length > 0
  const refusals = problem ? refusalsOf(problem) : []
  /** The refusal of one cart; a single cart also takes a refusal without a cart. */
  const refusalOf = ({ cartId }: Cart) => refusals.find((one) => one.cartId === cartId) ?? (isMany ? null : problem)
  /** The refusal of the whole order group (no cart), or of a block of one cart. */
  const refusalAt = (cart: Cart | null, block: 'receive' | 'pay' | null) => {
    const refusal = cart ? refusalOf(cart) : isMany && refusals.length === 0 ? problem : null
    if (!refusal || isAtFields || (block && block !== blockOf(refusal.code))) return null
    return (
      <div data-refusal tabIndex={-1} className={css.refusal}>
        <RefusalAlert problem={refusal} lines={cart?.products} isAtCheckout />
      </div>
    )
  }

  return (
    <FormProvider {...form}>
      <div className={css.layout}>
        <div className="stack g4">
          {refusalAt(null, null)}
          {!customer && (
            <div ref={signInBlock}>
              <Card as="section" className="stack g4">
                <h2 className="h3">{text.signIn.title}</h2>
                <p className="muted">{text.signIn.text}</p>
                {signIn}
              </Card>
            </div>
          )}
          {renewal && <div ref={signInBlock}>{renewal}</div>}
          {elsewhere && <SavedPlaceOffer address={elsewhere} here={visitorPlace} carts={carts} />}
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
            {isMany && (
              <SeveralOrders
                known={known}
                facts={doubts}
                values={values}
                asked={asked}
                isPicked={isPicked}
                saved={customer?.addresses ?? []}
                place={place}
                choiceOf={choiceOf}
                change={change}
                refusalAt={(cart) => refusalAt(cart, null)}
                renderPoints={renderPoints}
                renderDiscounts={(one) => renderDiscounts(one.cart, discountsOf(one, known))}
                onPutOff={onPutOff}
              />
            )}
            {only.map(({ cart, options: own }) => (
              <ReceiveCard
                key={cart.cartId}
                title={text.receive.title}
                choice={choiceOf(cart)}
                options={own}
                notification={refusalAt(cart, 'receive')}
                preferences={
                  // a kitchen does not substitute dishes
                  cart.type === 'farmer' && (
                    <SubstitutionFields
                      lines={own.calculation.products.filter((line) => line.quantityInCart > 0)}
                      choice={choiceOf(cart)}
                      onChange={(substitutions) => change(cart, { substitutions })}
                    />
                  )
                }
                renderPoints={(asked) => renderPoints(cart, place, asked)}
                onChange={(part) => change(cart, part)}
              >
                {cart === asked?.cart && (
                  <AddressBlock
                    saved={customer?.addresses ?? []}
                    organizationIds={carts.map((cart) => cart.farmerId)}
                    outOfReach={isPicked ? wordsOutOfReach(own) : undefined}
                    needsPoint={isPointNeeded}
                  />
                )}
              </ReceiveCard>
            ))}
            {!isMany && <RecipientCard isCourier={needsAddress} isDinner={carts[0]?.type === 'restaurant'} />}
            {only.map((one) => {
              const { cart, options: own, settled } = one
              return (
                <PaymentCard
                  key={cart.cartId}
                  title={text.pay.title}
                  methods={own.payments}
                  value={settled?.paymentMethod ?? null}
                  onChange={(paymentMethod) => change(cart, { paymentMethod })}
                >
                  {refusalAt(cart, 'pay')}
                  {renderDiscounts(cart, discountsOf(one, known))}
                </PaymentCard>
              )
            })}
          </form>
          {picker}
        </div>
        <SummaryCard carts={known} isGuest={customer === null} isSending={isSending || isSent} formId="checkout" />
      </div>
    </FormProvider>
  )
}
