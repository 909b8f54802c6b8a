import type { CSSProperties } from 'react'
import css from './avatar.module.css'
import { classNames } from './class-names.ts'

/** A disc with a logo or initials. `onEdge` adds a white ring, for a disc that overlaps a picture's edge. */
export function Avatar({
  picture,
  initials,
  hue = 90,
  size = 56,
  fit = 'sign',
  onEdge,
}: {
  /** URL of the picture; without it the initials are shown. */
  picture?: string | null | undefined
  initials?: string | undefined
  /** Hue of the backdrop, degrees of OKLCH. */
  hue?: number | undefined
  /** Diameter of the disc, pixels. */
  size?: 24 | 34 | 40 | 56 | 64 | 84 | 112 | undefined
  /** `sign` is a drawing inside the disc, `photo` fills it. */
  fit?: 'sign' | 'photo' | undefined
  onEdge?: boolean | undefined
}) {
  return (
    <span
      className={classNames(css.avatar, css[fit], onEdge && css.edge)}
      data-hue=""
      style={
        { '--h': hue, width: size, height: size, fontSize: Math.max(11, Math.round(size * 0.34)) } as CSSProperties
      }
      aria-hidden="true"
    >
      {picture ? (
        <img src={picture} alt="" width={size} height={size} loading="lazy" fetchPriority="low" decoding="async" />
      ) : (
        initials
      )}
    </span>
  )
}
