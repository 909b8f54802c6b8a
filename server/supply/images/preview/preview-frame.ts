/** Position of the picture on a preview, pixels; its corners are round. */
export const PICTURE_FRAME = { left: 632, top: 45, side: 540, radius: 44 } as const
/** A drawing with a transparent margin is smaller than the frame. */
export const DRAWING_SIDE = 500
