import type { DishLook } from './dish-forms.ts'
export const HOT_LOOKS = {} satisfies Record<string, DishLook>
