import { formatOrderNumber } from '@okolitsa/strings/ru/format.ts'
import { officeOrderList } from '@okolitsa/strings/ru/office-order-list.ts'
import { useState } from 'react'
import { useAssignOrders } from '../../data/office/orders/use-order-list.ts'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { Select } from '../../ui/select.tsx'

const text = officeOrderList.assign

/** Names the person who looks after the selected orders. */
export default function AssignDialog({
  ids,
  team,
  onClose,
}: {
  ids: readonly number[]
  team: readonly { readonly id: number; readonly name: string }[]
  onClose: () => void
}) {
  const [chosen, choose] = useState('')
  const assign = useAssignOrders()
  return (
    <Modal isOpen onOpenChange={onClose} title={text.title(ids.length)} closeLabel={text.close} size="medium">
      <div className="stack g4">
        <p className="sm muted">{ids.map(formatOrderNumber).join(', ')}</p>
        <Select
          label={text.person}
          value={chosen}
          items={[
            { value: '', title: text.nobody },
            ...team.map(({ id, name }) => ({ value: String(id), title: name })),
          ]}
          onChange={({ target }) => choose(target.value)}
        />
        <Button
          size="medium"
          busy={assign.isPending}
          onClick={() =>
            assign.mutate({ ids: [...ids], memberId: chosen === '' ? null : Number(chosen) }, { onSuccess: onClose })
          }
        >
          {text.save}
        </Button>
      </div>
    </Modal>
  )
}
