import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import type { CartProduct, LineChange } from '@okolitsa/contracts/cart/cart-product.ts'
import { sumRoubles } from '@okolitsa/domain/money/roubles.ts'
import { bindNumbers } from '@okolitsa/domain/text/bind-numbers.ts'
import { willNotArrive } from '@okolitsa/strings/ru/arrival.ts'
import { cart as text } from '@okolitsa/strings/ru/cart.ts'
import { type DayReference, formatPrice, formatSaleSize } from '@okolitsa/strings/ru/format.ts'
import { noMore, takenText } from '../../data/cart/no-more.ts'
import { stepperLabels } from '../../data/cart/use-buying.ts'
import { useCartLines } from '../../data/cart/use-cart-actions.ts'
import { dishPath } from '../../data/restaurants/addresses.ts'
import { optionsText } from '../../data/restaurants/options-text.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { OpenLink } from '../../platform/navigation/open-link.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { CircleAlertIcon, Trash2Icon } from '../../ui/icons.ts'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { Thumb } from '../../ui/thumb.tsx'
import css from './cart-line.module.css'
import { linePicture } from './cart-picture.ts'
import { SharedAddedBy } from './shared-cart-bar.tsx'

function changeText(change: LineChange, reference: DayReference): string {
  const words = text.changes
  switch (change.kind) {
    case 'lessLeft':
      return words.lessLeft(change.left)
    case 'priceChanged':
      return words.priceChanged(change.was, change.now)
    case 'limit':
      return words.limit(change.max)
    case 'ripensLater':
      return words.ripensLater(change.readyOn, reference)
    case 'perishes':
      return willNotArrive(change)
    default:
      return words[change.kind]
  }
}

/** Stand, place or day with which a line was added; an unavailable one is marked. */
function ChosenWayNote({ way }: { way: NonNullable<CartProduct['chosenWay']> }) {
  const reference = useDayReference()
  if (!way.isOffered)
    return (
      <span className={css.change}>
        <CircleAlertIcon size={15} />
        {text.chosenWay.gone(way, reference)}
      </span>
    )
  return <small>{text.chosenWay.kept(way, reference)}</small>
}

/** A product in a cart: picture, name, stepper, sum, and problems below the name. */
export function CartLine({
  cart,
  line,
  onChoose,
}: {
  cart: Cart
  line: CartProduct
  /** Called to open the options of a dish again. */
  onChoose: (line: CartProduct) => void
}) {
  const { setQuantity, remove } = useCartLines(cart)
  const reference = useDayReference()
  const isOut = !line.isAvailableForCart
  // the stepper starts from the available quantity: with «3 left», minus must not pass through 7, 6, 5
  const quantity = line.quantityInCart || line.clientQuantityInCart
  const canStep = !isOut && line.quantityInCart > 0
  const href = cart.type === 'restaurant' ? dishPath(line.slug) : `/category/${line.categoryUrlKey}/${line.slug}`
  return (
    <li className={isOut ? `${css.line} ${css.out}` : css.line}>
      <span className={css.picture}>
        <Thumb picture={linePicture(line.smallImageUrl, '')} hue={line.hue} size={84} faded={isOut} />
      </span>
      <div className={css.name}>
        <OpenLink href={href}>{bindNumbers(line.title)}</OpenLink>
        <small>{formatSaleSize(line.measure, line.unit, line.isWeight)}</small>
        {line.options.length > 0 && <small>{optionsText(line.options)}</small>}
        {line.hasOptions && line.enabled && (
          <button
            type="button"
            className={`link ${css.choose}`}
            aria-label={text.chooseOf(line.title)}
            onClick={() => onChoose(line)}
          >
            {text.choose}
          </button>
        )}
        {line.chosenWay && <ChosenWayNote way={line.chosenWay} />}
        <SharedAddedBy cart={cart} line={line} />
        {line.changes.map((change) => (
          <span key={change.kind} className={css.change}>
            <CircleAlertIcon size={15} />
            {changeText(change, reference)}
          </span>
        ))}
      </div>
      <div className={css.price}>
        {line.lineSum > 0 && formatPrice(line.lineSum)}
        {line.discount > 0 && line.lineSum > 0 && (
          <s>
            <span className="visually-hidden">{text.was} </span>
            {formatPrice(sumRoubles([line.lineSum, line.discount]))}
          </s>
        )}
      </div>
      <div className={css.controls}>
        {canStep && (
          <QuantityStepper
            text={takenText(line, quantity)}
            labels={{ ...stepperLabels(line.title), remove: text.lineRemove(line.title) }}
            isLast={quantity === 1}
            {...noMore(line, line.clientQuantityInCart, line.left, line.maxSaleQuantity)}
            onDecrease={() => (quantity === 1 ? remove(line) : setQuantity(line, quantity - 1))}
            onIncrease={() => setQuantity(line, quantity + 1)}
            className={css.stepper}
          />
        )}
        {(!canStep || quantity > 1) && (
          <IconButton
            icon={Trash2Icon}
            label={text.lineRemove(line.title)}
            onClick={() => remove(line)}
            className={canStep ? css.bin : undefined}
          />
        )}
      </div>
    </li>
  )
}
