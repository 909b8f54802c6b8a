import type { SubscriptionServiceAnswer } from '@okolitsa/contracts/subscription/subscription.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import type { Cinema } from '@okolitsa/domain/subscription/subscription.ts'
import { MOSCOW } from '@okolitsa/strings/ru/format.ts'
import { subscriptionText } from '@okolitsa/strings/ru/subscription.ts'
import { useState } from 'react'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Switch } from '../../ui/switch.tsx'

const text = subscriptionText.cinema

/** The online cinema of the plan: one is chosen for a month and may be turned off and on. */
export function CinemaCard({
  service: { status, cinemas, cinemasChangeFrom, offeredCinemas },
  busy,
  onChoose,
  onTurn,
}: {
  service: SubscriptionServiceAnswer
  busy: boolean
  onChoose: (cinema: Cinema) => void
  onTurn: (isOn: boolean) => void
}) {
  const reference = useDayReference()
  const chosen = cinemas[0] ?? null
  const [picked, setPicked] = useState<Cinema | null>(null)
  const isLocked = cinemasChangeFrom !== null
  const value = isLocked ? chosen : (picked ?? chosen)
  return (
    <Card as="section" className="stack g4">
      <div>
        <h2 className="h3">{text.title}</h2>
        <p className="sm muted">{text.note}</p>
      </div>
      <RadioCards
        label={text.choose}
        name="cinema"
        value={value}
        items={offeredCinemas.map((cinema) => ({
          value: cinema,
          title: text.names[cinema],
          ...(cinema === chosen && { note: text.chosen }),
          disabled: isLocked && cinema !== chosen,
        }))}
        onValueChange={setPicked}
      />
      {!isLocked && (
        <div>
          <Button
            busy={busy}
            disabled={value === null || value === chosen}
            onClick={() => value !== null && onChoose(value)}
          >
            {text.save}
          </Button>
        </div>
      )}
      {cinemasChangeFrom && (
        <Notification title={text.changeFrom(dayIn(MOSCOW, new Date(cinemasChangeFrom)), reference)}>
          <p>{text.changeFromText}</p>
        </Notification>
      )}
      {chosen && (
        <Switch
          checked={status === 'active' || status === 'activating'}
          disabled={busy}
          note={<span role="status">{text.status[status]}</span>}
          onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
        >
          {text.isOn}
        </Switch>
      )}
    </Card>
  )
}
