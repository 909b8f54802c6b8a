export interface PictureSource {
  src: string
  /** Text alternative; empty for decoration. */
  alt: string
  /** Intrinsic size of the file in pixels. */
  width: number
  height: number
  srcSet?: string | undefined
  sizes?: string | undefined
  /**
   * Focus point in per cent from the left and the top, around which a photo fills its frame; absent = the picture is
   * shown whole.
   */
  focus?: { readonly x: number; readonly y: number } | null | undefined
}

/** The picture itself; the parent defines its frame and size. With `priority` it loads eagerly. */
export function Picture({ picture, priority }: { picture: PictureSource; priority?: boolean | undefined }) {
  return (
    <img
      src={picture.src}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      srcSet={picture.srcSet}
      sizes={picture.sizes}
      decoding="async"
      style={picture.focus ? { objectPosition: `${picture.focus.x}% ${picture.focus.y}%` } : undefined}
      {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
}
