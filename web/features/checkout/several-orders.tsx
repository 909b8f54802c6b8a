import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import { DOOR_FIELDS } from '@okolitsa/domain/geo/door.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { resizedImageUrl } from '@okolitsa/domain/images/resized-image-url.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { checkout as text } from '@okolitsa/strings/ru/checkout.ts'
import { doorText } from '@okolitsa/strings/ru/door.ts'
import { formatDay, formatPhone, formatPrice, formatSlot } from '@okolitsa/strings/ru/format.ts'
import { type ReactNode, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { MapPinIcon, PackageIcon, StoreIcon, TruckIcon, UserRoundIcon } from '../../ui/icons.ts'
import { AddressBlock, type SavedAddress } from './address-block.tsx'
import { type CartChoice, wordsOutOfReach } from './checkout-choice.ts'
import { type CheckoutForm, errorsOf, type FormFacts } from './checkout-form.ts'
import { dinnerWhen } from './dinner-fields.tsx'
import { Foldable } from './foldable.tsx'
import { PaymentCards } from './payment-card.tsx'
import { type PointsAsked, ReceiveCard } from './receive-card.tsx'
import { RecipientFields } from './recipient-card.tsx'
import css from './several-orders.module.css'
import { SubstitutionFields } from './substitution-fields.tsx'
import type { SettledCart } from './summary-card.tsx'

const WAY_ICONS = { courier: TruckIcon, pickup: StoreIcon, cdek: PackageIcon }
const SELLER_SIZE = 56

/** Delivery method, day and price of one order in one line. */
function WayLine({ settled }: { settled: NonNullable<SettledCart['settled']> }) {
  const reference = useDayReference()
  const { method, methodCode, date, deliverySum } = settled
  const Drawing = WAY_ICONS[methodCode]
  const day = formatDay(date.date, { ...reference, zone: method.timeZone })
  const hours = methodCode === 'cdek' ? '' : `, ${formatSlot(date)}`
  const when = settled.dinner
    ? dinnerWhen(settled.dinner, methodCode === 'pickup', reference.now)
    : `${text.methods[methodCode]} ${day}${hours}`
  return (
    <p className={`sm ${css.way}`}>
      <Drawing size={18} />
      <span>
        {when}
        {method.tradePlace && ` · ${method.tradePlace.title}`}
      </span>
      <span className="nb">{deliverySum === 0 ? text.free : formatPrice(deliverySum)}</span>
    </p>
  )
}

function CommonLine({
  icon: Drawing,
  label,
  value,
  note,
}: {
  icon: typeof MapPinIcon
  label: string
  value: string
  note: string
}) {
  return (
    <div className={css.common}>
      <span className={css.icon}>
        <Drawing size={22} />
      </span>
      <span>
        <small>{label}</small>
        <b>{value}</b> {note && <span className="sm muted nb">{note}</span>}
      </span>
    </div>
  )
}

interface SeveralOrdersProps {
  readonly known: readonly SettledCart[]
  readonly facts: FormFacts
  readonly values: CheckoutForm
  /** The first order that asks for an address; undefined = none. */
  readonly asked: SettledCart | undefined
  readonly isPicked: boolean
  readonly saved: readonly SavedAddress[]
  readonly place: Location
  readonly choiceOf: (cart: Cart) => CartChoice
  readonly change: (cart: Cart, part: Partial<CartChoice>) => void
  readonly refusalAt: (cart: Cart) => ReactNode
  readonly renderPoints: (cart: Cart, place: Location, asked: PointsAsked) => ReactNode
  readonly renderDiscounts: (one: SettledCart) => ReactNode
  /** Removes a cart from this order. */
  readonly onPutOff: (cart: Cart) => void
}

function Common({ known, facts, values, asked, isPicked, saved }: SeveralOrdersProps) {
  const { formState } = useFormContext<CheckoutForm>()
  const errors = { ...errorsOf(values, facts) }
  const isWrong = (names: readonly (keyof CheckoutForm)[]) =>
    names.some((name) => errors[name] !== undefined || formState.errors[name] !== undefined)
  const outOfReach = isPicked && asked ? wordsOutOfReach(asked.options) : undefined
  const isPlaceKnown = !outOfReach && !facts.needsPoint && !isWrong(['addressText', 'place', ...DOOR_FIELDS])
  return (
    <Card as="section" className={css.shared} aria-label={text.commonFields}>
      {asked && (
        <div className="stack g4">
          <Foldable
            name={text.whereTo}
            isComplete={isPlaceKnown}
            summary={
              <CommonLine
                icon={MapPinIcon}
                label={text.whereTo}
                value={isPlaceKnown ? values.addressText : ''}
                note={isPlaceKnown ? [doorText.line(values), values.comment].filter(Boolean).join(', ') : ''}
              />
            }
          >
            <AddressBlock
              saved={saved}
              organizationIds={known.map(({ cart }) => cart.farmerId)}
              outOfReach={outOfReach}
              needsPoint={facts.needsPoint ?? false}
            />
          </Foldable>
        </div>
      )}
      <div className="stack g4">
        <Foldable
          name={facts.needsAddress ? text.recipient.courier : text.recipient.pickup}
          isComplete={!isWrong(['name', 'phone'])}
          summary={
            <CommonLine
              icon={UserRoundIcon}
              label={facts.needsAddress ? text.recipient.courier : text.recipient.pickup}
              value={isWrong(['name', 'phone']) ? '' : values.name}
              note={isWrong(['name', 'phone']) ? '' : formatPhone(values.phone)}
            />
          }
        >
          <RecipientFields isCourier={facts.needsAddress} />
        </Foldable>
      </div>
    </Card>
  )
}

/** One seller's order in a line; «change» opens the choices. */
function SellerOrder({ one, props }: { one: SettledCart; props: SeveralOrdersProps }) {
  const { cart, options, settled } = one
  const { choiceOf, change, place } = props
  const { farmer } = cart
  const refusal = props.refusalAt(cart)
  return (
    <Card as="section" className="stack g4">
      <Foldable
        name={farmer.title}
        isComplete={settled !== null && refusal === null}
        summary={
          <div className={css.seller}>
            <Avatar
              picture={resizedImageUrl(farmer.smallImageUrl, { width: SELLER_SIZE * 2, height: SELLER_SIZE * 2 })}
              hue={farmer.hue}
              size={SELLER_SIZE}
              fit="photo"
            />
            <div>
              <div className={`row between ${css.head}`}>
                <h2 className="h4">{farmer.title}</h2>
                {settled && <b className="nb">{formatPrice(settled.total)}</b>}
              </div>
              {settled && <WayLine settled={settled} />}
            </div>
          </div>
        }
      >
        <div className="stack g5">
          <ReceiveCard
            title={farmer.title}
            isInside
            choice={choiceOf(cart)}
            options={options}
            notification={refusal}
            preferences={
              cart.type === 'farmer' && (
                <SubstitutionFields
                  lines={options.calculation.products.filter((line) => line.quantityInCart > 0)}
                  choice={choiceOf(cart)}
                  onChange={(substitutions) => change(cart, { substitutions })}
                />
              )
            }
            renderPoints={(points) => props.renderPoints(cart, place, points)}
            onChange={(part) => change(cart, part)}
          />
          {props.renderDiscounts(one)}
          <div>
            <Button look="secondary-gray" size="medium" onClick={() => props.onPutOff(cart)}>
              {text.putOff}
            </Button>
          </div>
        </div>
      </Foldable>
    </Card>
  )
}

/** Payment: one choice for all orders when all sellers accept it, otherwise one per order. */
function Payments({ known, change }: Pick<SeveralOrdersProps, 'known' | 'change'>) {
  const [isApart, setIsApart] = useState(false)
  const common = commonMethods(known)
  const chosen = new Set(known.map(({ settled }) => settled?.paymentMethod ?? null))
  const [only] = chosen
  const areApart = isApart || common.length === 0 || chosen.size > 1
  return (
    <Card as="section" className="stack g4">
      <div className="row fw between">
        <h2 className="h3">{text.pay.title}</h2>
        {!areApart && <span className="sm muted">{text.pay.fits(known.length)}</span>}
      </div>
      {areApart ? (
        known.map(({ cart, options, settled }) => (
          <PaymentCards
            key={cart.cartId}
            label={cart.farmer.title}
            hideLabel={false}
            methods={options.payments}
            value={settled?.paymentMethod ?? null}
            onChange={(paymentMethod) => change(cart, { paymentMethod })}
          />
        ))
      ) : (
        <PaymentCards
          label={text.pay.title}
          methods={common}
          value={only ?? null}
          onChange={(paymentMethod) => {
            for (const { cart } of known) change(cart, { paymentMethod })
          }}
        />
      )}
      {!areApart && (
        <div>
          <Button look="soft" size="small" onClick={() => setIsApart(true)}>
            {text.pay.apart}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** Payment methods that every seller accepts, in the order of the first. */
export const commonMethods = (known: readonly Pick<SettledCart, 'options'>[]): readonly PaymentMethod[] =>
  (known[0]?.options.payments ?? []).filter((method) => known.every(({ options }) => options.payments.includes(method)))

/** The form of several orders: common data once, each seller in a line, one payment choice. */
export function SeveralOrders(props: SeveralOrdersProps) {
  const { known, change } = props
  return (
    <>
      <Common {...props} />
      {known.map((one) => (
        <SellerOrder key={one.cart.cartId} one={one} props={props} />
      ))}
      <Payments known={known} change={change} />
    </>
  )
}
