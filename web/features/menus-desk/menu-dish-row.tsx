import type { KitchenMenuAnswer } from '@okolitsa/contracts/menus/menu-desk.endpoints.ts'
import type { Unit } from '@okolitsa/domain/catalog/unit.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { menusDesk as text } from '@okolitsa/strings/ru/menus-desk.ts'
import { useKitchenButtons } from '../../data/kitchen-orders/desk/use-kitchen.ts'
import { kitchenDay } from '../../data/menus/desk/kitchen-day.ts'
import type { MenuDish } from '../../data/menus/desk/use-menu.ts'
import { productFormPath } from '../../data/products/desk/goods-query.ts'
import { resizedThumb } from '../../data/products/desk/picking-thumb.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ArrowDownIcon, ArrowUpIcon, GripVerticalIcon } from '../../ui/icons.ts'
import { Thumb } from '../../ui/thumb.tsx'
import css from './menu.module.css'

/** Moves of a dish within its section. */
interface DishOrder {
  /** Called to move the dish up; null = the dish is the first. */
  readonly onUp: (() => void) | null
  /** Called to move the dish down; null = the dish is the last. */
  readonly onDown: (() => void) | null
  readonly isDragged: boolean
  readonly onDrag: (isDragged: boolean) => void
  readonly onDrop: () => void
}

/** A dish of the menu: a press opens it, a button marks it as sold out. */
export function MenuDishRow({
  menu,
  dish,
  order,
}: {
  menu: KitchenMenuAnswer
  dish: MenuDish
  /** Moves of the dish; null = the menu is not being reordered. */
  order: DishOrder | null
}) {
  const { id, title, price, unit, measure, isOnSale, stop, hue, smallImageUrl } = dish
  return (
    <li
      className={classNames(css.dish, order?.isDragged && css.dragged)}
      draggable={order !== null}
      onDragStart={() => order?.onDrag(true)}
      onDragEnd={() => order?.onDrag(false)}
      onDragOver={(event) => {
        if (order) event.preventDefault()
      }}
      onDrop={(event) => {
        event.preventDefault()
        order?.onDrop()
      }}
    >
      {order && <GripVerticalIcon size={20} className={css.grip} />}
      <Thumb
        size={56}
        hue={hue}
        picture={resizedThumb({ imageUrl: smallImageUrl })}
        faded={stop !== null || !isOnSale}
      />
      <div className={css.words}>
        <a className={css.link} href={productFormPath(id, true)} aria-label={text.edit(title)}>
          {title}
        </a>
        <span className={css.facts}>
          <b>{formatPrice(price)}</b>
          <small>{text.portion(measure, unit as Unit)}</small>
          {!isOnSale && <Badge>{text.offSale}</Badge>}
        </span>
      </div>
      {order ? (
        <span className={css.keys}>
          {order.onUp && (
            <IconButton icon={ArrowUpIcon} look="gray" label={text.order.up(title)} onClick={order.onUp} />
          )}
          {order.onDown && (
            <IconButton icon={ArrowDownIcon} look="gray" label={text.order.down(title)} onClick={order.onDown} />
          )}
        </span>
      ) : (
        isOnSale && <StopKeys menu={menu} dish={dish} />
      )}
    </li>
  )
}

/**
 * Marks a dish as sold out until tomorrow (for a kitchen open at night, until it closes) or until it is switched on
 * again; a second button makes it available again.
 */
function StopKeys({ menu, dish }: { menu: KitchenMenuAnswer; dish: MenuDish }) {
  const { organizationId, timeZone } = menu
  const { stop } = useKitchenButtons(organizationId)
  const { now } = useDayReference()
  const { id, title } = dish
  const press = (isStopped: boolean, until: string | null) =>
    stop.mutate({ thing: 'dish', thingId: id, isStopped, until })
  if (dish.stop) {
    return (
      <div className={css.stops}>
        <Badge color="red" size="large">
          {dish.stop.until ? text.stop.isOutUntil(new Date(dish.stop.until), timeZone) : text.stop.isOutLong}
        </Badge>
        <Button
          size="medium"
          look="green-stroke"
          busy={stop.isPending}
          aria-label={text.stop.labelAgain(title)}
          onClick={() => press(false, null)}
        >
          {text.stop.back}
        </Button>
      </div>
    )
  }
  const { endsAt, endsWithShift } = kitchenDay(menu, now)
  return (
    <div className={css.stops}>
      <Button
        size="medium"
        look="secondary"
        busy={stop.isPending}
        aria-label={(endsWithShift ? text.stop.labelClosing : text.stop.labelTomorrow)(title)}
        onClick={() => press(true, endsAt)}
      >
        {endsWithShift ? text.stop.untilClosing : text.stop.untilTomorrow}
      </Button>
      <Button
        size="medium"
        look="secondary-gray"
        busy={stop.isPending}
        aria-label={text.stop.labelBack(title)}
        onClick={() => press(true, null)}
      >
        {text.stop.untilBack}
      </Button>
    </div>
  )
}
