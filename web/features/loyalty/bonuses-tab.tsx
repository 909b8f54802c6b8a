import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import { sumRoubles } from '@okolitsa/domain/money/roubles.ts'
import { loyalty } from '@okolitsa/strings/ru/loyalty.ts'
import { useCalculations } from '../../data/cart/use-calculations.ts'
import { useBonuses } from '../../data/loyalty/use-bonuses.ts'
import { useVisitorLocation } from '../../data/visitor/use-visitor.ts'
import { Card } from '../../ui/card.tsx'
import { RowSkeleton } from '../../ui/row-skeleton.tsx'
import { BonusCard } from './bonus-card.tsx'
import { BonusField } from './bonus-field.tsx'
import css from './tabs.module.css'

const text = loyalty.cartTab

export function BonusesTab({ carts }: { carts: readonly Cart[] }) {
  const account = useBonuses()
  const answers = useCalculations(carts, useVisitorLocation())
  const spent = answers.map(({ data }) => data?.totals.bonuses ?? 0)
  const allSpent = sumRoubles(spent)
  return (
    <div className={css.tab}>
      {account ? (
        <BonusCard
          bonuses={account}
          action={
            <a className={css.history} href="/account/loyalty">
              {text.history}
            </a>
          }
        />
      ) : (
        <Card>
          <RowSkeleton />
        </Card>
      )}
      {carts.map((cart, index) => {
        const calculation = answers[index]?.data
        return (
          <Card as="section" key={cart.cartId} className="stack g4" aria-label={cart.farmer.title}>
            <h2 className="h3">{cart.farmer.title}</h2>
            {calculation ? (
              <BonusField
                organizationId={cart.farmerId}
                bonuses={calculation.bonuses}
                elsewhere={allSpent - (spent[index] ?? 0)}
              />
            ) : (
              <RowSkeleton />
            )}
          </Card>
        )
      })}
    </div>
  )
}
