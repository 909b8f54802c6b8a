import type { LoyaltyProgramAnswer } from '@okolitsa/contracts/loyalty/levels.ts'
import { loyaltyLevels as text } from '@okolitsa/strings/ru/loyalty-levels.ts'
import { useStanding } from '../../data/loyalty/use-standing.ts'
import { useIsSignedIn } from '../../data/visitor/use-visitor.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { LevelProgress } from './level-progress.tsx'
import css from './seller-program.module.css'

/** Levels of a seller's programme and the customer's level. */
export function SellerProgram({
  organizationId,
  program: { accrualPercent, maxSharePercent, levels },
}: {
  organizationId: number
  program: LoyaltyProgramAnswer
}) {
  const isSignedIn = useIsSignedIn()
  const standing = useStanding(organizationId)
  return (
    <Card as="section" look="flat" className={css.program}>
      <div className="stack g2">
        <h2 className="h3">{text.title}</h2>
        <p className="sm">{text.rule(accrualPercent, maxSharePercent)}</p>
        <p className="sm muted">{text.counted}</p>
      </div>
      <div className="stack g4">
        <ul className={css.levels} aria-label={text.levels}>
          {levels.map((level) => (
            <li key={level.title} className={css.level}>
              <b className={css.percent}>{text.percent(level.accrualPercent)}</b>
              <span>
                <span className="row fw">
                  <b>{level.title}</b>
                  {level.title === standing?.level && <Badge color="lime">{text.yours}</Badge>}
                </span>
                <span className="sm muted">{text.from(level.fromSum)}</span>
              </span>
            </li>
          ))}
        </ul>
        {isSignedIn === true && standing && (
          <div className="stack g2">
            <p className="sm">{text.bought(standing.bought)}</p>
            <LevelProgress bought={standing.bought} next={standing.next} />
          </div>
        )}
        {isSignedIn === false && <p className="sm muted">{text.guest}</p>}
      </div>
    </Card>
  )
}
