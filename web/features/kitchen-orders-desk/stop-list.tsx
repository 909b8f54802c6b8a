import type { KitchenMenuAnswer } from '@okolitsa/contracts/menus/menu-desk.endpoints.ts'
import { kitchenOrdersDesk as text } from '@okolitsa/strings/ru/kitchen-orders-desk.ts'
import { useState } from 'react'
import { useKitchenButtons } from '../../data/kitchen-orders/desk/use-kitchen.ts'
import { kitchenDay } from '../../data/menus/desk/kitchen-day.ts'
import Modal from '../../ui/modal.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Switch } from '../../ui/switch.tsx'
import css from './kitchen.module.css'

type Stop = { until: string | null } | null
type Dish = KitchenMenuAnswer['sections'][number]['dishes'][number]
type Length = 'open' | 'dayEnd'

/** Sold-out dishes and options, each toggled by one press. */
export function StopList({
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
  const { stop } = useKitchenButtons(organizationId)
  const [wanted, setWanted] = useState('')
  const [length, setLength] = useState<Length>('open')
  const { timeZone } = menu
  const isFit = (title: string) => title.toLowerCase().includes(wanted.trim().toLowerCase())
  const { endsAt, endsWithShift } = kitchenDay(menu, new Date(nowMs))
  const press = (thing: 'dish' | 'option', thingId: number, isStopped: boolean) =>
    stop.mutate({ thing, thingId, isStopped, until: isStopped && length === 'dayEnd' ? endsAt : null })
  const row = (thing: 'dish' | 'option', id: number, title: string, stopped: Stop) => {
    const isOut = stopped !== null && (stopped.until === null || Date.parse(stopped.until) > nowMs)
    const till = stopped?.until ? text.isOutUntil(new Date(stopped.until), timeZone) : text.isOutLong
    return (
      <Switch
        checked={isOut}
        disabled={stop.isPending}
        note={isOut ? till : undefined}
        onChange={(event) => press(thing, id, event.target.checked)}
      >
        {title}
      </Switch>
    )
  }
  /** Options that match the search; all options of a matching dish. */
  const optionsOf = ({ title, options }: Dish) => (isFit(title) ? options : options.filter((one) => isFit(one.title)))
  const sections = menu.sections
    .map(({ dishes, ...section }) => ({
      ...section,
      dishes: dishes.filter(
        ({ title, isOnSale, options }) => isOnSale && (isFit(title) || options.some((one) => isFit(one.title))),
      ),
    }))
    .filter(({ dishes }) => dishes.length > 0)
  return (
    <Modal isOpen onOpenChange={onClose} title={text.stops} closeLabel={text.close} size="medium">
      <div className="stack g4">
        <p className={css.hint}>{text.stopsHint}</p>
        <Segmented<Length>
          label={text.stopFor}
          value={length}
          items={(['open', 'dayEnd'] as const).map((value) => ({
            value,
            title: text.stopUntil[value === 'dayEnd' && endsWithShift ? 'closing' : value],
          }))}
          onValueChange={setLength}
        />
        <SearchField
          label={text.find}
          placeholder={text.find}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          {...(wanted && { clearLabel: text.clear, onClear: () => setWanted('') })}
        />
        {sections.length === 0 && <p>{text.notFound}</p>}
        {sections.map(({ id, title, dishes }) => (
          <section key={id} aria-label={title} className="stack g2">
            <h3 className="h4">{title}</h3>
            <ul className={css.stops}>
              {dishes.map((dish) => (
                <li key={dish.id}>
                  {row('dish', dish.id, dish.title, dish.stop)}
                  {wanted.trim() !== '' && dish.options.length > 0 && (
                    <ul className={css.stopOptions}>
                      {optionsOf(dish).map((option) => (
                        <li key={option.id}>
                          {row('option', option.id, text.option(option.groupTitle, option.title), option.stop)}
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Modal>
  )
}
