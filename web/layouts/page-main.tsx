import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import type { ReactNode } from 'react'
import css from './page-main.module.css'

/** The first stop of the Tab key. */
export function SkipLink() {
  return (
    <a className={css.skip} href="#content">
      {layoutText.skipToContent}
    </a>
  )
}

/** The page's own part; navigation moves the focus here. */
export function PageMain({ theme, children }: { /** Colours of its own. */ theme?: 'pumpkin'; children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className={css.main} data-theme={theme}>
      {children}
    </main>
  )
}
