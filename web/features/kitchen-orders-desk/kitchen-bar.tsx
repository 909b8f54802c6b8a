import type { KitchenMenuAnswer } from '@okolitsa/contracts/menus/menu-desk.endpoints.ts'
import { formatOrderNumber } from '@okolitsa/strings/ru/format.ts'
import { kitchenOrdersDesk as text } from '@okolitsa/strings/ru/kitchen-orders-desk.ts'
import { menusDesk } from '@okolitsa/strings/ru/menus-desk.ts'
import { useState } from 'react'
import { useArrivalSound } from '../../data/orders/desk/use-arrival-sound.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { BellIcon, ClockIcon, EyeOffIcon, PauseIcon } from '../../ui/icons.ts'
import { Switch } from '../../ui/switch.tsx'
import css from './kitchen.module.css'
import { KitchenHours, todayWords } from './kitchen-hours.tsx'
import { KitchenLoad } from './kitchen-load.tsx'
import { StopList } from './stop-list.tsx'

/** Pause, sold-out dishes, load and sound of a kitchen. */
export function KitchenBar({
  organizationId,
  menu,
  nowMs,
  waiting,
}: {
  organizationId: number
  menu: KitchenMenuAnswer
  nowMs: number
  waiting: readonly number[]
}) {
  const [window, setWindow] = useState<'stops' | 'load' | 'hours' | null>(null)
  const sound = useArrivalSound(waiting)
  const stopped = stoppedCount(menu, nowMs)
  const { words, isOpen } = stateWords(menu, nowMs)
  const rush = menu.rush && Date.parse(menu.rush.until) > nowMs ? menu.rush.minutes : 0
  return (
    <div className={css.bar}>
      <div className={css.barWords}>
        <h1 className="h2">{text.title}</h1>
        <p className={css.state}>
          <span className={classNames(css.dot, !isOpen && css.dotClosed)} aria-hidden="true" />
          {words}
        </p>
        <p className={css.pace}>
          {text.cooksIn(menu.preparationMinutes + rush)}
          {` · ${todayWords(menu, nowMs)}`}
          {rush > 0 && ` · ${text.rushed(rush)}`}
        </p>
      </div>
      <div className={css.barButtons}>
        <Switch checked={sound.isOn} onChange={(event) => sound.set(event.target.checked)}>
          {text.sound}
        </Switch>
        <Button look="secondary" icon={EyeOffIcon} onClick={() => setWindow('stops')}>
          {stopped > 0 ? text.stopsCount(stopped) : text.stops}
        </Button>
        <Button look="secondary" icon={ClockIcon} onClick={() => setWindow('hours')}>
          {menusDesk.today.button}
        </Button>
        <Button look="secondary" icon={PauseIcon} onClick={() => setWindow('load')}>
          {text.load}
        </Button>
      </div>
      {sound.isSilent && (
        <div className={css.silent}>
          <Notification
            tone="warning"
            title={text.silent}
            action={
              <Button reads size="large" look="white" icon={BellIcon} onClick={() => sound.set(true)}>
                {text.turnSoundOn}
              </Button>
            }
          >
            <p>{text.silentText}</p>
          </Notification>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {sound.arrived.length > 0 && text.arrived(sound.arrived.map(formatOrderNumber).join(', '))}
      </p>
      {window === 'stops' && (
        <StopList organizationId={organizationId} menu={menu} nowMs={nowMs} onClose={() => setWindow(null)} />
      )}
      {window === 'hours' && (
        <KitchenHours organizationId={organizationId} menu={menu} nowMs={nowMs} onClose={() => setWindow(null)} />
      )}
      {window === 'load' && (
        <KitchenLoad organizationId={organizationId} menu={menu} nowMs={nowMs} onClose={() => setWindow(null)} />
      )}
    </div>
  )
}

function stateWords({ state, pausedUntil, timeZone }: KitchenMenuAnswer, nowMs: number) {
  if (pausedUntil && Date.parse(pausedUntil) > nowMs) {
    return { words: text.states.paused(new Date(pausedUntil), timeZone), isOpen: false }
  }
  const isOpen = state.kind !== 'closed'
  return { words: isOpen ? text.states.open : text.states.closed, isOpen }
}

function stoppedCount({ sections }: KitchenMenuAnswer, nowMs: number): number {
  const isOut = ({ stop }: { stop: { until: string | null } | null }) =>
    stop !== null && (stop.until === null || Date.parse(stop.until) > nowMs)
  const dishes = sections.flatMap((section) => section.dishes)
  return dishes.filter(isOut).length + dishes.flatMap(({ options }) => options).filter(isOut).length
}
