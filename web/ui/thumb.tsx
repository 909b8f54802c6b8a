import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import type { PictureSource } from './picture.tsx'
import css from './thumb.module.css'

/** A small picture on a flat background of its hue: in a row of a list, on a card. Loads after the page's scripts. */
export function Thumb({
  picture,
  hue,
  size = 72,
  fit = picture?.focus ? 'cover' : 'contain',
  faded,
}: {
  picture: Pick<PictureSource, 'src' | 'alt' | 'srcSet' | 'focus'> | null
  /** Hue of the backdrop, degrees of OKLCH. */
  hue: number
  /** Side of the picture, pixels. */
  size?: 46 | 56 | 72 | 84 | undefined
  fit?: 'contain' | 'cover' | undefined
  faded?: boolean | undefined
}) {
  return (
    <span
      className={classNames(css.thumb, css[fit], faded && css.faded)}
      data-hue=""
      style={{ '--h': hue, width: size, height: size, borderRadius: Math.round(size * 0.23) } as CSSProperties}
    >
      {picture && (
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          alt={picture.alt}
          width={size}
          height={size}
          loading="lazy"
          fetchPriority="low"
          decoding="async"
          style={picture.focus ? { objectPosition: `${picture.focus.x}% ${picture.focus.y}%` } : undefined}
        />
      )}
    </span>
  )
}
