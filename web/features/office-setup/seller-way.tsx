import type { DeskMarket } from '@okolitsa/contracts/market/market-settings.ts'
import { marketSetup } from '@okolitsa/strings/ru/market-setup.ts'
import { useState } from 'react'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import css from './steps.module.css'

const text = marketSetup.sellers

/** Ways of a seller into the market that exist: registration by a link, and approval. */
export function SellerWay({ market, origin }: { market: DeskMarket; origin: string }) {
  const [isCopied, setCopied] = useState(false)
  const isReady = market.opening.points.some(({ name, isDone }) => name === 'seller' && isDone)
  const link = `${origin}/cabinet/start`
  return (
    <>
      <Notification tone={isReady ? 'success' : 'info'}>{isReady ? text.ready : text.none}</Notification>
      <Card className={css.fields}>
        <p>{text.way}</p>
        <p>
          <b>{text.link}:</b>{' '}
          <a className="link" href="/cabinet/start">
            {link}
          </a>
        </p>
        <div className="row fw g2">
          <Button size="medium" href="/office/invitations">
            {text.invite}
          </Button>
          <Button
            look="secondary"
            size="medium"
            onClick={() => void navigator.clipboard?.writeText(link).then(() => setCopied(true))}
          >
            {isCopied ? text.copied : text.copy}
          </Button>
          <Button look="secondary-gray" size="medium" href="/office/applications">
            {text.applications}
          </Button>
        </div>
      </Card>
    </>
  )
}
