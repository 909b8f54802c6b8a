import type { SellerNotifications } from '@okolitsa/contracts/seller-notifications/seller-notifications.endpoints.ts'
import type { SellerChannel } from '@okolitsa/domain/seller-notifications/matter.ts'
import { sellerNotifications as words } from '@okolitsa/strings/ru/seller-notifications.ts'
import { useTrial } from '../../data/seller-notifications/desk/use-seller-notifications.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import css from './notifications.module.css'

const text = words.trial

/** Sends a test message through each channel and shows the result. */
export function Trials({
  organizationId,
  channels,
}: {
  organizationId: number
  channels: SellerNotifications['channels']
}) {
  return (
    <Card as="section" className="stack g3" aria-labelledby="trials">
      <h2 id="trials" className="h3">
        {text.title}
      </h2>
      <p className="muted">{text.text}</p>
      <ul className={css.trials}>
        {channels.map(({ channel, reaches }) => (
          <li key={channel}>
            <Trial organizationId={organizationId} channel={channel} reaches={reaches} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Trial({
  organizationId,
  channel,
  reaches,
}: {
  organizationId: number
  channel: SellerChannel
  reaches: boolean
}) {
  const trial = useTrial(organizationId)
  const outcome = trial.data
    ? trial.data.state === 'sent'
      ? text.sent(trial.data.addresses)
      : text[trial.data.state]
    : trial.error && refusalWords(trial.error, text.error)
  return (
    <>
      <Button
        look="secondary"
        size="large"
        block
        busy={trial.isPending}
        disabled={!reaches}
        onClick={() => trial.mutate(channel)}
      >
        {text.send(channel)}
      </Button>
      <p className="sm muted" role="status">
        {reaches ? outcome : words.nowhere(channel)}
      </p>
    </>
  )
}
