import { useEffect, useRef } from 'react'
import css from './buy-bar.module.css'
import { classNames } from './class-names.ts'
import type { EarlyButton } from './early-form.tsx'
import { BellIcon, CheckIcon, PlusIcon } from './icons.ts'
import { Price } from './price.tsx'
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx'

/** Not taken yet: the price and a green plus. With `oldPrice` it is a sale. */
interface Offer {
  state: 'offer'
  price: string
  oldPrice?: string | undefined
  oldPriceLabel?: string | undefined
  /** Spoken before the price: what is done to what, for example "to the basket, goat cheese". The price follows by itself. */
  label: string
  onAdd: () => void
  busy?: boolean | undefined
  /** What the button does before the page has come alive. */
  early?: EarlyButton | undefined
}
/** Taken: the strip becomes a stepper. `isLast` shows a bin, `noMoreText` a pale plus with a hint. */
interface Taken extends Omit<QuantityStepperProps, 'look' | 'className'> {
  state: 'taken'
}
/** Not to be had now. */
interface SoldOut {
  state: 'sold-out'
  text: string
  /** Spoken after the text: about what. */
  label: string
  /** Subscribes to its return to stock; without it the strip only says why. */
  onNotify?: (() => void) | undefined
  /** Subscribed already: shows a tick. */
  isAsked?: boolean | undefined
}

/** The strip at the bottom of a card: the same size in every state, so that cards never jump. */
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
        // A removed button blurs to nothing: that is not the person leaving.
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
