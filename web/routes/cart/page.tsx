import { cart as text } from '@okolitsa/strings/ru/cart.ts'
import { lazy, Suspense } from 'react'
import { PageHead } from '../../app/page-head.tsx'
import { useModal } from '../../app/use-modal.ts'
import { CartList } from '../../features/cart/cart-list.tsx'

const LocationPicker = lazy(() => import('../../features/location/location-picker.tsx'))

/** Carts: the frame is the same for everyone, what is in them comes after the page is alive. */
export function Page() {
  const address = useModal()
  return (
    <div className="wrap section">
      <PageHead title={text.pageTitle} isHidden />
      <h1 className="h1">{text.title}</h1>
      <CartList onChangeAddress={address.open} />
      {address.isOpen && (
        <Suspense>
          <LocationPicker onClose={address.close} />
        </Suspense>
      )}
    </div>
  )
}
