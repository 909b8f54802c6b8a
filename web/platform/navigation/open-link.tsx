import { areaOfPath } from '@okolitsa/domain/market/areas.ts'
import type { ReactNode } from 'react'
import { hasArea, useRootData } from '../loading/root-data.ts'

/** A link to a page of the marketplace; plain text while the area of the page is closed. */
export function OpenLink({
  href,
  className,
  children,
}: {
  href: string
  className?: string | undefined
  children: ReactNode
}) {
  return hasArea(useRootData(), areaOfPath(href)) ? (
    <a href={href} className={className}>
      {children}
    </a>
  ) : (
    <span className={className}>{children}</span>
  )
}
