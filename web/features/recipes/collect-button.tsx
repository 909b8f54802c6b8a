import { recipes as text } from '@okolitsa/strings/ru/recipes.ts'
import { Button } from '../../ui/button.tsx'

/** Adds the chosen products to carts; afterwards links to the carts, so that a second press adds no duplicates. */
export function CollectButton({
  isCollected,
  onCollect,
  size,
}: {
  isCollected: boolean
  onCollect: () => void
  size: 'large' | 'xlarge'
}) {
  const look = { size, block: size === 'xlarge' }
  return isCollected ? (
    <Button {...look} look="soft" href="/cart">
      {text.openCart}
    </Button>
  ) : (
    <Button {...look} onClick={onCollect}>
      {text.collect}
    </Button>
  )
}
