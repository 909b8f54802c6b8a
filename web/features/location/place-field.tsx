import { locationText } from '@okolitsa/strings/ru/location.ts'
import { lazy, Suspense } from 'react'
import { useVisitorLocation } from '../../data/visitor/use-visitor.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Button } from '../../ui/button.tsx'
import { MapPinIcon } from '../../ui/icons.ts'
import css from './place-field.module.css'
import { PlaceLine } from './place-lines.tsx'

const loadPicker = () => import('./location-picker.tsx')
const LocationPicker = lazy(loadPicker)

/** «Where to?» on the first screen: chooses a place, then opens the list of products delivered there. */
export function PlaceField({ action }: { action: { text: string; href: string } }) {
  const location = useVisitorLocation()
  const modal = useModal()
  return (
    <div className={css.field}>
      <button
        type="button"
        className={css.place}
        aria-haspopup="dialog"
        onClick={modal.open}
        onPointerEnter={() => void loadPicker()}
      >
        <MapPinIcon size={22} />
        <span>
          <small>{locationText.title}</small>
          <PlaceLine location={location} />
        </span>
      </button>
      <Button size="medium" href={action.href} className={css.action}>
        {action.text}
      </Button>
      {modal.isOpen && (
        <Suspense>
          <LocationPicker onClose={modal.close} />
        </Suspense>
      )}
    </div>
  )
}
