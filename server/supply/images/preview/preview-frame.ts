/** Where the picture stands on a preview, pixels; its corners are round. */
export const PICTURE_FRAME = { left: 632, top: 45, side: 540, radius: 44 } as const
/** A drawing with a transparent margin leaves room round itself. */
export const DRAWING_SIDE = 500
