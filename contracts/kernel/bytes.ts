import { z } from 'zod'

/** A file of the `media` type of its call, passed through unchanged. */
export const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)
