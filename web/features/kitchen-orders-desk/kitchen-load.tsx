import type { KitchenMenuAnswer } from '@okolitsa/contracts/menus/menu-desk.endpoints.ts'
import { kitchenOrdersDesk as text } from '@okolitsa/strings/ru/kitchen-orders-desk.ts'
import { useKitchenButtons } from '../../data/kitchen-orders/desk/use-kitchen.ts'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import css from './kitchen.module.css'

const RUSHES = [10, 20, 30]
const PAUSES = [15, 30, 60, 180]

export function KitchenLoad({
  organizationId,
  menu,
  nowMs,
  onClose,
}: {
  organizationId: number
  menu: KitchenMenuAnswer
  nowMs: number
  onClose: () => void
}) {
  const { rush, pause } = useKitchenButtons(organizationId)
  const isRush = menu.rush !== null && Date.parse(menu.rush.until) > nowMs
  const isPaused = menu.pausedUntil !== null && Date.parse(menu.pausedUntil) > nowMs
  return (
    <Modal isOpen onOpenChange={onClose} title={text.load} closeLabel={text.close}>
      <section className="stack g3">
        <h3 className="h4">{text.pause}</h3>
        <p className={css.hint}>{text.pauseHint}</p>
        <div className={css.choices}>
          {isPaused ? (
            <Button block busy={pause.isPending} onClick={() => pause.mutate(0, { onSuccess: onClose })}>
              {text.pauseOver}
            </Button>
          ) : (
            PAUSES.map((minutes) => (
              <Button
                key={minutes}
                look="secondary"
                busy={pause.isPending}
                onClick={() => pause.mutate(minutes, { onSuccess: onClose })}
              >
                {text.pauseFor(minutes)}
              </Button>
            ))
          )}
        </div>
        <h3 className="h4">{text.rush}</h3>
        <p className={css.hint}>{text.rushHint}</p>
        <div className={css.choices}>
          {RUSHES.map((minutes) => (
            <Button
              key={minutes}
              look="secondary"
              busy={rush.isPending}
              onClick={() => rush.mutate(minutes, { onSuccess: onClose })}
            >
              {text.rushBy(minutes)}
            </Button>
          ))}
          {isRush && (
            <Button busy={rush.isPending} onClick={() => rush.mutate(0, { onSuccess: onClose })}>
              {text.rushOver}
            </Button>
          )}
        </div>
      </section>
    </Modal>
  )
}
