import type { Product } from '@okolitsa/contracts/catalog/product.ts'
import { timesRoubles } from '@okolitsa/domain/money/roubles.ts'
import type { DayReference } from '@okolitsa/strings/ru/format.ts'
import { productPage as text } from '@okolitsa/strings/ru/product-page.ts'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useBuying } from '../../data/cart/use-buying.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { EARLY_STEPS, earlyButton } from '../../ui/early-form.tsx'
import { ShoppingBasketIcon } from '../../ui/icons.ts'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import css from './product.module.css'

/** Numbers of sale steps offered for weighed products: 300 г, 600 г, 1,2 кг. */
const AMOUNTS = [1, 2, 4]

const sumOf = (product: Product, steps: number) => timesRoubles(product.priceInfo.finalPrice, steps)

/** The buying part of the page: amount, buy button, then a stepper. On a phone the button is sticky. */
export function ProductBuying({ product }: { product: Product }) {
  const buying = useBuying(product)
  const [chosen, setChosen] = useState(1)
  const box = useRef<HTMLDivElement>(null)
  const isBoxSeen = useIsSeen(box)

  const { available } = product.availability
  const most = Math.min(available ?? Number.POSITIVE_INFINITY, product.maxSaleQuantity ?? Number.POSITIVE_INFINITY)
  const amounts = product.isWeight ? AMOUNTS.filter((steps) => steps <= most) : []
  const isTaken = buying.quantity > 0
  const steps = isTaken ? buying.quantity : chosen
  useFocusKept(box, isTaken)
  const take = (event: MouseEvent) => {
    event.preventDefault()
    buying.want(chosen)
  }
  const early = earlyButton(String(product.id))
  const promise = promiseOf(product, useDayReference())

  return (
    <div ref={box} className={css.box}>
      {!isTaken && amounts.length > 1 && (
        <RadioCards
          label={text.choose}
          {...EARLY_STEPS}
          layout="columns"
          value={String(chosen)}
          items={amounts.map((count) => ({
            value: String(count),
            title: text.amountOf(product.measure * count, product.unit),
            note: text.price(sumOf(product, count)),
          }))}
          onValueChange={(value) => setChosen(Number(value))}
        />
      )}
      {isTaken ? (
        <>
          <QuantityStepper {...buying.stepper} look="light" />
          <Button href="/cart" size="xlarge" block icon={ShoppingBasketIcon}>
            {text.toCart}
          </Button>
        </>
      ) : (
        <Button size="xlarge" block icon={ShoppingBasketIcon} {...early} onClick={take} data-restore-focus="">
          {text.add}
        </Button>
      )}
      {product.isWeight && <p className="sm muted">{text.ceiling(sumOf(product, steps))}</p>}
      {!isBoxSeen && (
        <div className={css.bar} data-buy-bar="" data-above-notification="">
          <p className={css.barWords}>
            <b>{text.price(sumOf(product, steps))}</b>
            <small>{promise}</small>
          </p>
          {isTaken ? (
            <QuantityStepper {...buying.stepper} note={undefined} look="light" />
          ) : (
            <Button onClick={take}>{text.add}</Button>
          )}
        </div>
      )}
    </div>
  )
}

/** The earliest delivery in one line. */
function promiseOf({ nearestDelivery: nearest }: Product, reference: DayReference): string {
  if (!nearest) return text.cdek.what
  const { date, methodCode } = nearest
  return methodCode === 'pickup' ? text.pickupWhen(date, reference) : text.when(date, nearest, reference)
}

/** The pressed button is replaced by another control: moves the focus to it. */
function useFocusKept(element: { readonly current: Element | null }, isTaken: boolean): void {
  const known = useRef(isTaken)
  useEffect(() => {
    if (known.current === isTaken) return
    known.current = isTaken
    if (document.activeElement === document.body)
      element.current?.querySelector<HTMLElement>('[data-restore-focus]')?.focus({ preventScroll: true })
  }, [element, isTaken])
}

/** Bars at the bottom of a phone, and the height of the buy box above its button. */
const SEEN_ABOVE = '0px 0px -240px'

/** Whether an element is on screen including its button; true before hydration. */
function useIsSeen(element: { readonly current: Element | null }): boolean {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true), {
      rootMargin: SEEN_ABOVE,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}
