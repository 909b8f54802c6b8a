import type { LoyaltyStandingAnswer } from '@okolitsa/contracts/loyalty/levels.ts'
import { loyaltyLevels as text } from '@okolitsa/strings/ru/loyalty-levels.ts'
import { farmerPath } from '../../data/catalog/addresses.ts'
import { Card } from '../../ui/card.tsx'
import { LevelProgress } from './level-progress.tsx'
import css from './own-levels.module.css'

export function OwnLevels({ standings }: { standings: readonly LoyaltyStandingAnswer[] }) {
  return (
    <Card as="section" className="stack g4">
      <div className="stack g2">
        <h2 className="h3">{text.account.title}</h2>
        <p className="sm muted">{text.counted}</p>
      </div>
      <ul className={css.levels}>
        {standings.map(({ farmerId: organizationId, title, level, accrualPercent, bought, next }) => (
          <li key={organizationId} className="stack g2">
            <span className={css.seller}>
              <a className="link" href={farmerPath(organizationId)}>
                {title}
              </a>
              <b>{level ? text.account.level(level, accrualPercent) : text.account.below(accrualPercent)}</b>
            </span>
            <LevelProgress bought={bought} next={next} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
