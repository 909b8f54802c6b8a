/** Position of the picture on a preview, pixels; its corners are rounded. */
export const PICTURE_FRAME = { left: 632, top: 45, side: 540, radius: 44 } as const
/** Side of a drawing, pixels; its transparent margin makes it smaller than the frame. */
export const DRAWING_SIDE = 500
