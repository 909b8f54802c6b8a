import { useEffect, useRef } from 'react'
import css from './office-queue.module.css'
import type { QueueDescription } from './queue-description.ts'

/** Items that wait, next to the current one; the list scrolls with the choice. */
export function QueueRows<Item>({
  queue: { words, idOf, row },
  items,
  currentId,
  onChoose,
}: {
  queue: QueueDescription<Item>
  items: readonly Item[]
  currentId: number
  onChoose: (index: number) => void
}) {
  const current = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item is current, so that another button is
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [currentId])
  return (
    <ol className={css.list} aria-label={words.list}>
      {items.map((item, index) => (
        <li key={idOf(item)}>
          <button
            type="button"
            ref={idOf(item) === currentId ? current : undefined}
            aria-current={idOf(item) === currentId ? 'true' : undefined}
            onClick={() => onChoose(index)}
          >
            {row(item)}
          </button>
        </li>
      ))}
    </ol>
  )
}
