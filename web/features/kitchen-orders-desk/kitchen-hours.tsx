import type { KitchenMenuAnswer } from '@okolitsa/contracts/menus/menu-desk.endpoints.ts'
import type { OpenSpan } from '@okolitsa/domain/restaurants/opening-hours.ts'
import { menusDesk } from '@okolitsa/strings/ru/menus-desk.ts'
import { useState } from 'react'
import { useKitchenButtons } from '../../data/kitchen-orders/desk/use-kitchen.ts'
import { kitchenDay } from '../../data/menus/desk/kitchen-day.ts'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './kitchen.module.css'

const text = menusDesk.today

export function todayWords(menu: KitchenMenuAnswer, nowMs: number): string {
  const { spans, isNight } = kitchenDay(menu, new Date(nowMs))
  const words = isNight ? text.night : text.day
  return spans.length === 0
    ? words.isClosed.toLowerCase()
    : words.now(spans.map(({ from, to }) => `${from}–${to}`).join(', ')).toLowerCase()
}

/** Exceptional hours of the working day: opens later, closes earlier, or closed; the next day has the usual ones. */
export function KitchenHours({
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
  const { hours } = useKitchenButtons(organizationId)
  const { spans, isOther, isNight } = kitchenDay(menu, new Date(nowMs))
  const words = isNight ? text.night : text.day
  const [typed, setTyped] = useState<readonly OpenSpan[]>(spans.length > 0 ? spans : [{ from: '10:00', to: '22:00' }])
  const [isAsked, setAsked] = useState(false)
  const isWhole = typed.every(({ from, to }) => from !== '' && to !== '')
  const save = (next: readonly OpenSpan[] | null) =>
    hours.mutate(next?.map((span) => ({ ...span })) ?? null, { onSuccess: onClose })
  const change = (at: number, part: Partial<OpenSpan>) =>
    setTyped((now) => now.map((one, index) => (index === at ? { ...one, ...part } : one)))
  return (
    <Modal isOpen onOpenChange={onClose} title={words.title} closeLabel={menusDesk.section.close}>
      <div className="stack g4">
        <p className={css.hint}>{words.text}</p>
        {typed.map(({ from, to }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: spans of a day have no ids
          <div key={at} className={css.span}>
            <TextField
              type="time"
              label={text.from}
              value={from}
              onChange={({ target }) => change(at, { from: target.value })}
            />
            <TextField
              type="time"
              label={text.to}
              value={to}
              error={isAsked && !isWhole ? text.wrong : undefined}
              onChange={({ target }) => change(at, { to: target.value })}
            />
          </div>
        ))}
        <Button
          block
          busy={hours.isPending}
          onClick={() => {
            setAsked(true)
            if (isWhole) save(typed)
          }}
        >
          {text.save}
        </Button>
        {spans.length > 0 && (
          <Button block look="secondary-gray" busy={hours.isPending} onClick={() => save([])}>
            {words.close}
          </Button>
        )}
        {isOther && (
          <Button block look="secondary-gray" busy={hours.isPending} onClick={() => save(null)}>
            {text.usual}
          </Button>
        )}
      </div>
    </Modal>
  )
}
