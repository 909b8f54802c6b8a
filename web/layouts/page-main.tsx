import type { FestivalLook } from '@okolitsa/domain/festival/looks.ts'
import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import type { ReactNode } from 'react'
import css from './page-main.module.css'

/** Link to the main part, the first stop of the Tab key. */
export function SkipLink() {
  return (
    <a className={css.skip} href="#content">
      {layoutText.skipToContent}
    </a>
  )
}

/** The main part of the page; navigation moves the focus here. */
export function PageMain({
  theme,
  children,
}: {
  /** Colours other than the site's. */ theme?: FestivalLook
  children: ReactNode
}) {
  return (
    <main id="content" tabIndex={-1} className={css.main} data-theme={theme}>
      {children}
    </main>
  )
}
