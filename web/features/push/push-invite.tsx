import { pushText as text } from '@okolitsa/strings/ru/push.ts'
import { useState } from 'react'
import type { PushSide } from '../../data/push/push-side.ts'
import { usePushDevice } from '../../data/push/use-push-device.ts'
import { personalKey } from '../../platform/tab-state/personal-key.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

const LATER = personalKey('push-later')

/** Offers push notifications on this device; a person who has declined gets no further offer. */
export default function PushInvite({
  api,
  title = text.invite,
  text: words = text.inviteText,
}: {
  api: PushSide
  title?: string
  text?: string
}) {
  const { state, isBusy, turnOn } = usePushDevice(api)
  const [isLater, setLater] = useState(() => typeof window === 'undefined' || localStorage.getItem(LATER) !== null)
  if (state !== 'off' || isLater) return null
  const later = () => {
    localStorage.setItem(LATER, '1')
    setLater(true)
  }
  return (
    <Notification
      title={title}
      action={
        <>
          <Button size="medium" busy={isBusy} onClick={turnOn}>
            {text.turnOn}
          </Button>
          <Button size="medium" look="secondary" onClick={later}>
            {text.later}
          </Button>
        </>
      }
    >
      <p>{words}</p>
    </Notification>
  )
}
