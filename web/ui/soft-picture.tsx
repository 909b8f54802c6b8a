import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Picture, type PictureSource } from './picture.tsx'
import css from './soft-picture.module.css'

/**
 * A picture on a soft backdrop of its hue. A `cover` picture (a photograph) fills the frame; a drawing is shown whole
 * inside it.
 */
export function SoftPicture({
  as: Frame = 'div',
  picture,
  hue,
  fit = picture?.focus ? 'cover' : 'contain',
  ratio = 'shelf',
  priority,
  faded,
  className,
  children,
}: {
  /** Element; `span` inside a button. */
  as?: 'div' | 'span' | undefined
  picture: PictureSource | null
  /** Hue of the backdrop, degrees of OKLCH, 0 to 360: cheese 92, milk 225, greens 135, meat 40. */
  hue: number
  fit?: 'contain' | 'cover' | undefined
  /** `shelf` 1:0.94, `square`, `wide` 1.62, `gallery` 1.06, `fill` takes the parent's size. */
  ratio?: 'shelf' | 'square' | 'wide' | 'gallery' | 'fill' | undefined
  /** For the main picture above the fold: loads eagerly. */
  priority?: boolean | undefined
  /** Gray, for an unavailable product. */
  faded?: boolean | undefined
  className?: string | undefined
  /** Overlay of the picture: one badge, a heart. */
  children?: ReactNode
}) {
  return (
    <Frame
      className={classNames(css.frame, css[ratio], css[fit], faded && css.faded, className)}
      data-hue=""
      style={{ '--h': hue } as CSSProperties}
    >
      {picture && <Picture picture={picture} priority={priority} />}
      {children}
    </Frame>
  )
}
