import { useEffect, useRef } from 'react'
import css from './buy-bar.module.css'
import { classNames } from './class-names.ts'
import type { EarlyButton } from './early-form.tsx'
import { BellIcon, CheckIcon, PlusIcon } from './icons.ts'
import { Price } from './price.tsx'
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx'

/** Product that is not in the cart: the price and a green plus. With `oldPrice` it is a sale. */
interface Offer {
  state: 'offer'
  price: string
  oldPrice?: string | undefined
  oldPriceLabel?: string | undefined
  /** Accessible name before the price, for example "to the basket, goat cheese". The price is appended. */
  label: string
  onAdd: () => void
  busy?: boolean | undefined
  /** Action of the button before hydration. */
  early?: EarlyButton | undefined
}
/** Product in the cart: a stepper. `isLast` shows a bin, `noMoreText` a pale plus with a hint. */
interface Taken extends Omit<QuantityStepperProps, 'look' | 'className'> {
  state: 'taken'
}
/** Unavailable product. */
interface SoldOut {
  state: 'sold-out'
  text: string
  /** Subject of the text in the accessible name. */
  label: string
  /** Subscribes to its return to stock; without it the strip shows only the reason. */
  onNotify?: (() => void) | undefined
  /** Whether the customer is subscribed: shows a tick. */
  isAsked?: boolean | undefined
}

/** The strip at the bottom of a card: the same size in every state, to prevent layout shifts. */
export function BuyBar(props: Offer | Taken | SoldOut) {
  const bar = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  // The pressed button disappears when the strip changes its state: focus must stay in the strip.
  useEffect(() => {
    if (!hadFocus.current || bar.current?.contains(document.activeElement)) return
    bar.current?.querySelector<HTMLElement>('[data-restore-focus]')?.focus({ preventScroll: true })
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only remembers whether focus is inside
    <div
      ref={bar}
      className={css.bar}
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={(event) => {
        // A removed button blurs without a related target: the person has not left.
        if (event.relatedTarget) hadFocus.current = bar.current?.contains(event.relatedTarget) ?? false
      }}
      onPointerLeave={() => {
        if (!bar.current?.contains(document.activeElement)) hadFocus.current = false
      }}
    >
      {content(props)}
    </div>
  )
}

function content(props: Offer | Taken | SoldOut) {
  if (props.state === 'taken') {
    const { state: _, ...stepper } = props
    return <QuantityStepper {...stepper} look="filled" className={css.stepper} />
  }
  if (props.state === 'sold-out') {
    if (!props.onNotify) return <p className={classNames(css.strip, css.out, css.still)}>{props.text}</p>
    return (
      <button
        type="button"
        className={classNames(css.strip, css.out)}
        aria-pressed={props.isAsked}
        onClick={props.onNotify}
        data-restore-focus=""
      >
        {props.isAsked ? <CheckIcon size={18} /> : <BellIcon size={18} />}
        {props.text}
        <span className="visually-hidden"> {props.label}</span>
      </button>
    )
  }
  return (
    <button
      type="button"
      {...props.early}
      className={css.strip}
      aria-busy={props.busy || undefined}
      onClick={(event) => {
        event.preventDefault()
        if (!props.busy) props.onAdd()
      }}
      data-restore-focus=""
    >
      <span className="visually-hidden">{props.label} </span>
      <Price price={props.price} oldPrice={props.oldPrice} oldPriceLabel={props.oldPriceLabel} />
      <span className={css.plus}>
        <PlusIcon size={20} />
      </span>
    </button>
  )
}
