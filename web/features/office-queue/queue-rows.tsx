import type { TakenItem } from '@okolitsa/contracts/office/office-taken.endpoints.ts'
import { formatTime } from '@okolitsa/strings/ru/format.ts'
import { officeQueue as text } from '@okolitsa/strings/ru/office-queue.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import css from './office-queue.module.css'

/** Items that wait, next to the current one; the list scrolls with the choice. */
export function QueueRows<Item>({
  label,
  items,
  idOf,
  children,
  currentId,
  holderOf,
  onChoose,
}: {
  label: string
  items: readonly Item[]
  idOf: (item: Item) => string
  /** Content of a line. */
  children: (item: Item) => ReactNode
  currentId: string
  /** The item as somebody else has taken it. */
  holderOf: (id: string) => TakenItem | undefined
  onChoose: (index: number) => void
}) {
  const current = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item is current, so that another button is
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [currentId])
  return (
    <ol className={css.list} aria-label={label}>
      {items.map((item, index) => {
        const id = idOf(item)
        const holder = holderOf(id)
        return (
          <li key={id}>
            <button
              type="button"
              ref={id === currentId ? current : undefined}
              aria-current={id === currentId ? 'true' : undefined}
              onClick={() => onChoose(index)}
            >
              {children(item)}
              {holder && (
                <small className="muted">{text.taken(holder.member.name, formatTime(new Date(holder.since)))}</small>
              )}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
