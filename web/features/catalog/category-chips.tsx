import { Chip } from '../../ui/chip.tsx'
import { ChipGroup } from '../../ui/chip-group.tsx'
import css from './list.module.css'

/** Ways to parts of a list. Plain links in a row that scrolls on a phone. */
export function CategoryChips({
  label,
  items,
  keepScroll,
}: {
  label: string
  items: ReadonlyArray<{ title: string; href: string; isCurrent?: boolean | undefined }>
  /** The row stands low on the page: a press must not throw the page up. */
  keepScroll?: boolean | undefined
}) {
  return (
    <div className={css.chips}>
      <ChipGroup label={label} scroll>
        {items.map(({ title, href, isCurrent }) => (
          <Chip key={href} href={href} selected={isCurrent} data-keep-scroll={keepScroll ? '' : undefined}>
            {title}
          </Chip>
        ))}
      </ChipGroup>
    </div>
  )
}
