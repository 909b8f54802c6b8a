import { locationText } from '@okolitsa/strings/ru/location.ts'
import { lazy, Suspense } from 'react'
import { useVisitorLocation } from '../../data/visitor/use-visitor.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { ChevronDownIcon, MapPinIcon } from '../../ui/icons.ts'
import css from './address-button.module.css'
import { PlaceLines } from './place-lines.tsx'

const loadPicker = () => import('./location-picker.tsx')
const LocationPicker = lazy(loadPicker)

/** The delivery place in the header; opens the location picker. */
export function AddressButton() {
  const location = useVisitorLocation()
  const modal = useModal()
  return (
    <>
      <button
        type="button"
        className={css.button}
        aria-haspopup="dialog"
        onClick={modal.open}
        onPointerEnter={() => void loadPicker()}
      >
        <MapPinIcon size={22} />
        <span>
          <span className="visually-hidden">{locationText.title}</span>
          <PlaceLines location={location} />
        </span>
        <ChevronDownIcon size={18} />
      </button>
      {modal.isOpen && (
        <Suspense>
          <LocationPicker onClose={modal.close} />
        </Suspense>
      )}
    </>
  )
}
