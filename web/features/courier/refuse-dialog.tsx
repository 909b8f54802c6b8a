import type { RouteStop } from '@okolitsa/contracts/couriers/couriers.ts'
import { couriers } from '@okolitsa/strings/ru/couriers.ts'
import { useState } from 'react'
import { useOnline } from '../../platform/offline/use-online.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import Modal from '../../ui/modal.tsx'
import css from './courier.module.css'
import { amountWords } from './line-amount.ts'

const text = couriers.day

/** Lines that the customer refuses at the door; at least one line is taken. */
export default function RefuseDialog({
  stop,
  busy,
  onRefuse,
  onClose,
}: {
  stop: RouteStop
  busy: boolean
  onRefuse: (lineIds: number[]) => void
  onClose: () => void
}) {
  const [chosen, setChosen] = useState<readonly number[]>([])
  const isOnline = useOnline()
  const isAll = chosen.length === stop.inside.length
  return (
    <Modal isOpen onOpenChange={onClose} title={text.refuse.title}>
      <div className={css.reasons}>
        <p className="muted">{text.refuse.text}</p>
        {stop.inside.map((line) => (
          <Checkbox
            key={line.id}
            checked={chosen.includes(line.id)}
            note={amountWords(line)}
            onChange={({ currentTarget }) =>
              setChosen(currentTarget.checked ? [...chosen, line.id] : chosen.filter((id) => id !== line.id))
            }
          >
            {line.title}
          </Checkbox>
        ))}
        {!isOnline && <Notification tone="warning">{text.refuse.offline}</Notification>}
        {isAll && <Notification tone="info">{text.refuse.all}</Notification>}
        <Button
          block
          size="xlarge"
          busy={busy}
          disabled={!isOnline || isAll || chosen.length === 0}
          onClick={() => onRefuse([...chosen])}
        >
          {text.refuse.save}
        </Button>
        <Button block look="secondary-gray" onClick={onClose}>
          {text.back}
        </Button>
      </div>
    </Modal>
  )
}
