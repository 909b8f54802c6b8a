import type { OfficeOrder } from '@okolitsa/contracts/office-orders/office-order.ts'
import { officeOrders } from '@okolitsa/strings/ru/office-orders.ts'
import { useOrderWork } from '../../data/office/orders/use-office-order.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/select.tsx'
import css from './order-screen.module.css'

const text = officeOrders.owner

/** The person who looks after the order. */
export function OrderOwner({
  found: { order, owner, team, abilities },
  memberId,
}: {
  found: OfficeOrder
  memberId: number
}) {
  const { assign } = useOrderWork(order.id)
  const isMine = owner?.id === memberId
  return (
    <Card as="section" className="stack g2">
      <h2 className={css.heading}>{text.title}</h2>
      {abilities.assign ? (
        <>
          <Select
            label={text.title}
            hideLabel
            value={String(owner?.id ?? '')}
            disabled={assign.isPending}
            items={[
              { value: '', title: text.nobody },
              // a former person of the office stays named
              ...(owner && !team.some(({ id }) => id === owner.id) ? [owner, ...team] : team).map(({ id, name }) => ({
                value: String(id),
                title: name,
              })),
            ]}
            onChange={({ target }) => assign.mutate(target.value === '' ? null : Number(target.value))}
          />
          {!isMine && team.some(({ id }) => id === memberId) && (
            <Button look="secondary-gray" size="small" busy={assign.isPending} onClick={() => assign.mutate(memberId)}>
              {text.take}
            </Button>
          )}
        </>
      ) : (
        <p>{owner?.name ?? text.nobody}</p>
      )}
    </Card>
  )
}
