import type { Address } from '@okolitsa/contracts/identity/identity.endpoints.ts'
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
import { PlusIcon, Trash2Icon } from '../../ui/icons.ts'
import css from './address-book.module.css'

const AddAddress = lazy(() => import('./add-address.tsx'))
const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const text = identity.addresses

/** Saved addresses: which is the main one, remove, add. */
export function AddressBook({ initial }: { initial: readonly Address[] }) {
  const { items, remove, makeMain } = useAddresses(initial)
  const adding = useModal()
  const removing = useModal()
  const [asked, setAsked] = useState<Address | null>(null)
  const addButton = (
    <Button look={items.length > 0 ? 'soft' : 'primary'} size="medium" icon={PlusIcon} onClick={adding.open}>
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
                  {address.title}
                  {address.flat && `, ${text.flatNote(address.flat)}`}
                </Checkbox>
                {address.isMain && <Badge color="green">{text.main}</Badge>}
                <IconButton
                  icon={Trash2Icon}
                  label={text.remove(address.title)}
                  onClick={() => {
                    setAsked(address)
                    removing.open()
                  }}
                />
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
      {adding.isOpen && (
        <Suspense>
          <AddAddress onClose={adding.close} />
        </Suspense>
      )}
    </Card>
  )
}
