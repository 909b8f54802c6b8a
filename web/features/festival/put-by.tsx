import type { FestivalStand } from '@okolitsa/contracts/festival/festival.ts'
import { festivalText } from '@okolitsa/strings/ru/festival.ts'
import { useCarts } from '../../data/cart/use-carts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import css from './festival.module.css'

const text = festivalText.cart

/** Cart lines that can be picked up at stands of the ground; empty when there are none. */
export function PutBy({ stands }: { stands: readonly FestivalStand[] }) {
  const { list } = useCarts()
  const numbers = new Map(stands.map(({ number, farmer }) => [farmer.id, number]))
  const carts = (list?.items ?? []).filter(({ farmer, products }) => numbers.has(farmer.id) && products.length > 0)
  if (carts.length === 0) return null
  const taken = carts.flatMap(({ farmer }) => numbers.get(farmer.id) ?? []).sort((a, b) => a - b)
  return (
    <Card className={css.cart} role="status">
      <div>
        <b>{text.title(carts.length)}</b>
        <p className="sm muted">
          {text.text(
            taken,
            carts.reduce((sum, { totals }) => sum + totals.itemsCount, 0),
          )}
        </p>
      </div>
      <Button look="secondary" size="medium" href="/cart">
        {text.action}
      </Button>
    </Card>
  )
}
