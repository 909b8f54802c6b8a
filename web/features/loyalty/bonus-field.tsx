import type { CartCalculation } from '@okolitsa/contracts/cart/cart.ts'
import { loyalty } from '@okolitsa/strings/ru/loyalty.ts'
import { useEffect, useState } from 'react'
import { discountSelections, useDiscountSelections } from '../../data/loyalty/discount-selections.ts'
import { useIsSignedIn } from '../../data/visitor/use-visitor.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RangeField } from '../../ui/range-field.tsx'
import { Switch } from '../../ui/switch.tsx'

const text = loyalty.spend
/** Delay after which the sums are requested when the slider has stopped, ms. */
const PAUSE_MS = 250

function Amount({ organizationId, spent, usable }: { organizationId: number; spent: number; usable: number }) {
  const [moved, setMoved] = useState<number | null>(null)
  useEffect(() => {
    if (moved === null) return
    const timer = setTimeout(() => {
      discountSelections.change(organizationId, { bonuses: moved })
      setMoved(null)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [moved, organizationId])
  const shown = Math.min(moved ?? spent, usable)
  return (
    <div className="stack g2">
      <RangeField
        label={`${text.howMuch}: ${text.amount(shown)}`}
        valueText={text.amount(shown)}
        value={shown}
        min={1}
        max={usable}
        onValueChange={setMoved}
      />
      {shown < usable && (
        <div>
          <Button
            look="secondary"
            size="small"
            onClick={() => {
              setMoved(null)
              discountSelections.change(organizationId, { bonuses: usable })
            }}
          >
            {text.all}
          </Button>
        </div>
      )}
    </div>
  )
}

/**
 * Bonuses for one seller's order: all usable bonuses by one press, fewer by the slider; and the bonuses that the order
 * will earn. All orders of a group share one account: bonuses used by the others cannot be spent here.
 */
export function BonusField({
  organizationId,
  bonuses,
  elsewhere = 0,
}: {
  organizationId: number
  bonuses: CartCalculation['bonuses']
  /** Bonuses used by the other orders on the screen. */
  elsewhere?: number
}) {
  const isSignedIn = useIsSignedIn()
  const requested = useDiscountSelections()(organizationId).bonuses
  const { balance, accrued, accrualPercent, level } = bonuses
  const usable = Math.max(0, Math.min(bonuses.usable, balance - elsewhere))
  const isOver = elsewhere > 0 && requested > usable
  useEffect(() => {
    if (isOver) discountSelections.change(organizationId, { bonuses: usable })
  }, [isOver, organizationId, usable])
  // a seller without bonuses shows no text about them
  if (isSignedIn === true && balance === 0 && accrualPercent === 0) return null
  if (isSignedIn !== true) return <p className="sm muted">{text.guest}</p>
  return (
    <div className="stack g2">
      {usable === 0 ? (
        <p className="sm muted">{bonuses.usable > 0 ? text.takenElsewhere : text.nothing(balance)}</p>
      ) : (
        <Card look="flat" className="stack g4">
          <Switch
            name="bonuses"
            note={text.available(usable, balance)}
            checked={requested > 0}
            onChange={(event) =>
              discountSelections.change(organizationId, { bonuses: event.target.checked ? usable : 0 })
            }
          >
            {text.title}
          </Switch>
          {requested > 0 && usable > 1 && (
            <Amount organizationId={organizationId} spent={Math.min(requested, usable)} usable={usable} />
          )}
        </Card>
      )}
      {accrued > 0 && <p className="sm muted">{text.willGet(accrued, accrualPercent, level)}</p>}
    </div>
  )
}
