import { type Address, MAX_ADDRESSES } from '@okolitsa/contracts/identity/identity.endpoints.ts'
import { doorText } from '@okolitsa/strings/ru/door.ts'
import { identity } from '@okolitsa/strings/ru/identity.ts'
import { lazy, Suspense, useState } from 'react'
import mapPicture from '../../assets/food/i-mail.webp'
import { useAddresses } from '../../data/identity/use-addresses.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PencilIcon, PlusIcon, Trash2Icon } from '../../ui/icons.ts'
import css from './address-book.module.css'
import type { PointOf } from './address-window.tsx'

const AddressWindow = lazy(() => import('./address-window.tsx'))
const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const text = identity.addresses
const nameOf = ({ label, title }: Address) => label ?? title

export function AddressBook({ initial, pointOf }: { initial: readonly Address[]; pointOf: PointOf }) {
  const { items, remove, makeMain } = useAddresses(initial)
  const editing = useModal()
  /** The edited address; null = a new one. */
  const [edited, setEdited] = useState<Address | null>(null)
  const edit = (address: Address | null) => {
    setEdited(address)
    editing.open()
  }
  const isFull = items.length >= MAX_ADDRESSES
  const removing = useModal()
  const [asked, setAsked] = useState<Address | null>(null)
  const addButton = isFull ? (
    <p className="sm muted">{text.limit(MAX_ADDRESSES)}</p>
  ) : (
    <Button look={items.length > 0 ? 'soft' : 'primary'} size="medium" icon={PlusIcon} onClick={() => edit(null)}>
      {text.add}
    </Button>
  )
  return (
    <Card as="section" className="stack g4">
      {items.length === 0 ? (
        <EmptyState picture={mapPicture} title={text.emptyTitle} text={text.emptyText} action={addButton} />
      ) : (
        <>
          <fieldset className={css.list}>
            <legend className="visually-hidden">{text.choice}</legend>
            {items.map((address) => (
              <div key={address.id} className={css.row}>
                <Checkbox
                  type="radio"
                  name="main-address"
                  checked={address.isMain}
                  onChange={() => makeMain.mutate(address.id)}
                  className={css.choice}
                >
                  {address.label && <b className={css.label}>{address.label}</b>}
                  {[address.title, doorText.line(address)].filter(Boolean).join(', ')}
                  {address.comment && <small className={css.note}>{address.comment}</small>}
                </Checkbox>
                {address.isMain && <Badge color="green">{text.main}</Badge>}
                <span className={css.keys}>
                  <IconButton icon={PencilIcon} label={text.edit(nameOf(address))} onClick={() => edit(address)} />
                  <IconButton
                    icon={Trash2Icon}
                    label={text.remove(nameOf(address))}
                    onClick={() => {
                      setAsked(address)
                      removing.open()
                    }}
                  />
                </span>
              </div>
            ))}
          </fieldset>
          <div>{addButton}</div>
        </>
      )}
      {removing.isOpen && asked && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={removing.onOpenChange}
            title={text.removeQuestion}
            text={asked.title}
            confirmText={text.removeConfirm}
            cancelText={text.keep}
            onConfirm={() => {
              remove.mutate(asked.id)
              removing.close()
            }}
          />
        </Suspense>
      )}
      {editing.isOpen && (
        <Suspense>
          <AddressWindow address={edited} pointOf={pointOf} onClose={editing.close} />
        </Suspense>
      )}
    </Card>
  )
}
