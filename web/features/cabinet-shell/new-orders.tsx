import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import type { Today } from '@okolitsa/contracts/today/today.ts'
import { today as text } from '@okolitsa/strings/ru/today.ts'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useArrivalSound } from '../../data/orders/desk/use-arrival-sound.ts'
import { useToday } from '../../data/today/desk/use-today.ts'
import { Switch } from '../../ui/switch.tsx'
import { showToast } from '../../ui/toast-queue.ts'

/** Announces new orders on every page of the cabinet. A kitchen's own screen rings separately. */
export function NewOrders({ member, hasSwitch }: { member: StaffMember; hasSwitch: boolean }) {
  const { organization, permissions } = member
  const isWanted = organization !== null && organization.type !== 'restaurant' && permissions.includes('readOrders')
  const today = useToday(isWanted ? organization.id : null)
  return today && <Arrivals today={today} hasSwitch={hasSwitch} isTour={organization?.type === 'tour_operator'} />
}

/** The number in the title, the sound and the toast; `hasSwitch` adds the switch of the sound. */
function Arrivals({
  today: { newOrders, tasks },
  hasSwitch,
  isTour,
}: {
  today: Today
  hasSwitch: boolean
  isTour: boolean
}) {
  const waiting = useMemo(() => newOrders.map(({ id }) => id), [newOrders])
  const sound = useArrivalSound(waiting)
  useTitleCount(tasks.find(({ kind }) => kind === 'confirm')?.all ?? 0)
  const announce = useEffectEvent((id: number) => {
    const order = newOrders.find((each) => each.id === id)
    if (!order) return
    showToast({
      tone: 'info',
      topic: 'new-order',
      text: text.arrived(order.recipientName, order.lines, order.total),
      action: { text: text.open, href: `/cabinet/orders/${order.id}` },
    })
  })
  const [arrivedId] = sound.arrived
  useEffect(() => {
    if (arrivedId !== undefined) announce(arrivedId)
  }, [arrivedId])
  if (!hasSwitch) return null
  return (
    <div className="wrap section">
      <Switch checked={sound.isOn} onChange={(event) => sound.set(event.target.checked)} note={text.soundNote}>
        {text.sound(isTour)}
      </Switch>
      {sound.isOn && sound.isAsleep && <p>{text.soundSleeps}</p>}
    </div>
  )
}

function useTitleCount(count: number): void {
  useEffect(() => {
    const plain = () => document.title.replace(/^\(\d+\) /, '')
    const show = () => {
      const wanted = text.newTitled(count, plain())
      if (document.title !== wanted) document.title = wanted
    }
    show()
    // pages set the title, possibly after this effect
    const observer = new MutationObserver(show)
    observer.observe(document.head, { subtree: true, childList: true, characterData: true })
    return () => {
      observer.disconnect()
      document.title = plain()
    }
  }, [count])
}
