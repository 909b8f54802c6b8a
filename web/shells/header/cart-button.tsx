import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { shellText } from '@okolitsa/strings/ru/shell.ts'
import { sections } from '../../features/navigation/sections.ts'
import { ShoppingBasketIcon } from '../../ui/icons.ts'
import css from './header.module.css'

/** The cart in the header: the sum and how many products; just the word while it is empty. */
export function CartButton({ count, sumRoubles }: { count: number; sumRoubles: number | null }) {
  return (
    <a className={css.cart} href={sections.cart.href} aria-label={shellText.header.cartLabel(count, sumRoubles)}>
      <ShoppingBasketIcon size={20} />
      <span>{count > 0 && sumRoubles !== null ? formatPrice(sumRoubles) : shellText.header.cart}</span>
      {count > 0 && <b key={count}>{count}</b>}
    </a>
  )
}
