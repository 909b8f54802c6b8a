import type { DishLook } from './dish-forms.ts'
export const BAKED_LOOKS = {} satisfies Record<string, DishLook>
