import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import type { ReactNode } from 'react'
import { useMarketSign } from '../../platform/loading/use-market.ts'
import { Logo } from '../../ui/logo.tsx'
import css from './office-people.module.css'

/** A page of the office before the sign-in: the logo, and one narrow column. */
export function DoorPage({ children }: { children: ReactNode }) {
  const sign = useMarketSign()
  return (
    <div className={css.page}>
      <a href="/" className={css.logo} aria-label={layoutText.toHome(sign.name)}>
        <Logo {...sign} size="small" />
      </a>
      {children}
    </div>
  )
}
