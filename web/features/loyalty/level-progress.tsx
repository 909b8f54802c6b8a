import type { LoyaltyStandingAnswer } from '@okolitsa/contracts/loyalty/levels.ts'
import { loyaltyLevels as text } from '@okolitsa/strings/ru/loyalty-levels.ts'
import { Progress } from '../../ui/progress.tsx'

export function LevelProgress({ bought, next }: Pick<LoyaltyStandingAnswer, 'bought' | 'next'>) {
  if (!next) return <p className="sm muted">{text.highest}</p>
  const left = text.next(next.title, next.missing)
  return (
    <div className="stack g2">
      <Progress value={bought} max={next.fromSum} label={text.account.title} valueText={left} tone="green" />
      <p className="sm muted">{left}</p>
    </div>
  )
}
