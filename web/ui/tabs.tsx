import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import strip from './tab-strip.module.css'
import css from './tabs.module.css'

/** Tabs inside a page: arrows, Home and End move between them. */
export function Tabs({
  label,
  items,
  defaultId,
  onChange,
}: {
  label: string
  items: ReadonlyArray<{ id: string; title: string; note?: string | undefined; content: ReactNode }>
  defaultId?: string | undefined
  onChange?: ((id: string) => void) | undefined
}) {
  const [currentId, setCurrentId] = useState(defaultId ?? items[0]?.id)
  const base = useId()
  const choose = (id: string) => {
    setCurrentId(id)
    onChange?.(id)
  }
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = items.findIndex((item) => item.id === currentId)
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1 + items.length, Home: 0, End: items.length - 1 }[
      event.key
    ]
    const item = target === undefined ? undefined : items[target % items.length]
    if (!item) return
    event.preventDefault()
    choose(item.id)
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${CSS.escape(item.id)}"]`)?.focus()
  }
  const current = items.find((item) => item.id === currentId) ?? items[0]
  return (
    <div>
      <div role="tablist" aria-label={label} className={strip.strip} onKeyDown={move}>
        {items.map((item) => {
          const isCurrent = item === current
          return (
            <button
              key={item.id}
              type="button"
              role="tab"
              id={`${base}-${item.id}-tab`}
              data-tab={item.id}
              aria-selected={isCurrent}
              aria-controls={`${base}-panel`}
              tabIndex={isCurrent ? 0 : -1}
              onClick={() => choose(item.id)}
            >
              {item.title}
              {item.note && <sup>{item.note}</sup>}
            </button>
          )
        })}
      </div>
      {current && (
        <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${current.id}-tab`} className={css.panel}>
          {current.content}
        </div>
      )}
    </div>
  )
}
