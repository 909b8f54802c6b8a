import type { Location } from '@okolitsa/domain/geo/location.ts'
import { identity } from '@okolitsa/strings/ru/identity.ts'
import { type FormEvent, useState } from 'react'
import { useAddressSearch } from '../../data/geo/use-address-search.ts'
import { useAddAddress } from '../../data/identity/use-addresses.ts'
import { Button } from '../../ui/button.tsx'
import ComboBox from '../../ui/combo-box.tsx'
import { MapPinIcon } from '../../ui/icons.ts'
import Modal from '../../ui/modal.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './sign-in-form.module.css'

const text = identity.addresses

/** A window for a new address: one line with suggestions, and the flat. */
export default function AddAddress({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState<Location | null>(null)
  const [flat, setFlat] = useState('')
  const [error, setError] = useState<string>()
  const add = useAddAddress(onClose)
  const { found, isEmpty } = useAddressSearch(typed)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!place) setError(text.pick)
    else if (!add.isPending) add.mutate({ place, flat })
  }
  return (
    <Modal isOpen onOpenChange={onClose} title={text.addTitle} closeLabel={text.close}>
      <form method="post" className={css.form} noValidate onSubmit={submit}>
        <ComboBox
          label={text.address}
          inputValue={typed}
          placeholder={text.placeholder}
          hint={text.hint}
          error={error}
          icon={MapPinIcon}
          autoFocus
          items={found.map((one, index) => ({ id: String(index), title: one.title }))}
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
        <TextField
          label={text.flat}
          autoComplete="address-line2"
          maxLength={20}
          value={flat}
          onChange={(event) => setFlat(event.target.value)}
        />
        <Button type="submit" block busy={add.isPending}>
          {text.save}
        </Button>
      </form>
    </Modal>
  )
}
