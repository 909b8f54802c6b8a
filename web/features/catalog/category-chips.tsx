import { Chip } from '../../ui/chip.tsx'
import { ChipGroup } from '../../ui/chip-group.tsx'
import css from './list.module.css'

/** Links to parts of a list, in a row that scrolls on a phone. */
export function CategoryChips({
  label,
  items,
  keepScroll,
}: {
  label: string
  items: ReadonlyArray<{ title: string; href: string; isCurrent?: boolean | undefined }>
  /** The row is low on the page: a press must not scroll the page to the top. */
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
