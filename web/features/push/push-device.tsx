import { pushText as text } from '@okolitsa/strings/ru/push.ts'
import type { PushSide } from '../../data/push/push-side.ts'
import { usePushDevice } from '../../data/push/use-push-device.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { BellIcon } from '../../ui/icons.ts'

/** Push notifications of this device: the switch, or the reason why they are unavailable. */
export function PushDevice({ api, invite = text.inviteText }: { api: PushSide; invite?: string }) {
  const { state, isBusy, turnOn, turnOff } = usePushDevice(api)
  return (
    <Card as="section" className="stack g3" aria-busy={state === null}>
      <h2 className="h4">{text.title}</h2>
      {(state === null || state === 'off') && <p className="muted">{invite}</p>}
      {state === 'on' && <p>{text.on}</p>}
      {(state === 'unsupported' || state === 'needsInstall' || state === 'denied') && (
        <p className="muted">{text[state]}</p>
      )}
      <div>
        {(state === null || state === 'off') && (
          <Button look="soft" size="medium" icon={BellIcon} busy={isBusy || state === null} onClick={turnOn}>
            {text.turnOn}
          </Button>
        )}
        {state === 'on' && (
          <Button look="secondary-gray" size="medium" busy={isBusy} onClick={turnOff}>
            {text.turnOff}
          </Button>
        )}
      </div>
    </Card>
  )
}
