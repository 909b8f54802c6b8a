import type { Dish } from '@okolitsa/contracts/restaurants/dish.ts'
import { buying } from '@okolitsa/strings/ru/buying.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { restaurants as text } from '@okolitsa/strings/ru/restaurants.ts'
import { noMore } from '../../data/cart/no-more.ts'
import { stepperLabels } from '../../data/cart/use-buying.ts'
import { useDishCart } from '../../data/cart/use-dish-cart.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import css from './dish-form.module.css'
import { useRestaurantClock } from './restaurant-state.tsx'
import type { useDishChoice } from './use-dish-choice.ts'

/** Quantity and the button: adds the dish, or names the missing choice. */
export function DishBuying({
  dish,
  choice,
  line,
  onDone,
}: {
  dish: Dish
  choice: ReturnType<typeof useDishChoice>
  line?: { readonly id: number; readonly optionsKey: string } | undefined
  onDone?: (() => void) | undefined
}) {
  const reference = useRestaurantClock(dish.restaurant.timeZone)
  const { add, replace, isBusy } = useDishCart(dish.organizationId)
  const { availability } = dish
  if (!dish.restaurant.isAvailableHere)
    return (
      <Notification tone="warning" title={text.notHereTitle}>
        {text.notHereText}
      </Notification>
    )
  // a dish in the cart may be ordered for the hours in which it is served
  if (!availability.isAvailable && !(line && availability.reason === 'notServed'))
    return (
      <Notification tone="warning" title={text.unavailable[availability.reason ?? 'notOnSale']}>
        {availability.until && text.backAt(availability.until, reference)}
      </Notification>
    )
  const { quantity, setQuantity, missing, sum, most } = choice

  async function submit() {
    if (sum === null) {
      if (!missing) return
      showToast({ tone: 'info', text: text.chooseFirst(missing.title) })
      const group = document.querySelector(`[data-group="${missing.id}"]`)
      group?.scrollIntoView({ block: 'center' })
      group?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus({ preventScroll: true })
      return
    }
    const isDone = line ? await replace(line, choice.chosen) : await add(choice.chosen)
    if (!isDone) return
    if (line) showToast({ tone: 'success', text: text.changed(dish.title) })
    else showToast({ tone: 'success', text: text.added(dish.title), action: { text: buying.toCarts, href: '/cart' } })
    onDone?.()
  }
  return (
    <div className={css.foot}>
      <QuantityStepper
        text={String(quantity)}
        labels={stepperLabels(dish.title)}
        isMinimum={quantity === 1}
        {...noMore({ ...dish, isWeight: false }, quantity, most)}
        onDecrease={() => setQuantity(Math.max(1, quantity - 1))}
        onIncrease={() => setQuantity(quantity + 1)}
      />
      <Button busy={isBusy} onClick={() => void submit()}>
        {sum === null
          ? missing
            ? text.chooseFirst(missing.title)
            : formatPrice(dish.priceFrom)
          : line
            ? text.change(sum)
            : text.add(sum)}
      </Button>
    </div>
  )
}
