import { z } from 'zod'

/** A file as it is, beside the `media` of its call: nothing of it is looked into. */
export const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)
