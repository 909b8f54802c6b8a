import { Fragment } from 'react'
import css from './breadcrumbs.module.css'
import { ChevronRightIcon } from './icons.ts'

/** The last item is the current page. */
export function Breadcrumbs({
  label,
  items,
}: {
  label: string
  items: ReadonlyArray<{ title: string; href?: string | undefined }>
}) {
  return (
    <nav aria-label={label} className={css.breadcrumbs}>
      <ol>
        {items.map((item, index) => (
          <Fragment key={`${item.href ?? ''}${item.title}`}>
            {index > 0 && (
              <li aria-hidden="true">
                <ChevronRightIcon size={14} />
              </li>
            )}
            <li>{item.href ? <a href={item.href}>{item.title}</a> : <span aria-current="page">{item.title}</span>}</li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}
