import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import type { ReactNode } from 'react'
import { Logo } from '../../ui/logo.tsx'
import css from './office-people.module.css'

/** A page of the office before the sign-in: the logo, and one narrow column. */
export const DoorPage = ({ children }: { children: ReactNode }) => (
  <div className={css.page}>
    <a href="/" className={css.logo} aria-label={layoutText.brand}>
      <Logo name={layoutText.brand} size="small" />
    </a>
    {children}
  </div>
)
