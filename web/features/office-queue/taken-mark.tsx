import type { OfficeMember } from '@okolitsa/contracts/office/office-member.ts'
import { mayTake, type TakenQueue } from '@okolitsa/domain/office/taken-items.ts'
import { formatTime } from '@okolitsa/strings/ru/format.ts'
import { officeQueue as text } from '@okolitsa/strings/ru/office-queue.ts'
import { useEffect, useRef } from 'react'
import { useTake, useTaken } from '../../data/office/use-taken.ts'
import { useKeys } from '../../platform/keys/use-keys.ts'
import { Button } from '../../ui/button.tsx'

/**
 * The person who works on an item of a queue, with the button that takes it or gives it back. @param props.isOpened the item is
 * what the page shows: opening one's own item keeps it for two more hours, and the key T takes it
 */
export function TakenMark({
  queue,
  id: item,
  member,
  isOpened = false,
}: {
  queue: TakenQueue
  id: number | string
  member: Pick<OfficeMember, 'id' | 'permissions'>
  isOpened?: boolean
}) {
  const id = String(item)
  const found = useTaken().find((one) => one.queue === queue && one.id === id)
  const take = useTake(queue, id, member.id)
  const isMine = found?.member.id === member.id
  const isFree = found === undefined
  // the item that was taken or kept on this page
  const kept = useRef<string | null>(null)
  useEffect(() => {
    if (!isOpened || !isMine || kept.current === id) return
    kept.current = id
    take.mutate(true)
  }, [isOpened, isMine, id, take])
  const press = () => {
    kept.current = id
    take.mutate(isFree)
  }
  useKeys(isOpened && (isMine || isFree) ? { t: press } : {})
  if (!mayTake(member.permissions, queue)) return null
  if (!isMine && !isFree)
    return <span className="sm muted">{text.taken(found.member.name, formatTime(new Date(found.since)))}</span>
  return (
    <span className="row fw g2 sm">
      {isMine && text.mine(formatTime(new Date(found.since)))}
      <Button look="secondary-gray" size="small" busy={take.isPending} onClick={press}>
        {isMine ? text.giveBack : text.take}
      </Button>
    </span>
  )
}
