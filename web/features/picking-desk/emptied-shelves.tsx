import type { EmptiedShelf } from '@okolitsa/contracts/picking/picking.ts'
import { emptiedShelves as text } from '@okolitsa/strings/ru/emptied-shelves.ts'
import { formatAmount } from '@okolitsa/strings/ru/format.ts'
import { useEmptied } from '../../data/picking/desk/use-emptied.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

/**
 * Products taken off the shelf because they were not found, each with a button that returns it while that is possible.
 */
export function EmptiedShelves({
  organizationId,
  productIds,
}: {
  organizationId: number
  /** Products of the list; absent = all products. */
  productIds?: readonly number[]
}) {
  const { emptied: all, back } = useEmptied(organizationId)
  const emptied = productIds ? all.filter(({ productId }) => productIds.includes(productId)) : all
  if (emptied.length === 0) return null
  return (
    <section className="stack g2" aria-label={text.title}>
      {emptied.map((shelf) => (
        <Notification
          key={shelf.id}
          tone="warning"
          title={text.off(shelf.title)}
          action={
            <Button
              look="secondary-gray"
              aria-label={text.returnOf(shelf.title)}
              busy={back.isPending && back.variables.id === shelf.id}
              onClick={() => back.mutate(shelf)}
            >
              {text.return}
            </Button>
          }
        >
          <p>{writtenOff(shelf)}</p>
        </Notification>
      ))}
    </section>
  )
}

function writtenOff({ amount, unit, isWeight }: EmptiedShelf): string {
  return amount === null ? text.uncounted : text.amount(formatAmount(amount, isWeight ? unit : 'шт'))
}
