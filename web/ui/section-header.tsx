import type { ReactNode } from 'react'
import { ChevronRightIcon } from './icons.ts'
import css from './section-header.module.css'

/** The head of a section: title, subtitle, "see all" or another control at the end. */
export function SectionHeader({
  title,
  note,
  more,
  action,
  level = 2,
  id,
}: {
  title: ReactNode
  note?: ReactNode
  more?: { href: string; text: string } | undefined
  action?: ReactNode
  level?: 1 | 2 | 3 | undefined
  id?: string | undefined
}) {
  const Heading = `h${level}` as const
  return (
    <div className={css.header}>
      <div>
        <Heading className={level === 1 ? 'h1' : level === 2 ? 'h2' : 'h3'} id={id}>
          {title}
        </Heading>
        {note && <p>{note}</p>}
      </div>
      {more && (
        <a className={css.more} href={more.href}>
          {more.text}
          <ChevronRightIcon size={18} />
        </a>
      )}
      {action}
    </div>
  )
}
