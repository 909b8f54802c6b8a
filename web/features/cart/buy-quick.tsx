import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import { buying as text } from '@okolitsa/strings/ru/buying.ts'
import { useBuying } from '../../data/cart/use-buying.ts'
import { earlyButton } from '../../ui/early-form.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PlusIcon } from '../../ui/icons.ts'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import css from './buy-quick.module.css'

export function BuyQuick({ product }: { product: ProductCard }) {
  const { quantity, want, stepper } = useBuying(product)
  if (quantity > 0) return <QuantityStepper {...stepper} note={undefined} />
  return (
    <IconButton
      {...earlyButton(`${product.id}:1`)}
      icon={PlusIcon}
      className={css.plus}
      label={text.addOne(product.title)}
      onClick={(event) => {
        event.preventDefault()
        want(1)
      }}
    />
  )
}
