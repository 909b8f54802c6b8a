export const imagesDeskKeys = {
  galleryOf: (thing: string, id: number) => ['cabinet', 'gallery', thing, id] as const,
  pictures: (organizationId: number) => ['cabinet', 'pictures', organizationId] as const,
}
