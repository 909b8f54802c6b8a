/** Attributes of a picture. */
export interface PictureSource {
  src: string
  /** Empty for decoration. */
  alt: string
  /** Own size of the file in pixels. */
  width: number
  height: number
  srcSet?: string | undefined
  sizes?: string | undefined
  /** A photo fills its frame around this point, per cent from the left and from the top; without it, it stands whole. */
  focus?: { readonly x: number; readonly y: number } | null | undefined
}

/** The picture itself; its frame and size are the parent's. The main one of the first screen loads at once. */
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
