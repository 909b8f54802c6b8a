import type { KitchenMenuAnswer } from '@okolitsa/contracts/restaurants/menu-desk.endpoints.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { exceptionOn, type OpenSpan, spansOn } from '@okolitsa/domain/restaurants/opening-hours.ts'
import { menuDesk } from '@okolitsa/strings/ru/menu-desk.ts'
import { useState } from 'react'
import { useKitchenButtons } from '../../data/cabinet/use-kitchen.ts'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './kitchen.module.css'

const text = menuDesk.today

function hoursToday({ timeZone, openingHours, openingExceptions }: KitchenMenuAnswer, nowMs: number) {
  const hours = { timeZone, week: openingHours, exceptions: openingExceptions }
  const today = dayIn(timeZone, new Date(nowMs))
  return { spans: spansOn(hours, today), isOther: exceptionOn(hours, today) !== null }
}

/** Today's hours in words. */
export function todayWords(menu: KitchenMenuAnswer, nowMs: number): string {
  const { spans } = hoursToday(menu, nowMs)
  return spans.length === 0
    ? text.isClosed.toLowerCase()
    : text.now(spans.map(({ from, to }) => `${from}–${to}`).join(', ')).toLowerCase()
}

/** Other hours today: opened later, closed earlier, or closed; tomorrow is as usual. */
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
  const { spans, isOther } = hoursToday(menu, nowMs)
  const [typed, setTyped] = useState<readonly OpenSpan[]>(spans.length > 0 ? spans : [{ from: '10:00', to: '22:00' }])
  const [isAsked, setAsked] = useState(false)
  const isWhole = typed.every(({ from, to }) => from !== '' && to !== '')
  const save = (next: readonly OpenSpan[] | null) =>
    hours.mutate(next?.map((span) => ({ ...span })) ?? null, { onSuccess: onClose })
  const change = (at: number, part: Partial<OpenSpan>) =>
    setTyped((now) => now.map((one, index) => (index === at ? { ...one, ...part } : one)))
  return (
    <Modal isOpen onOpenChange={onClose} title={text.title} closeLabel={menuDesk.section.close}>
      <div className="stack g4">
        <p className={css.hint}>{text.text}</p>
        {typed.map(({ from, to }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: spans of a day have no names of their own
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
            {text.close}
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
