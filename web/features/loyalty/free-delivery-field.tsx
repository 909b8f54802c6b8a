import type { CartCalculation } from '@okolitsa/contracts/cart/cart.ts'
import { loyalty } from '@okolitsa/strings/ru/loyalty.ts'
import { useEffect } from 'react'
import { discountSelections, useDiscountSelections } from '../../data/loyalty/discount-selections.ts'
import { Card } from '../../ui/card.tsx'
import { Switch } from '../../ui/switch.tsx'

const text = loyalty.freeDelivery

/**
 * A free delivery of the subscription for one seller's order. Hidden when none is left or the courier is free anyway.
 */
export function FreeDeliveryField({
  organizationId,
  calculation,
  elsewhere,
}: {
  organizationId: number
  calculation: CartCalculation
  /** Free deliveries used by the other orders on the screen. */
  elsewhere: number
}) {
  const isRequested = useDiscountSelections()(organizationId).useFreeDelivery
  const { freeDeliveriesLeft, usesFreeDelivery, methods } = calculation
  const left = freeDeliveriesLeft - elsewhere
  const isOver = usesFreeDelivery && left <= 0
  useEffect(() => {
    if (isOver) discountSelections.change(organizationId, { useFreeDelivery: false })
  }, [isOver, organizationId])
  const courier = methods.find(({ methodCode }) => methodCode === 'courier')
  const isPaid = usesFreeDelivery || (courier?.deliverySum ?? 0) > 0
  if (left <= 0 || !isPaid) return null
  return (
    <Card look="flat">
      <Switch
        name="freeDelivery"
        note={text.bySubscription}
        checked={isRequested}
        onChange={(event) => discountSelections.change(organizationId, { useFreeDelivery: event.target.checked })}
      >
        {text.title(left)}
      </Switch>
    </Card>
  )
}
