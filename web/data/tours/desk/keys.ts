/** Keys of what a seller's desk has loaded of tours. */
export const toursDeskKeys = {
  tour: (id: number) => ['cabinet', 'tour', id] as const,
}
