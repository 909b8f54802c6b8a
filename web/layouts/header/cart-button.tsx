import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import { sections } from '../../features/navigation/sections.ts'
import { ShoppingBasketIcon } from '../../ui/icons.ts'
import css from './header.module.css'

/** The cart in the header: sum and number of products, or only the word while it is empty. */
export function CartButton({ count, sumRoubles }: { count: number; sumRoubles: number | null }) {
  // hidden text, not `aria-label`: the accessible name must contain the visible text, and the badge shows a bare number
  return (
    <a className={css.cart} href={sections.cart.href}>
      <ShoppingBasketIcon size={20} />
      <span className="visually-hidden">{layoutText.header.cartLabel(count, sumRoubles)}</span>
      <span aria-hidden="true">
        {count > 0 && sumRoubles !== null ? formatPrice(sumRoubles) : layoutText.header.cart}
      </span>
      {count > 0 && (
        <b key={count} aria-hidden="true">
          {count}
        </b>
      )}
    </a>
  )
}
