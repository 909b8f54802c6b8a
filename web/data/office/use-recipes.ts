import type { OfficeRecipe } from '@okolitsa/contracts/recipes/office-recipes.endpoints.ts'
import type { RecipeState } from '@okolitsa/domain/recipes/written-recipe.ts'
import { officeRecipes as text } from '@okolitsa/strings/ru/office-recipes.ts'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { type OfficeApi, officeApi } from './office-api.ts'
import { isShowcaseConflict } from './use-banners.ts'

export const useRecipes = (search: string, state: RecipeState | null) =>
  useInfiniteQuery({
    queryKey: officeKeys.recipesFound(search, state),
    queryFn: ({ pageParam }) =>
      officeApi().recipes.listOfficeRecipes({ query: { search, state: state ?? undefined, after: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })

/** A recipe; null = a new one, which is not loaded. */
export const useRecipe = (slug: string | null) =>
  useQuery({
    queryKey: officeKeys.recipe(slug ?? ''),
    queryFn: () => officeApi().recipes.getOfficeRecipe({ params: { slug: slug ?? '' } }),
    enabled: slug !== null,
  })

/** Sections and categories that fields of a recipe may name. */
export const useRecipeChoices = () =>
  useQuery({ queryKey: officeKeys.recipeChoices, queryFn: () => officeApi().recipes.listRecipeChoices() })

/** Changes a recipe. After a conflict the present recipe is loaded, and what was typed stays. */
export function useChangeRecipe() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: ({
      call,
    }: {
      readonly call: (calls: OfficeApi['recipes']) => Promise<OfficeRecipe>
      readonly done: string
    }) => call(officeApi().recipes),
    onSuccess: async (recipe, { done }) => {
      queryClient.setQueryData(officeKeys.recipe(recipe.slug), recipe)
      showToast({ tone: 'success', text: done })
      await queryClient.invalidateQueries({ queryKey: officeKeys.recipeList })
    },
    onError: async (error: Error) => {
      showToast({ tone: 'error', text: refusalWords(error, text.failed) })
      if (isShowcaseConflict(error)) await queryClient.refetchQueries({ queryKey: officeKeys.recipes })
    },
  })
}

export const useRecipePicture = () =>
  useMutation({
    meta: { showsOwnError: true },
    mutationFn: (file: File) => officeApi().recipes.addRecipePicture({ files: [file] }),
  })
