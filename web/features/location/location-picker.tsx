import type { Location } from '@okolitsa/domain/geo/location.ts'
import { locationText } from '@okolitsa/strings/ru/location.ts'
import { locationPickerText } from '@okolitsa/strings/ru/location-picker.ts'
import { useId, useState } from 'react'
import { recentPlaces, rememberPlace } from '../../data/geo/recent-places.ts'
import { useCurrentPlace } from '../../data/geo/use-current-place.ts'
import { usePlaceSearch } from '../../data/geo/use-place-search.ts'
import { useSavedAddresses } from '../../data/identity/use-saved-addresses.ts'
import { useVisitorLocation } from '../../data/visitor/use-visitor.ts'
import { visitor } from '../../data/visitor/visitor.ts'
import { Notification } from '../../ui/alert.tsx'
import { HistoryIcon, HouseIcon, LocateFixedIcon, MapPinIcon } from '../../ui/icons.ts'
import Modal from '../../ui/modal.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import css from './location-picker.module.css'
import { placeLine, placeLines } from './place-label.ts'

interface Choice {
  readonly place: Location
  readonly icon: typeof MapPinIcon
  readonly group: (typeof GROUPS)[number]
}

const GROUPS = ['saved', 'recent', 'found'] as const

/** Choice of a place: search with suggestions, device position, saved addresses, recent places. */
export default function LocationPicker({ onClose }: { onClose: () => void }) {
  const current = useVisitorLocation()
  const [text, setText] = useState('')
  const [active, setActive] = useState(-1)
  const search = usePlaceSearch(text)
  const saved = useSavedAddresses()
  const listId = useId()

  const choose = (place: Location) => {
    rememberPlace(place)
    onClose()
    if (placeLine(place) === placeLine(current)) return
    visitor.chooseLocation(place)
    showToast({ topic: 'place', tone: 'success', text: locationPickerText.changed(placeLine(place)) })
  }
  const detecting = useCurrentPlace(choose)

  const choices: Choice[] = search.isOn
    ? search.places.map((place) => ({ place, icon: MapPinIcon, group: 'found' as const }))
    : [
        ...saved.map((place) => ({ place, icon: HouseIcon, group: 'saved' as const })),
        ...recentPlaces().map((place) => ({ place, icon: HistoryIcon, group: 'recent' as const })),
      ]

  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && choices.length > 0) {
      event.preventDefault()
      setActive((known) => (known + step + choices.length) % choices.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      // a guessed place is selected only explicitly
      const choice = choices[active] ?? (search.isOn && !search.isGuessed ? choices[0] : undefined)
      if (choice) choose(choice.place)
    }
  }

  return (
    <Modal isOpen title={locationText.title} closeLabel={locationPickerText.close} onOpenChange={onClose}>
      <div className={css.picker}>
        <SearchField
          label={locationPickerText.fieldLabel}
          placeholder={locationPickerText.placeholder}
          value={text}
          maxLength={100}
          autoFocus
          role="combobox"
          aria-expanded={choices.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={choices[active] ? `${listId}-${active}` : undefined}
          onChange={(event) => {
            setText(event.target.value)
            setActive(-1)
          }}
          onKeyDown={onKeyDown}
          {...(text !== '' && { clearLabel: locationPickerText.clear, onClear: () => setText('') })}
        />

        <button type="button" className={css.detect} onClick={detecting.start} aria-disabled={detecting.isBusy}>
          <LocateFixedIcon size={22} />
          {detecting.isBusy ? locationPickerText.detecting : locationPickerText.detect}
        </button>
        {detecting.problem && (
          <Notification tone="warning">{locationPickerText.geolocation[detecting.problem]}</Notification>
        )}

        {!search.isOn && <p className={css.current}>{`${locationPickerText.current}: ${placeLine(current)}`}</p>}
        {search.isGuessed && choices.length > 0 && (
          <Notification tone="warning" title={locationPickerText.guessed(text.trim())}>
            {locationPickerText.guessedHelp}
          </Notification>
        )}
        <div id={listId} role="listbox" aria-label={search.isOn ? locationPickerText.found : locationText.title}>
          {GROUPS.map((group) => {
            const members = choices.filter((choice) => choice.group === group)
            return (
              members.length > 0 && (
                // biome-ignore lint/a11y/useSemanticElements: a group of suggestions in a listbox, not a fieldset
                <div key={group} role="group" aria-label={locationPickerText[group]}>
                  {group !== 'found' && (
                    <p className={css.group} aria-hidden="true">
                      {locationPickerText[group]}
                    </p>
                  )}
                  {members.map((choice) => (
                    <PlaceOption
                      key={placeLine(choice.place) + choice.place.region}
                      id={`${listId}-${choices.indexOf(choice)}`}
                      choice={choice}
                      isActive={choices.indexOf(choice) === active}
                      onPoint={() => setActive(choices.indexOf(choice))}
                      onChoose={() => choose(choice.place)}
                    />
                  ))}
                </div>
              )
            )
          })}
        </div>
        <div role="status" className={css.state}>
          {search.state === 'searching' && locationPickerText.searching}
          {search.state === 'nothing' && locationPickerText.nothing}
          {search.state === 'failed' && locationPickerText.searchFailed}
          {search.state === 'found' && (
            <span className="visually-hidden">{locationPickerText.foundCount(choices.length)}</span>
          )}
          {search.state === 'off' && choices.length === 0 && locationPickerText.startTyping}
        </div>
      </div>
    </Modal>
  )
}

function PlaceOption({
  id,
  choice: { place, icon: Drawing },
  isActive,
  onPoint,
  onChoose,
}: {
  id: string
  choice: Choice
  isActive: boolean
  onPoint: () => void
  onChoose: () => void
}) {
  const { main, note } = placeLines(place)
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus, arrows move aria-activedescendant
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field chooses the active option
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={css.option}
      onPointerEnter={onPoint}
      onClick={onChoose}
    >
      <Drawing size={22} />
      <span>
        {main}
        {note && <small>{note}</small>}
      </span>
    </div>
  )
}
