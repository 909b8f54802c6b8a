import type { DeskMarket } from '@okolitsa/contracts/market/market-settings.ts'
import { marketSetup } from '@okolitsa/strings/ru/market-setup.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Progress } from '../../ui/progress.tsx'
import { setupPath } from './setup-frame.tsx'

const text = marketSetup.home

/** Progress of the set-up on the first page of the office; nothing after the opening. */
export function SetupProgress({ market }: { market: DeskMarket }) {
  if (market.state !== 'preparing') return null
  const { points, nextStep } = market.opening
  const done = points.filter(({ isDone }) => isDone).length
  return (
    <Card as="section" className="stack g3" aria-label={text.title}>
      <h2 className="h3">{text.title}</h2>
      <p>{text.progress(done, points.length)}</p>
      <Progress
        value={done}
        max={points.length}
        label={text.title}
        valueText={text.progress(done, points.length)}
        tone="green"
      />
      <div>
        <Button href={setupPath(nextStep)}>{text.go}</Button>
      </div>
    </Card>
  )
}
