import type { Address } from '@okolitsa/contracts/identity/identity.endpoints.ts'
import { typedDoor } from '@okolitsa/domain/geo/door.ts'
import { bareLocation, hasDoor, type Location } from '@okolitsa/domain/geo/location.ts'
import { doorText } from '@okolitsa/strings/ru/door.ts'
import { identity } from '@okolitsa/strings/ru/identity.ts'
import { locationPickerText } from '@okolitsa/strings/ru/location-picker.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useAddressSearch } from '../../data/geo/use-address-search.ts'
import { useSaveAddress } from '../../data/identity/use-addresses.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Chip } from '../../ui/chip.tsx'
import ComboBox from '../../ui/combo-box.tsx'
import { DoorFields } from '../../ui/door-fields.tsx'
import { MapPinIcon } from '../../ui/icons.ts'
import Modal from '../../ui/modal.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './address-window.module.css'

const text = identity.addresses

/** Renders the control that marks a house on the map; supplied by the page. */
export type PointOf = (place: Location, onPoint: (pointed: Location) => void) => ReactNode

/** Window for an address: a line with suggestions, a point on the map, a label, door details. */
export default function AddressWindow({
  address,
  pointOf,
  onClose,
}: {
  /** The address; null = a new one. */
  address: Address | null
  pointOf: PointOf
  onClose: () => void
}) {
  const [typed, setTyped] = useState(address?.title ?? '')
  const [place, setPlace] = useState<Location | null>(address && bareLocation(address))
  const [door, setDoor] = useState({
    label: address?.label ?? '',
    ...typedDoor(address ?? {}),
  })
  const [isMain, setMain] = useState(address?.isMain ?? false)
  const [error, setError] = useState<string>()
  const save = useSaveAddress(onClose)
  const { found, isEmpty, isGuessed } = useAddressSearch(place ? '' : typed)
  const fieldOf = (name: keyof typeof door) => ({
    value: door[name],
    onChange: ({ target }: { target: { value: string } }) => setDoor((known) => ({ ...known, [name]: target.value })),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!place) setError(text.pick)
    else if (!save.isPending) save.mutate({ id: address?.id ?? null, place, door, isMain })
  }
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={address ? text.editTitle : text.addTitle}
      closeLabel={text.close}
      size="medium"
    >
      <KeptForm
        id={`address-${address?.id ?? 'new'}`}
        sending={save}
        state={{ typed, place, door }}
        onRestore={(kept) => {
          setTyped(kept.typed)
          setPlace(kept.place)
          setDoor(kept.door)
        }}
        method="post"
        className={css.form}
        noValidate
        onSubmit={submit}
      >
        <ComboBox
          label={text.address}
          inputValue={typed}
          placeholder={text.placeholder}
          hint={text.hint}
          error={error}
          icon={MapPinIcon}
          autoFocus={address === null}
          items={found.map((one, index) => ({
            id: String(index),
            title: one.title,
            note: isGuessed ? locationPickerText.otherPlace : undefined,
          }))}
          emptyText={isEmpty ? text.nothing : undefined}
          onInputChange={(value) => {
            if (value === typed) return
            setTyped(value)
            setPlace(null)
            setError(undefined)
          }}
          onSelect={(id) => {
            const picked = found[Number(id)]
            if (!picked) return
            setPlace(picked)
            setTyped(picked.title)
          }}
        />
        {place && hasDoor(place) && (
          <div className="stack g2">
            <p className="sm muted" role="status">
              {place.precision === 'house' ? text.pointKnown : text.pointGuessed}
            </p>
            {pointOf(place, (pointed) => setPlace(bareLocation(pointed)))}
          </div>
        )}
        <div className="stack g2">
          <TextField {...fieldOf('label')} label={text.label} hint={text.labelHint} maxLength={40} />
          <div className="row fw g2">
            {text.labels.map((label) => (
              <Chip key={label} onClick={() => setDoor((known) => ({ ...known, label }))}>
                {label}
              </Chip>
            ))}
          </div>
        </div>
        <DoorFields words={doorText} fieldOf={fieldOf} />
        {!address?.isMain && (
          <Checkbox checked={isMain} onChange={({ target }) => setMain(target.checked)}>
            {text.becomeMain}
          </Checkbox>
        )}
        <Button type="submit" block busy={save.isPending}>
          {text.save}
        </Button>
      </KeptForm>
    </Modal>
  )
}
