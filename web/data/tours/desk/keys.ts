export const toursDeskKeys = {
  tour: (id: number) => ['cabinet', 'tour', id] as const,
}
