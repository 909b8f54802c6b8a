import type { DemoRecipe } from '../recipe-model.ts'
import { baking } from './recipes/baking.ts'
import { breakfasts } from './recipes/breakfasts.ts'
import { dinners } from './recipes/dinners.ts'
import { kids } from './recipes/kids.ts'
import { salads } from './recipes/salads.ts'
import { soups } from './recipes/soups.ts'

export const demoRecipes: readonly DemoRecipe[] = [...breakfasts, ...soups, ...dinners, ...salads, ...baking, ...kids]
