import type { BookingAnswer } from '@okolitsa/contracts/bookings/booking.ts'
import { bookings as text } from '@okolitsa/strings/ru/bookings.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { useState } from 'react'
import { useCancelBooking, useCancelPreview } from '../../data/bookings/use-booking.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import Modal from '../../ui/modal.tsx'

/** Chooses participants to cancel, shows the refund and confirms exactly that sum. Large: load it with `lazy`. */
export default function CancelWindow({ booking, onClose }: { booking: BookingAnswer; onClose: () => void }) {
  const going = booking.places.filter(({ isCanceled }) => !isCanceled)
  const isSplit = going.length > 1 && going.some(({ mayCancel }) => mayCancel)
  const [chosen, setChosen] = useState<readonly number[]>(isSplit ? [] : going.map(({ id }) => id))
  const isWhole = chosen.length === going.length
  // an empty list asks for the cancellation of the whole booking
  const asked = chosen.length === 0 ? null : isWhole ? [] : chosen
  const { data: preview, error, isFetching } = useCancelPreview(booking.id, asked)
  const cancel = useCancelBooking(booking.id, onClose)
  const toggle = (id: number) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <Modal isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={text.cancelTitle} closeLabel={text.close}>
      <div className="stack g5">
        {isSplit && (
          <fieldset className="stack g2">
            <legend className="sm muted">{text.cancelSome}</legend>
            <Checkbox
              checked={isWhole}
              onChange={({ target }) => setChosen(target.checked ? going.map(({ id }) => id) : [])}
            >
              {text.cancelAll}
            </Checkbox>
            {going.map((place) => (
              <Checkbox
                key={place.id}
                checked={chosen.includes(place.id)}
                disabled={!place.mayCancel && !isWhole}
                note={formatPrice(place.price)}
                onChange={() => toggle(place.id)}
              >
                {place.name ? `${place.name} · ${place.title}` : place.title}
              </Checkbox>
            ))}
          </fieldset>
        )}
        <div aria-live="polite" aria-busy={isFetching}>
          {asked === null ? null : error ? (
            <Notification tone="error" title={refusalWords(error, text.failed)} />
          ) : preview ? (
            <Notification tone={preview.back > 0 ? 'info' : 'warning'} title={text.cancelBack(preview.back)}>
              {preview.back === 0 && booking.paid > 0 && <p>{text.cancelNothing}</p>}
              {preview.kept > 0 && <p>{text.cancelKept(preview.kept)}</p>}
              {!preview.cancelsBooking && <p>{text.cancelAfter(preview.totalAfter)}</p>}
            </Notification>
          ) : (
            <p className="muted">{text.cancelCounting}</p>
          )}
        </div>
        <Button
          look="danger"
          block
          busy={cancel.isPending}
          disabled={asked === null || !preview || isFetching}
          onClick={() => preview && asked && cancel.mutate({ placeIds: asked, expectedBack: preview.back })}
        >
          {text.cancelYes}
        </Button>
        <Button look="secondary-gray" block onClick={onClose}>
          {text.cancelNo}
        </Button>
      </div>
    </Modal>
  )
}
