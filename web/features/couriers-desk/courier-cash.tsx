import type { CourierLink } from '@okolitsa/contracts/couriers/couriers.ts'
import { subtractRoubles } from '@okolitsa/domain/money/roubles.ts'
import { couriers } from '@okolitsa/strings/ru/couriers.ts'
import { lazy, Suspense, useState } from 'react'
import type { useCourierDesk } from '../../data/couriers/desk/use-courier-desk.ts'
import { typedRoubles } from '../../data/products/desk/typed-roubles.ts'
import { staffRefusalWords } from '../../data/staff/desk/staff-refusal.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './couriers.module.css'

const Modal = lazy(() => import('../../ui/modal.tsx'))
const text = couriers.desk.cash

/** Cash collected and handed in by a courier and whether the sums match; hidden while no cash was collected. */
export function CourierCash({
  link,
  handIn,
}: { link: CourierLink } & Pick<ReturnType<typeof useCourierDesk>, 'handIn'>) {
  const [typed, setTyped] = useState<string | null>(null)
  const { taken, handed, courierName } = link
  if (taken === 0 && handed === null) return null
  const errors = fieldErrorsOf(handIn.error)
  const close = () => {
    setTyped(null)
    handIn.reset()
  }
  return (
    <div className={css.cash}>
      <span>
        {text.taken(taken)}
        {handed && (
          <small>
            {text.handed(handed.sum)}, {differenceOf(taken, handed.sum)}
          </small>
        )}
      </span>
      <Button
        size="medium"
        look={handed ? 'secondary-gray' : 'secondary'}
        onClick={() => setTyped(String(handed?.sum ?? taken).replace('.', ','))}
        aria-label={handed ? undefined : text.takeOf(courierName)}
      >
        {handed ? text.change : text.take}
      </Button>
      {typed !== null && (
        <Suspense>
          <Modal isOpen onOpenChange={close} title={text.title(courierName)}>
            <form
              className={css.form}
              onSubmit={(event) => {
                event.preventDefault()
                handIn.mutate({ id: link.id, handed: typedRoubles(typed) }, { onSuccess: close })
              }}
            >
              <p className="muted">{text.taken(taken)}</p>
              <TextField
                label={text.field}
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
                inputMode="decimal"
                autoComplete="off"
                error={errors.handed ?? (handIn.error ? staffRefusalWords(handIn.error) : undefined)}
              />
              <Button type="submit" block busy={handIn.isPending}>
                {text.save}
              </Button>
              <Button reads look="secondary-gray" block onClick={close}>
                {text.keep}
              </Button>
            </form>
          </Modal>
        </Suspense>
      )}
    </div>
  )
}

function differenceOf(taken: number, handed: number): string {
  const difference = subtractRoubles(handed, taken)
  if (difference === 0) return text.equal
  return difference < 0 ? text.short(-difference) : text.over(difference)
}
